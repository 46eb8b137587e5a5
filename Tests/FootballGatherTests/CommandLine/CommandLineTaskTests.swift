import Processes
import TestSupport
import Testing

/// Executes the commands of the article about tasks that need no page.
@Suite struct `Tasks on the command line` {
    private static let article = "App/Composition/Composition.docc/PlainModeTasks.md"

    @Test func `have the results of the article`() async throws {
        let tasks = try TaskTable(of: Self.article).tasks.filter { $0.section == "Command line" }
        #expect(!tasks.isEmpty)
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            for task in tasks {
                for command in task.commands {
                    let options = try #require(command.split(separator: "football-gather ").first)
                    let process = try sandbox.shell("\"$BIN\" \(options) --data-dir \"$DATA\"")
                    #expect(try await process.exit() == .exited(0), "\(task): \(process.errorText)")
                    #expect(process.outputText.contains(task.text), "\(task)")
                }
            }
        }
    }
}
