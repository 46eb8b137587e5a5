import Domain
import Navigation
import Records
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `ChangeHistory in the app` {
    private let app = AppHarness(names: ["Ana", "Bo"])

    @Test func `a change that is taken back is shown by the player and the squad`() async throws {
        let change = PlayerChange(\.name, try #require(PlayerName("Anne")))
        _ = try await app.players.update(change, of: PlayerID(1))
        try await app.launchAndRegister()
        try app.driver.open("Anne")
        try app.driver.tap("History")
        await app.driver.settle()
        try app.driver.open("Name Ana → Anne")
        try app.driver.tap("Take back")
        await app.driver.settle()
        #expect(app.driver.title == "History of Ana")
        #expect(try app.driver.rows().first == "Name Anne → Ana")
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.title == "Ana")
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ana", "Bo"])
    }

    @Test func `a deleted player is restored and in the squad again`() async throws {
        try await app.launchAndRegister()
        try app.driver.row("Ana", does: "Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Bo"])
        try app.driver.tap("Deleted players")
        await app.driver.settle()
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(app.driver.texts.first == "Ana is restored.")
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ana", "Bo"])
    }

    // MARK: Records of features

    private func note(_ text: String) throws -> Note {
        Note(id: RecordID(), player: PlayerID(1), text: try #require(ShortText(text)))
    }

    private func flow() throws -> SessionFlow {
        try #require(app.navigator.liveCoordinators.lazy.compactMap { $0 as? SessionFlow }.first)
    }

    @Test func `a change of a feature's record is taken back`() async throws {
        try await app.launchAndRegister()
        let notes = app.records.repository(of: Note.self)
        var note = try note("Injured")
        try await notes.save(note)
        let first = note
        note.text = try #require(ShortText("Fit"))
        try await notes.save(note)
        try flow().recordDidRequestHistory(of: note)
        await app.driver.settle()
        #expect(app.driver.title == "History of Fit")
        try app.driver.open("Text Injured → Fit")
        try app.driver.tap("Take back")
        await app.driver.settle()
        #expect(try await notes.all().records == [first])
        app.driver.back()
        #expect(app.driver.title == "Players")
    }

    @Test func `a deleted record of a feature is restored`() async throws {
        try await app.launchAndRegister()
        let notes = app.records.repository(of: Note.self)
        let note = try note("Injured")
        try await notes.save(note)
        try await notes.delete(note.id)
        try flow().recordDidRequestDeleted(Note.self)
        await app.driver.settle()
        #expect(app.driver.title == "Deleted notes")
        try app.driver.open("Injured")
        await app.driver.settle()
        #expect(try await notes.all().records == [note])
    }

    @Test func `without ChangeHistory the reason is shown`() async throws {
        let features = try FeatureSelection(
            excluding: ["ChangeHistory"], replacing: [], of: AppFeature.all)
        let app = AppHarness(names: ["Ana"], features: features)
        try await app.launchAndRegister()
        let flow = try #require(
            app.navigator.liveCoordinators.lazy.compactMap { $0 as? SessionFlow }.first)
        let reason = try #require(flow.recordHistoryUnavailableReason)
        #expect(reason.hasPrefix("ChangeHistory was disabled"))
        flow.recordDidRequestDeleted(Note.self)
        #expect(app.driver.texts.contains { $0.contains(reason) })
    }
}
