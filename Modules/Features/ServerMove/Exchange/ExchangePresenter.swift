import Domain
import FootballUI
import Navigation
import Records
import TextSanitizing

/// The presenter of the exchange with a server: names the changes that the server has refused.
@MainActor final class ExchangePresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ExchangeState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    /// The largest number of names for one reason. An import can have thousands of changes.
    private static let titleLimit = 20

    private let exchange: any ExchangeMonitor
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let timeZone: any LocalTimeZone
    private let work: WorkScope

    init(
        _ server: String, exchange: any ExchangeMonitor, players: any PlayerRepository,
        matches: any MatchRepository, timeZone: any LocalTimeZone, work: WorkScope
    ) {
        self.exchange = exchange
        self.players = players
        self.matches = matches
        self.timeZone = timeZone
        self.work = work
        state = ExchangeState(server: server)
    }

    /// Shows each status from now on.
    func observe() {
        work.runInBackground { [weak self, exchange] in
            for await status in await exchange.statuses() { await self?.show(status) }
        }
    }

    func didRequestRetry() {
        guard !state.isSending else { return }
        state.isSending = true
        work.enqueue { [weak self, exchange] in
            await exchange.retry()
            self?.state.isSending = false
        }
    }

    private func show(_ status: ExchangeStatus) async {
        var refusals: [ExchangeState.Refusal] = []
        for change in await exchange.refusals() {
            let reason = ServerMoveStrings.reason(change.reason.sanitized(for: .storedName))
            guard let index = refusals.firstIndex(where: { $0.reason == reason }) else {
                let title = await title(of: change.subject)
                refusals.append(ExchangeState.Refusal(reason: reason, titles: [title]))
                continue
            }
            refusals[index].count += 1
            guard refusals[index].titles.count < Self.titleLimit else { continue }
            refusals[index].titles.append(await title(of: change.subject))
        }
        state.status = status
        state.refusals = refusals
    }

    /// Returns the name of a match or record with a refused change. A match or record that cannot
    /// be read has the words of its kind.
    private func title(of subject: RefusedChange.Subject) async -> String {
        switch subject {
        case .match(let id):
            let match = try? await matches.match(id)
            return ServerMoveStrings.gather(match.map { timeZone.localTime(of: $0.startedAt) })
        case .record(Player.kind.name, let id):
            let player = PlayerID(uuid: id)
            let found = try? await players.players(player.map { [$0] } ?? [])
            return found?.first?.name.text ?? ServerMoveStrings.deletedPlayer
        case .record(let kind, _):
            return ServerMoveStrings.record(of: kind)
        }
    }
}
