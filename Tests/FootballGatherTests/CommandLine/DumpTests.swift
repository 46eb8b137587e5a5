import Platform
import Testing

@Suite struct `What the program prints of itself` {
    @Test func `the graph is the one in README.md`() async throws {
        try await withSandbox { sandbox in
            let dump = try sandbox.runner(["--dump-graph"])
            #expect(try await dump.end() == .exited(0))
            #expect(dump.errorText == "")
            let readme = ReadmeSection("graph")
            let text = "```mermaid\n\(dump.outputText)```\n"
            if getenv("FOOTBALL_GATHER_RECORD") != nil { try readme.write(text) }
            #expect(try readme.read() == text)
        }
    }

    @Test(arguments: [("mermaid", "flowchart LR\n"), ("graphviz", "digraph container {\n")])
    func `the graph comes in two languages`(language: String, start: String) async throws {
        try await withSandbox { sandbox in
            let dump = try sandbox.runner(["--dump-graph=\(language)"])
            #expect(try await dump.end() == .exited(0))
            #expect(dump.outputText.hasPrefix(start))
            for name in ["any GatherBuilding", "SessionFlow", "Storage"] {
                #expect(dump.outputText.contains(name), "\(name)")
            }
        }
    }

    @Test func `the tree is the one that it begins with, and nothing is shown`() async throws {
        try await withSandbox { sandbox in
            let dump = try sandbox.runner(["--dump-tree"])
            #expect(try await dump.end() == .exited(0))
            #expect(
                dump.outputText == "root\n  login · LoginScreen · AppFlow › LoginCoordinator\n")
        }
    }

    @Test func `the tree is the one that a link leads to`() async throws {
        try await withSandbox { sandbox in
            let evening = try sandbox.runner(["--plain"], input: .bytes(Script.begun.bytes))
            #expect(try await evening.end() == .exited(0))
            let dump = try sandbox.runner(["--dump-tree", "--open", "players/add"])
            #expect(try await dump.end() == .exited(0))
            #expect(
                dump.outputText == """
                    root
                      players · PlayerListScreen · AppFlow › SessionFlow › PlayerListCoordinator
                      add · PlayerAddScreen · AppFlow › SessionFlow › PlayerAddCoordinator

                    """)
        }
    }

    @Test func `a link to what is not there is told, and the tree is without it`() async throws {
        try await withSandbox { sandbox in
            let evening = try sandbox.runner(["--plain"], input: .bytes(Script.begun.bytes))
            #expect(try await evening.end() == .exited(0))
            let dump = try sandbox.runner(["--dump-tree", "--open", "players/4711/edit/age"])
            #expect(try await dump.end() == .exited(65))
            #expect(dump.outputText.split(separator: "\n").count == 2)
            #expect(
                dump.errorText
                    == "football-gather: There is no player with the number 4711: choose one from Players.\n"
            )
        }
    }
}
