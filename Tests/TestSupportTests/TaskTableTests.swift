import TestSupport
import Testing

@Suite struct `The tasks of an article` {
    private let table = TaskTable(
        text: """
            - *a* A reason.

            ## Squad

            | Task | Plain mode | Full screen | Steps | Then |
            | --- | --- | --- | --- | --- |
            | Add a player | `Add player` `Name = Bo` `Done` | `a` `"Bo"` `Enter` | 3, 3 | `Bo {A \\| B}` |
            | Delete a player | `row Bo: Delete` | `Down` `d` | 1, 2 a | no `Bo` |
            | Go back | `back` | `Esc` | the same page |
            """)

    @Test func `have commands, keys, steps and a text`() throws {
        let task = try #require(table.tasks.first)
        #expect(task.description == "Squad: Add a player")
        #expect(task.commands == ["Add player", "Name = Bo", "Done"])
        #expect(task.keys == ["a", "\"Bo\"", "Enter"])
        #expect(task.steps == task.countedSteps)
        #expect(task.text == "Bo {A | B}")
        #expect(!task.removesText)
    }

    @Test func `can remove a text, and need more steps`() throws {
        let task = try #require(table.tasks.last)
        #expect(task.removesText)
        #expect(task.text == "Bo")
        #expect(task.steps == "1, 2 a")
        #expect(table.reasons == ["a"])
    }

    @Test func `are complete lines`() {
        #expect(table.tasks.count == 2)
        #expect(table.unreadLines == ["| Go back | `back` | `Esc` | the same page |"])
    }
}
