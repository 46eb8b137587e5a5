import Foundation
import Measuring
import Testing

@testable import BuildBench

@Suite struct `A single target` {
    @Test func `holds every module's files, and nothing is called the same twice`() throws {
        let original = try scratch([
            "Core/One/Inner/Row.swift": "public struct Row {}\n",
            "Two/Row.swift": "import One\nimport Synchronization\n\nlet rows: [Row] = []\n",
            "App/Main.swift": "public import One\n@testable import Two\n",
            "C/module.modulemap": "module C {}\n",
        ])
        defer { try? original.remove("") }
        let json = """
            {"dependencies": [], "products": [], "targets": [
              {"name": "C", "type": "system", "path": "C", "pkgConfig": "c",
               "dependencies": [], "exclude": []},
              {"name": "One", "type": "regular", "path": "Core/One",
               "dependencies": [{"byName": ["C", null]}], "exclude": []},
              {"name": "Two", "type": "regular", "path": "Two",
               "dependencies": [{"target": ["One", null]}], "exclude": []},
              {"name": "Unused", "type": "regular", "path": "Unused", "dependencies": [],
               "exclude": []},
              {"name": "football-gather", "type": "executable", "path": "App",
               "dependencies": [{"byName": ["Two", null]}], "exclude": []}
            ]}
            """
        let folder = Folder(original.place("single"))
        try SingleTarget(of: original, described: json).write(to: folder)
        #expect(
            try folder.names(in: "Sources") == [
                "One_Inner_Row.swift", "Two_Row.swift", "football_gather_Main.swift",
            ])
        #expect(
            try folder.text(of: "Sources/Two_Row.swift")
                == "\nimport Synchronization\n\nlet rows: [Row] = []\n")
        #expect(try folder.text(of: "Sources/football_gather_Main.swift") == "\n\n")
        #expect(try folder.text(of: "Package.swift").contains("pkgConfig: \"c\""))
        #expect(folder.exists("C/module.modulemap"))
    }

    private func scratch(_ files: [String: String]) throws -> Folder {
        let folder = Folder(
            FileManager.default.temporaryDirectory.path + "/single-\(UUID().uuidString)")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }
}

@Suite struct `Names in a single target` {
    @Test func `are found at the top of a file and in extensions`() {
        let text = """
            /// struct No {}
            @MainActor public final class Flow {
                var inner = 0
            }
            private let limit = 1
            func show(_ text: String) -> Int {
                let local = 1
            }
            extension Duration {
                var whole: Int { 1 }
                private static func half() {}
            }
            fileprivate extension String {
                var seen: Bool { true }
            }
            """
        let found = VisibleName.all(in: text)
        #expect(
            found.map(\.identity) == [
                "Flow", "limit", "show(_ text: String) -> Int {", "Duration.whole",
                "Duration.half() {}", "String.seen",
            ])
        #expect(found.map(\.access) == [.all, .file, .module, .module, .file, .file])
    }

    @Test func `stay with the module that shows them to others`() throws {
        let renames = try Renames([
            ("Storage", VisibleName.all(in: "struct Row {}\nstruct Column {}")),
            ("Terminal", VisibleName.all(in: "public struct Row {}")),
            ("Plain", VisibleName.all(in: "private struct Row {}\nprivate struct Column {}")),
        ])
        #expect(
            renames.names == [
                "Storage": ["Row": "RowStorage"],
                "Plain": ["Row": "RowPlain", "Column": "ColumnPlain"],
            ])
        #expect(
            renames.applied(to: "let Rows: [Row] // Row", of: "Storage")
                == "let Rows: [RowStorage] // RowStorage")
        #expect(renames.applied(to: "[Row]", of: "Terminal") == "[Row]")
    }

    @Test func `are left alone where only their files see them`() throws {
        let declarations = VisibleName.all(in: "private let limit = 1")
        #expect(try Renames([("One", declarations), ("Two", declarations)]).names.isEmpty)
    }

    @Test func `cannot be public in two modules`() {
        let declarations = VisibleName.all(in: "public struct Row {}")
        #expect(throws: BenchError.self) {
            try Renames([("One", declarations), ("Two", declarations)])
        }
    }
}
