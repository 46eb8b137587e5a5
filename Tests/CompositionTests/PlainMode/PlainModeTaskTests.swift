import PlainTerminal
import TestSupport
import Testing

/// Executes the article that lists the tasks of the app with their commands and keys.
@MainActor @Suite struct `The tasks of plain mode` {
    private static let article = "App/Composition/Composition.docc/PlainModeTasks.md"
    /// The section whose commands a shell executes, in another test.
    private static let shellSection = "Command line"

    @Test(arguments: TaskSection.all)
    func `have the same result as their keys`(section: TaskSection) async throws {
        let tasks = try TaskTable(of: Self.article).tasks.filter { $0.section == section.name }
        #expect(!tasks.isEmpty)
        let plain = try await section.start()
        let fullScreen = try await section.start()
        for task in tasks {
            let before = await plain.plainPage
            let (exit, output) = await plain.runPlain(task.commands, isStrict: true)
            #expect(exit == .endOfInput, "\(task): \(output)")
            let after = await plain.plainPage
            if task.text.isEmpty {
                #expect(after == before, "\(task)")
            } else {
                #expect(before.contains(task.text) == task.removesText, "\(task): \(before)")
                #expect(after.contains(task.text) != task.removesText, "\(task): \(output)")
            }

            try await fullScreen.press(named: task.keys)
            let page = await fullScreen.plainPage
            try #require(page == after, "\(task)")
        }
    }

    @Test func `have as many steps as the article says`() throws {
        let table = try TaskTable(of: Self.article)
        for task in table.tasks where task.section != Self.shellSection {
            let parts = task.steps.split(separator: " ")
            #expect(parts.prefix(2).joined(separator: " ") == task.countedSteps, "\(task)")
            let isDifferent = task.commands.count != task.keys.count
            #expect(parts.count == (isDifferent ? 3 : 2), "\(task) needs a reason")
            #expect(parts.dropFirst(2).allSatisfy { table.reasons.contains(String($0)) })
        }
    }

    @Test func `are in sections that are executed`() throws {
        let table = try TaskTable(of: Self.article)
        #expect(table.unreadLines == [])
        let sections = Set(table.tasks.map(\.section))
        #expect(sections == Set(TaskSection.all.map(\.name) + [Self.shellSection]))
    }
}
