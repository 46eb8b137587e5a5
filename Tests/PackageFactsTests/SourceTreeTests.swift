import Foundation
import PackageFacts
import Testing

@Suite struct `The source tree` {
    @Test func `lists what is Swift, by path, with its place`() throws {
        let folder = ScratchFolder([
            "Package.swift", "Modules/Core/Domain/Player.swift", "Modules/Core/Domain/Notes.md",
            "Tests/DomainTests/PlayerTests.swift", "Tools/Plugins/Thing/Thing.swift",
            "App/.hidden/X.swift", "Stray/X.swift", "Tools/X.swift",
        ])
        let found = try SourceTree(root: folder.path).sources()
        #expect(
            found.map(\.path) == [
                "Modules/Core/Domain/Player.swift", "Tests/DomainTests/PlayerTests.swift",
                "Tools/Plugins/Thing/Thing.swift", "Tools/X.swift",
            ])
        #expect(found.map(\.place) == [.core("Domain"), .tests("Domain"), .plugin("Thing"), nil])
    }

    @Test func `says which file cannot be read`() {
        let tree = SourceTree(root: "/nonexistent-\(UUID().uuidString)")
        #expect(throws: PackageFactsError.unreadable("Package.swift")) {
            try tree.text(of: "Package.swift")
        }
    }

    @Test func `nothing is in a folder that does not exist`() throws {
        let folder = ScratchFolder([])
        #expect(try SourceTree(root: folder.path).names(in: "Modules") == [])
        #expect(try SourceTree(root: folder.path).sources().isEmpty)
    }
}

@Suite struct `A source file` {
    private let file = SourceFile(
        path: "Modules/Features/Gather/GatherView.swift",
        text: """
            /* what
               it is */
            import Domain

            let text = \"\"\"
                // not a comment
                \"\"\"  // a comment
            // a comment
            public let x = 1
            """)

    @Test func `knows its name, place, imports and declarations`() {
        #expect(file.name == "GatherView.swift")
        #expect(file.place == .feature("Gather"))
        #expect(file.imports == [Import(module: "Domain", line: 3)])
        #expect(file.declarations.map(\.name) == ["text", "x"])
    }

    @Test func `counts its lines, and those that hold code`() {
        #expect(file.lineCount == 9)
        #expect(file.codeLineCount == 5)
        #expect(SourceFile(path: "X.swift", text: "").lineCount == 0)
        #expect(SourceFile(path: "X.swift", text: "a\n").lineCount == 1)
        #expect(SourceFile(path: "X.swift", text: "a\n\nb").codeLineCount == 2)
    }
}

/// A folder of empty files that goes when it is not needed any more.
private final class ScratchFolder {
    let path: String

    init(_ files: [String]) {
        path = NSTemporaryDirectory() + "house-facts-\(UUID().uuidString)"
        let manager = FileManager.default
        for file in files + ["x"] {
            let name = "\(path)/\(file)"
            try? manager.createDirectory(
                atPath: (name as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
            _ = manager.createFile(atPath: name, contents: nil)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
