import Foundation
import Testing
import ToolSupport

@testable import PackageFacts

@Suite struct `Package facts` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test func `SwiftPM describes the whole package, also where the environment selects a part`()
        throws
    {
        let manifest = try Manifest(root: Self.root)
        #expect(manifest.packages == [])
        #expect(manifest["football-gather"]?.module == "football_gather")
        #expect(manifest["football-gather"]?.kind == .executable)
        #expect(manifest["CSQLite"]?.kind == .system)
        let facts = try #require(manifest["PackageFactsTests"])
        #expect(facts.kind == .test)
        #expect(facts.layer == .tests)
        #expect(facts.dependencies.contains("PackageFacts"))
        #expect(facts.sourcePaths.contains("Tests/PackageFactsTests/PackageFactsTests.swift"))
    }

    @Test func `an unknown description is an error with a remedy`() {
        let error = #expect(throws: ToolError.self) { try Manifest(json: Data("{}".utf8)) }
        #expect(
            error?.message
                == "The output of swift package describe has an unknown format. Use Swift 6.2 or 6.3."
        )
    }

    @Test(
        arguments: [
            ("Modules/System/CSQLite", .system), ("Modules/Core/Domain", .core),
            ("Modules/Adapters/Persistence", .adapter), ("Modules/Features/Gather", .feature),
            ("Modules/Testing/TestSupport", .testing), ("App/Composition", .composition),
            ("App/football-gather", .runner), ("App/Demos/Gather", .demo),
            ("Tests/GatherTests", .tests), ("Tools/Programs/Bench", .tool),
            ("Tools/Plugins/NewFeature", .plugin), ("Modules/Core", nil), ("App/Demos", nil),
            ("Modules/Core/Domain/Inner", nil), ("Sources/Domain", nil),
        ] as [(String, Layer?)])
    func `the folder of a target decides its layer`(folder: String, layer: Layer?) {
        #expect(Layer(folder: folder) == layer)
    }

    @Test func `imports are read up to the first declaration`() {
        let text = """
            // import Comment
            import Domain
            @testable import Gather
            public import struct Foundation.Date
            #if canImport(Glibc)
                @_exported public import Glibc
            #endif

            let text = \"\"\"
            import Text
            \"\"\"
            """
        let imports = SourceFile(path: "X.swift", text: text).imports
        #expect(imports.map(\.module) == ["Domain", "Gather", "Foundation", "Glibc"])
        #expect(imports.map(\.line) == [2, 3, 4, 6])
        #expect(imports.map(\.isTestable) == [false, true, false, false])
    }

    @Test(arguments: [
        ("", 0, 0), ("a", 1, 1), ("a\n", 1, 1), ("\n\n", 2, 0), ("/// a\n    // b\nc // d", 3, 1),
    ])
    func `lines are counted with and without comments`(text: String, lines: Int, code: Int) {
        let file = SourceFile(path: "X.swift", text: text)
        #expect(file.lineCount == lines)
        #expect(file.codeLineCount == code)
    }

    @Test func `sources are read without hidden files and templates`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for path in [
            "App/B.swift", "Modules/Core/A.swift", "Modules/.hidden/X.swift", "Modules/A.txt",
            "Tools/Templates/X.swift", "Package.swift",
        ] {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(path.utf8).write(to: file)
        }
        let package = PackageFolder(root.path)
        #expect(try package.sources().map(\.text) == ["App/B.swift", "Modules/Core/A.swift"])
        let error = #expect(throws: ToolError.self) { try package.text(of: "B.swift") }
        #expect(error?.exitCode == .unreadable)
    }

    @Test func `a symbol graph lists declarations and requirements by file and line`() throws {
        func symbol(_ id: String, _ kind: String, _ path: String, line: Int) -> String {
            """
            {"identifier": {"precise": "\(id)"}, "kind": {"identifier": "swift.\(kind)"},
            "pathComponents": [\(path)],
            "location": {"uri": "file:///p/A.swift", "position": {"line": \(line)}}}
            """
        }
        let json = """
            {"symbols": [
            \(symbol("r", "method", "\"P\", \"f(x:)\"", line: 4)),
            \(symbol("p", "protocol", "\"P\"", line: 2))
            ], "relationships": [{"kind": "requirementOf", "source": "r", "target": "p"}]}
            """
        let symbols = try [Symbol](json: [Data(json.utf8)], root: "/p")
        #expect(symbols.map(\.name) == ["P", "f"])
        #expect(symbols.map(\.isType) == [true, false])
        #expect(symbols.map(\.isRequirement) == [false, true])
        #expect(symbols.map(\.file) == ["A.swift", "A.swift"])
        #expect(symbols.map(\.line) == [3, 5])
    }
}
