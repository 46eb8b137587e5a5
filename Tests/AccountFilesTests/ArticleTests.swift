import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `The article about exported files` {
    @Test func `shows a document that is read and written without a change`() async throws {
        // Tests/AccountFilesTests/ArticleTests.swift
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let article = root.appending(path: "App/Composition/Composition.docc/AccountFiles.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let start = try #require(text.firstRange(of: "```json\n")).upperBound
        let end = try #require(text[start...].firstRange(of: "```")).lowerBound
        let fixture = try Fixture()
        let archive = try await fixture.read(String(text[start..<end]))
        try await fixture.files.write(archive, to: fixture.path("export"))
        let written = fixture.directory.bytes(of: fixture.path("export"))
        #expect(String(decoding: written, as: UTF8.self) == text[start..<end])
    }
}
