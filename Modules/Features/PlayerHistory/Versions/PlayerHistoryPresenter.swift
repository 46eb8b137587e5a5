import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the history of a player: formats the changes, and takes them back.
@MainActor final class PlayerHistoryPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: PlayerHistoryState {
        didSet { stateDidChange?() }
    }

    private let id: PlayerID
    private let dependencies: PlayerHistoryDependencies
    private let work: WorkScope
    private weak var navigation: (any PlayerHistoryNavigation)?

    init(
        _ player: Player, _ dependencies: PlayerHistoryDependencies, work: WorkScope,
        navigation: (any PlayerHistoryNavigation)?
    ) {
        id = player.id
        self.dependencies = dependencies
        self.work = work
        self.navigation = navigation
        state = PlayerHistoryState(title: PlayerHistoryStrings.history(of: player))
    }

    /// Refuses while a change is taken back, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    /// Loads the changes each time, because another screen or device may have added some.
    func didAppear() {
        load()
    }

    /// Loads the changes. The failure of a change stays on the screen.
    func load() {
        if case .load = state.failure { state.failure = nil }
        work.enqueue { [weak self, dependencies, id] in
            do throws(StorageError) {
                self?.show(try await dependencies.players.versions(of: id))
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    func didSelect(_ row: PlayerHistoryState.Row) {
        guard row.unavailableReason == nil, !state.isSaving else { return }
        state.asked = row
    }

    func didCancel() {
        state.asked = nil
    }

    func didConfirm() {
        guard let row = state.asked else { return }
        state.asked = nil
        state.failure = nil
        state.isSaving = true
        work.enqueue { [weak self, dependencies, id] in
            do throws(StorageError) {
                for change in row.reversal {
                    let player = try await dependencies.players.update(change, of: id)
                    self?.navigation?.playerHistoryDidChange(player)
                }
                self?.didSave(nil)
            } catch {
                self?.didSave(.change(error.message))
            }
        }
    }

    private func didSave(_ failure: PlayerHistoryFailure?) {
        state.isSaving = false
        state.failure = failure
        load()
    }

    // MARK: Formatting

    private func show(_ versions: [RecordVersion<Player>]) {
        state.rows = rows(of: versions)
        // The values to take back, which the question names, may have changed.
        state.asked = state.rows?.first {
            $0.id == state.asked?.id && $0.unavailableReason == nil
        }
    }

    private func rows(of versions: [RecordVersion<Player>]) -> [PlayerHistoryState.Row] {
        guard let current = versions.last else { return [] }
        state.title = PlayerHistoryStrings.history(of: current.record)
        let pairs = zip(versions.dropFirst(), versions.map(\.record))
        // Of a longer history, the oldest changes may be forgotten.
        let isComplete = versions.count <= RecordHistory.supersededLimit
        return pairs.map { row($0, after: $1, current) }.reversed()
            + versions.prefix(1).map { first($0, isComplete: isComplete) }
    }

    private func first(
        _ version: RecordVersion<Player>, isComplete: Bool
    ) -> PlayerHistoryState.Row {
        PlayerHistoryState.Row(
            id: version.id,
            title: isComplete && version.wall != nil
                ? PlayerHistoryStrings.added : PlayerHistoryStrings.firstKnown,
            details: details(of: version), reversal: [], reversalText: "",
            unavailableReason: PlayerHistoryStrings.noEarlierValues)
    }

    private func row(
        _ version: RecordVersion<Player>, after earlier: Player,
        _ current: RecordVersion<Player>
    ) -> PlayerHistoryState.Row {
        let fields = PlayerField.allCases.filter(version.changedFields.contains)
        let reversal = fields.compactMap { field in
            field.value(of: current.record) == field.value(of: earlier)
                ? nil : PlayerChange(field, field.value(of: earlier))
        }
        let reversed = reversal.map(\.field)
        let (title, reason) =
            fields.isEmpty
            ? (
                version.isDeleted ? PlayerHistoryStrings.deleted : PlayerHistoryStrings.restored,
                PlayerHistoryStrings.noValues
            )
            : (
                PlayerHistoryStrings.changes(of: fields, from: earlier, to: version.record),
                reversal.isEmpty
                    ? PlayerHistoryStrings.hasEarlierValues : PlayerHistoryStrings.isDeleted
            )
        return PlayerHistoryState.Row(
            id: version.id, title: title, details: details(of: version), reversal: reversal,
            reversalText: PlayerHistoryStrings.changes(
                of: reversed, from: current.record, to: earlier),
            unavailableReason: reversal.isEmpty || current.isDeleted ? reason : nil)
    }

    private func details(of version: RecordVersion<Player>) -> [String] {
        guard let wall = version.wall else { return [] }
        let moment = Moment(wall: wall, uptime: 0, boot: "")
        return [
            FootballStrings.date(of: dependencies.timeZone.localTime(of: moment)),
            version.isOwn ? PlayerHistoryStrings.thisDevice : PlayerHistoryStrings.anotherDevice,
        ]
    }
}
