import Domain
import TerminalUI
import Testing

@testable import Composition

@MainActor @Suite struct `Keys of contributions` {
    private func messages(_ keys: ContributedKey...) -> [String] {
        keys.collisions.map(\.message)
    }

    @Test func `do not collide in the app`() {
        #expect(AppFeature.keyCollisions(in: AppFeature.all) == [])
        #expect(AppFeature.keyCollisions(in: AppFeature.all + [.notes]) == [])
    }

    @Test func `belong to features whose kinds of records have no faults`() {
        #expect(AppFeature.kindFaults(in: AppFeature.all + [.notes]) == [])
        #expect(
            AppFeature.kindFaults(in: [.notes, .notes]).map(\.description) == [
                "The kind note has the name of another one."
            ])
    }

    @Test func `collide with a key of another contribution`() {
        let found = AppFeature.keyCollisions(in: [.notes, .notes])
        #expect(
            found.map(\.message) == [
                "Notes on Players cannot have the key n: Notes has it. Choose another key.",
                "Notes on Players cannot have the key m: Notes has it. Choose another key.",
                "Add note on Player cannot have the key n: Add note has it. Choose another key.",
                "Add note on Gather cannot have the key e: Add note has it. Choose another key.",
            ])
    }

    @Test(arguments: ["*", "a", "c", "d", "o", "p", "r", "s", "t", "v", "x"])
    func `collide with a key of the page`(key: Character) {
        #expect(
            messages(ContributedKey(.character(key), "News", on: .players)) == [
                "News on Players cannot have the key \(key): the page uses it. Choose another key."
            ])
    }

    @Test(arguments: [(Key.character("h"), "h"), (.escape, "Esc"), (.function(1), "F1")])
    func `collide with a key that is reserved`(key: Key, name: String) {
        #expect(
            messages(ContributedKey(key, "History", on: .players)) == [
                "History on Players cannot have the key \(name): it is reserved on every page. "
                    + "Choose another key."
            ])
    }

    @Test func `do not collide on different pages`() {
        let other = ContributedKey.Page(name: "Other", usedKeys: [])
        #expect(
            messages(
                ContributedKey(.character("n"), "News", on: .players),
                ContributedKey(.character("n"), "News", on: other)) == [])
    }
}
