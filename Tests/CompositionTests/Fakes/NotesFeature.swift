import DependencyContainer
import Domain
import FairTeams
import FootballUI
import Navigation
import Records
import TerminalUI
import TestSupport

@testable import Composition

/// A feature that is not part of the app, and that contributes to the pages of other features.
@MainActor protocol NotesBuilding {
    func makeNotes(of player: Player?, on navigator: Navigator) -> any Coordinator
    func notes(of player: Player) async throws(StorageError) -> [(label: String, value: String)]
}

/// A record of the feature.
struct Note: DisplayableRecord {
    var id: RecordID<Self>
    var player: PlayerID
    var text: ShortText

    static let kind = Kind(
        "note", Note.init(id:player:text:), Field("player", \.player) { _ in PlayerID(0) },
        Field("text", \.text) { _ in .unknown })
    static let display = RecordDisplay<Self>(one: "note", many: "notes", title: \.text.text)
}

extension ShortText {
    fileprivate static var unknown: Self {
        guard let text = Self("?") else { preconditionFailure("A character is a valid text.") }
        return text
    }
}

struct NotesRoute: Route {
    static let format = RouteFormat("notes", path: "notes") { Self() }
}

private struct NotesFactory: NotesBuilding {
    let players: any PlayerRepository
    let notes: any RecordRepository<Note>

    func makeNotes(of player: Player?, on navigator: Navigator) -> any Coordinator {
        FakeCoordinator(player.map { "Notes of \($0.name.text)" } ?? "Notes", on: navigator)
    }

    func notes(of player: Player) async throws(StorageError) -> [(label: String, value: String)] {
        let found = try await notes.all().records.filter { $0.player == player.id }
        return [("Squad", "\(try await players.squad().players.count) players")]
            + found.map { ("Note", $0.text.text) }
    }
}

/// The strengths of players with short names, which Bo has.
private struct NotedStrengths: StrengthSource {
    func strengths(of players: [Player]) -> [PlayerID: Int] {
        Dictionary(
            uniqueKeysWithValues: players.filter { $0.name.text.count < 3 }.map { ($0.id, 550) })
    }
}

extension AppFeature {
    static let notes = AppFeature(
        (any NotesBuilding).self,
        Module("Notes") {
            $0.register(
                (any NotesBuilding).self, needs: (any PlayerRepository).self,
                (any RecordRepository<Note>).self
            ) { NotesFactory(players: $0, notes: $1) }
        },
        stores: [FeatureKind(Note.self, isTable: true)],
        adds: [
            .playersAction("Notes", key: .character("n")) { notes, flow in
                notes.makeNotes(of: nil, on: flow.navigator)
            },
            .playersRowAction(
                "Notes", key: .character("m"),
                unavailableReason: { $1.name.text == "Bo" ? "Bo has no notes." : nil },
                start: { notes, player, flow in
                    notes.makeNotes(of: player, on: flow.navigator)
                }),
            .action("Add note", key: .character("n"), on: .player) { notes, player, flow in
                notes.makeNotes(of: player, on: flow.navigator)
            },
            .section("NOTES", on: .player) { (notes, player) async throws(StorageError) in
                try await notes.notes(of: player)
            },
            .action("Add note", key: .character("e"), on: .gather) { notes, _, flow in
                notes.makeNotes(of: nil, on: flow.navigator)
            },
            .section("NOTES", on: .gather) { (_, match) in
                [("Goals", "\(match.score.a + match.score.b)")]
            },
            .settingsItem("Notes", detail: "About players") { notes, flow in
                notes.makeNotes(of: nil, on: flow.navigator)
            },
            .strengths { _ in NotedStrengths() },
        ],
        links: [
            FeatureLink(to: NotesRoute.self, of: (any NotesBuilding).self, below: .players) {
                notes, flow in
                notes.makeNotes(of: nil, on: flow.navigator)
            }
        ])
}
