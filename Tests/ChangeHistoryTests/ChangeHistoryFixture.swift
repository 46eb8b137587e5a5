import Domain
import FootballUI
import Navigation
import Records
import TestSupport
import Testing

@testable import ChangeHistory

/// A squad with Ana, and the pages of the feature.
@MainActor struct ChangeHistoryFixture {
    let players: InMemoryPlayers
    let ana: Player
    let timeZone = FixedTimeZone(hours: 1)
    let activity = Activity()
    let navigation = ChangeHistoryNavigationSpy()

    init() throws {
        ana = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        players = InMemoryPlayers([ana])
    }

    var factory: ChangeHistoryFactory {
        ChangeHistoryFactory(players: players, timeZone: timeZone)
    }

    /// Returns a presenter of the history of a player, which is loaded.
    func history(of player: Player? = nil) async -> ChangeHistoryPresenter<Player> {
        await history(of: player ?? ana, in: players)
    }

    /// Returns a presenter of the history of a record, which is loaded.
    func history<Root>(
        of record: Root, in records: any VersionedRecords<Root>
    ) async -> ChangeHistoryPresenter<Root> {
        let presenter = ChangeHistoryPresenter(
            record, in: records, players: players, timeZone: timeZone,
            work: WorkScope(activity), navigation: navigation)
        presenter.load()
        await activity.waitUntilIdle()
        return presenter
    }

    /// Returns a presenter of the deleted players, which are loaded.
    func deletedPlayers() async -> DeletedRecordsPresenter<Player> {
        await deletedRecords(in: players)
    }

    /// Returns a presenter of the deleted records of a kind, which are loaded.
    func deletedRecords<Root>(
        in records: any VersionedRecords<Root>
    ) async -> DeletedRecordsPresenter<Root> {
        let presenter = DeletedRecordsPresenter(
            records, work: WorkScope(activity), navigation: navigation)
        presenter.load()
        await activity.waitUntilIdle()
        return presenter
    }
}

/// A record of a feature, which refers to a player.
struct Fee: DisplayableRecord {
    var id = RecordID<Self>()
    var reason: ShortText
    var player: PlayerID?

    static let kind = Kind(
        "fee", Fee.init(id:reason:player:),
        Field("reason", \.reason) { _ in preconditionFailure("Every reason is valid.") },
        Field("player", \.player))
    static let display = RecordDisplay<Self>(one: "fee", many: "fees", title: \.reason.text)
}

/// A record of a feature, which refers to another one.
struct Receipt: DisplayableRecord {
    var id = RecordID<Self>()
    var note: ShortText
    var fee: RecordID<Fee>?

    static let kind = Kind(
        "receipt", Receipt.init(id:note:fee:),
        Field("note", \.note) { _ in preconditionFailure("Every note is valid.") },
        Field("fee", \.fee))
    static let display = RecordDisplay<Self>(
        one: "receipt", many: "receipts", title: \.note.text)
}

/// A navigation that keeps the events.
@MainActor final class ChangeHistoryNavigationSpy: ChangeHistoryNavigation {
    private(set) var changed: [AnyHashable] = []
    private(set) var restored: [AnyHashable] = []

    func changeHistoryDidChange(_ record: some Record) { changed.append(record) }
    func changeHistoryDidRestore(_ record: some Record) { restored.append(record) }
}
