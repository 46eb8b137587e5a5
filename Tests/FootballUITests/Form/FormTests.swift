import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import FootballUI

@MainActor @Suite struct `A form` {
    private let fixture = FormFixture()
    private let harness: WorkspaceHarness
    private let probe: LeakProbe
    private var driver: ScreenDriver { harness.driver }
    private var page: Page? { harness.workspace.page }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let coordinator = FormCoordinator(fixture, on: harness.navigator) {
            [fixture] in fixture.results.append($0)
        }
        try harness.navigator.start(coordinator, under: harness.coordinator)
        probe = try LeakProbe(harness.navigator)
    }

    private func submit(_ text: String) async throws {
        try driver.type(text, into: "Text")
        try driver.submit("Text")
        await driver.settle()
    }

    private func press(_ key: Key) {
        harness.workspace.handle(.key(key))
    }

    @Test func `has the title, the elements, and Done with the key Enter`() throws {
        #expect(driver.title == "Form")
        #expect(page?.elements.count == 1)
        #expect(page?.actions.map(\.label) == ["Done"])
        #expect(page?.actions.first?.key == .enter)
        #expect(driver.alertTitle == nil)
    }

    @Test func `saves only complete input`() async throws {
        #expect(try !driver.isEnabled("Done"))
        try await submit(" ")
        #expect(fixture.saved.isEmpty && fixture.results.isEmpty)
        try driver.type(" a", into: "Text")
        #expect(try driver.isEnabled("Done"))
    }

    @Test func `leaves after the save, and reports the value once`() async throws {
        try await submit("a ")
        #expect(driver.title == "Root")
        #expect(fixture.saved == ["a"])
        #expect(fixture.results == [.finished("a")])
        #expect(probe.isReleased)
    }

    @Test func `stays during a save, and ignores input`() async throws {
        fixture.gate.close()
        try driver.type("a", into: "Text")
        try driver.tap("Done")
        await fixture.gate.untilWaiting()
        #expect(driver.showsProgress)
        #expect(try !driver.isEnabled("Done") && !driver.isEnabled("Text"))
        #expect(harness.navigator.back() == .stayed)
        press(.character("b"))
        press(.enter)
        fixture.gate.open()
        await driver.settle()
        #expect(fixture.saved == ["a"])
    }

    @Test func `leaves without a question if nothing is discarded`() throws {
        try driver.type(" ", into: "Text")
        #expect(harness.navigator.back() == .left)
        #expect(fixture.results == [.cancelled])
        #expect(probe.isReleased)
    }

    @Test(arguments: [Key.character("e"), .escape, .enter])
    func `discards input only after a confirmation`(keep: Key) throws {
        try driver.type("a", into: "Text")
        #expect(harness.navigator.back() == .asking)
        #expect(driver.alertTitle == "Discard changes?")
        #expect(page?.alert?.actions.map(\.label) == ["Discard", "Keep editing"])
        if keep == .enter {
            try driver.tap("Keep editing")
        } else {
            press(keep)
        }
        #expect(driver.alertTitle == nil && driver.title == "Form")
        #expect(try driver.fieldText("Text") == "a")

        #expect(harness.navigator.back() == .asking)
        press(.character("x"))
        #expect(fixture.results == [.cancelled])
        #expect(fixture.saved.isEmpty)
    }

    @Test(arguments: [Key.character("n"), .escape])
    func `asks for a confirmation before a save that needs one`(cancel: Key) async throws {
        try await submit("taken")
        #expect(driver.alertTitle == "Save anyway?")
        #expect(driver.alertMessage == "It is taken.")
        press(cancel)
        #expect(driver.alertTitle == nil)
        #expect(try driver.fieldText("Text") == "taken")
        #expect(fixture.saved.isEmpty)

        try driver.tap("Done")
        await driver.settle()
        try driver.tap("Save anyway")
        await driver.settle()
        #expect(fixture.results == [.finished("taken")])
    }

    @Test(arguments: [Key.character("o"), .escape])
    func `shows a failure, and keeps the input`(close: Key) async throws {
        fixture.failure = .full
        try await submit("a")
        #expect(driver.alertTitle == "Unable to save.")
        #expect(driver.alertMessage == StorageError.full.message)
        #expect(page?.alert?.actions.map(\.label) == ["OK"])
        press(close)
        #expect(driver.alertTitle == nil)
        #expect(try driver.fieldText("Text") == "a")
        try driver.tap("Done")
        await driver.settle()
        #expect(fixture.results == [.finished("a")])
    }

    @Test(arguments: [false, true])
    func `reports a cancellation once if it is removed`(isSaving: Bool) async throws {
        try driver.type("a", into: "Text")
        if isSaving {
            fixture.gate.close()
            try driver.tap("Done")
            await fixture.gate.untilWaiting()
        }
        let next = RecordingCoordinator(harness.navigator, showing: [PageScreen("Next")])
        try harness.navigator.start(next, under: nil, as: .root)
        #expect(fixture.results == [.cancelled])
        #expect(probe.isReleased)
        fixture.gate.open()
        await driver.settle()
        #expect(fixture.results == [.cancelled])
    }
}
