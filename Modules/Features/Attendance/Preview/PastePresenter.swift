import Domain
import FootballUI
import Navigation

/// The presenter of the preview of a pasted list: asks about doubtful names, and stores the answers
/// when the user accepts them.
@MainActor final class PastePresenter: Presenter {
    typealias Store = @MainActor (AcceptedList) async throws(StorageError) -> Void

    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: PasteState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    let preview: PastePreview
    private let work: WorkScope
    private let store: Store
    private let didFinish: @MainActor () -> Void

    /// - Parameters:
    ///   - store: Stores the answers.
    ///   - didFinish: Called after they are stored.
    init(
        _ preview: PastePreview, work: WorkScope, store: @escaping Store,
        didFinish: @escaping @MainActor () -> Void
    ) {
        self.preview = preview
        self.work = work
        self.store = store
        self.didFinish = didFinish
        state = preview.state([:])
    }

    /// Refused while the answers are stored, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    func didDecide(_ decision: ListDecision, about key: String) {
        guard !state.isSaving else { return }
        var decisions = state.decisions
        decisions[key] = decision
        state = preview.state(decisions, isForOtherEvening: state.isForOtherEvening)
    }

    /// Changes between the evening on the page and a new one.
    func didChangeEvening() {
        guard !state.isSaving, !preview.isForNewEvening else { return }
        state = preview.state(state.decisions, isForOtherEvening: !state.isForOtherEvening)
    }

    func didAccept() {
        guard state.canAccept else { return }
        state.isSaving = true
        state.failure = nil
        let accepted = AcceptedList(
            results: state.results,
            target: state.isForOtherEvening ? .new(state.evening) : .known(state.evening.id),
            nicknames: nicknames)
        work.enqueue { [weak self, store] in
            do throws(StorageError) {
                try await store(accepted)
                self?.state.isSaving = false
                self?.didFinish()
            } catch {
                self?.state.isSaving = false
                self?.state.failure = error.message
            }
        }
    }

    /// The names that the user has assigned to players without a nickname.
    private var nicknames: [PlayerID: ShortText] {
        var names: [String: String] = [:]
        for entry in state.lines.flatMap(\.entries) where names[entry.key] == nil {
            // The name of another player as a nickname would make each later list doubtful.
            if case .certain = entry.match { continue }
            names[entry.key] = entry.entry.name
        }
        var nicknames: [PlayerID: ShortText] = [:]
        for (key, decision) in state.decisions.sorted(by: { $0.key < $1.key }) {
            guard case .player(let id) = decision, let player = preview.players[id],
                player.nickname == nil, nicknames[id] == nil
            else { continue }
            nicknames[id] = names[key].flatMap { ShortText($0) }
        }
        return nicknames
    }
}
