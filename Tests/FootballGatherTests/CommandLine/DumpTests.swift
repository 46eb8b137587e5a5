import Processes
import TestSupport
import Testing

@Suite struct `The output of the dump options` {
    @Test func `repeats the dependency graph of the documentation`() async throws {
        try await withSandbox { sandbox in
            let dump = try await sandbox.output(of: ["--dump-graph"])
            let section = DocumentSection("graph", in: DocumentSection.graphDocument)
            let graph = "```mermaid\n\(dump)```\n"
            if RecordedFrame.isRecording { try section.replace(with: graph) }
            #expect(try section.read() == graph)
        }
    }

    @Test(arguments: [("mermaid", "flowchart LR\n"), ("graphviz", "digraph container {\n")])
    func `is the dependency graph in the language asked for`(
        language: String, start: String
    ) async throws {
        try await withSandbox { sandbox in
            let graph = try await sandbox.output(of: ["--dump-graph=\(language)"])
            #expect(graph.hasPrefix(start))
            for name in ["any GatherBuilding", "SessionFlow", "Storage"] {
                #expect(graph.contains(name), "\(name)")
            }
        }
    }

    @Test func `is the navigation tree at the start`() async throws {
        try await withSandbox { sandbox in
            let dump = try sandbox.launch(["--dump-tree"])
            #expect(try await dump.exit() == .exited(0))
            #expect(dump.outputText == "root\n  login · PageScreen · AppFlow › ScreenCoordinator\n")
        }
    }

    @Test func `is the navigation tree after a deep link`() async throws {
        try await withSandbox { sandbox in
            _ = try await sandbox.output(of: ["--plain"], input: .startedMatch)
            let dump = try await sandbox.output(of: ["--dump-tree", "--open", "players/add"])
            // The first stack of the session, whether or not features add tabs.
            #expect(
                lines(of: dump, while: { !$0.hasPrefix("tab 1") }).suffix(2) == [
                    "players · PageScreen · AppFlow › SessionFlow › PlayerListCoordinator",
                    "add · PageScreen · AppFlow › SessionFlow › FormCoordinator<PlayerAddForm>",
                ])
            let missing = try sandbox.launch(["--dump-tree", "--open", "players/4711/edit/age"])
            #expect(try await missing.exit() == .exited(65))
            #expect(
                lines(of: missing.outputText, while: { !$0.hasPrefix("tab 1") }).last?
                    .hasPrefix("players · ") == true)
            #expect(
                missing.errorText
                    == "football-gather: There is no player with the number 4711: choose one from Players.\n"
            )
        }
    }

    private func lines(of text: String, while condition: (Substring) -> Bool) -> [Substring] {
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return Array(lines.prefix(while: condition))
    }
}
