import Domain
import Navigation

/// Events of the form that the coordinator handles.
@MainActor protocol PlayerEditPresenterDelegate: AnyObject {
    func didSave(_ player: Player)
}

/// The presenter of the form of one field.
@MainActor final class PlayerEditPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: PlayerEditState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var delegate: (any PlayerEditPresenterDelegate)?
    private var draft: PlayerEditDraft
    /// The open confirmation before unsaved input is discarded.
    private var discardConfirmation: PendingConfirmation?

    init(
        _ draft: PlayerEditDraft,
        players: any PlayerRepository,
        work: WorkScope,
        delegate: any PlayerEditPresenterDelegate
    ) {
        self.draft = draft
        self.players = players
        self.work = work
        self.delegate = delegate
        state = PlayerEditState(
            title: PlayerEditStrings.title(of: draft.value), content: Self.content(of: draft))
    }

    /// Returns `.refused` during a save, because the form has to show the result, and asks for
    /// confirmation before unsaved input is discarded.
    func dismissalDecision() -> DismissalDecision {
        guard !state.isSaving else { return .refused }
        guard draft.hasUnsavedValue else { return .allowed }
        let confirmation = PendingConfirmation()
        discardConfirmation = confirmation
        state.notice = .unsaved
        return .needsConfirmation(confirmation)
    }

    func didEdit(_ text: String) {
        change { $0.edit(text) }
    }

    func didChoose(_ index: Int) {
        change { $0.choose(index) }
    }

    func didSubmit() {
        save(allowingDuplicateName: false)
    }

    func didConfirmName() {
        save(allowingDuplicateName: true)
    }

    func didDiscard() {
        state.notice = nil
        discardConfirmation?.answer(true)
    }

    func didDismissNotice() {
        state.notice = nil
        discardConfirmation?.answer(false)
    }

    private func change(_ edit: (inout PlayerEditDraft) -> Void) {
        guard !state.isSaving else { return }
        edit(&draft)
        state.content = Self.content(of: draft)
        state.isDoneEnabled = draft.change != nil
    }

    private static func content(of draft: PlayerEditDraft) -> PlayerEditState.Content {
        switch draft.value {
        case .name(let text), .age(let text), .favouriteTeam(let text):
            .text(text, error: draft.validationError.map(PlayerEditStrings.message))
        case .preferredPosition(let position):
            choice(of: position, names: PlayerEditStrings.position)
        case .skill(let skill):
            choice(of: skill, names: PlayerEditStrings.skill)
        }
    }

    private static func choice<Option: CaseIterable & Equatable>(
        of option: Option?, names: (Option) -> String
    ) -> PlayerEditState.Content {
        let options = Array(Option.allCases)
        return .choice(
            options: options.map(names) + [PlayerEditStrings.none],
            selected: options.firstIndex { $0 == option } ?? options.count
        )
    }

    private func save(allowingDuplicateName: Bool) {
        guard !state.isSaving, let change = draft.change else { return }
        let nameToCheck = allowingDuplicateName ? nil : draft.newName
        state.isSaving = true
        state.notice = nil
        work.enqueue { [weak self, players, id = draft.original.id] in
            do throws(StorageError) {
                if let nameToCheck, try await players.contains(nameToCheck, excluding: id) {
                    self?.stopSaving(notice: .nameExists(nameToCheck.text))
                } else {
                    let player = try await players.update(change, of: id)
                    self?.stopSaving(notice: nil)
                    self?.delegate?.didSave(player)
                }
            } catch {
                self?.stopSaving(notice: .failure(error.message))
            }
        }
    }

    private func stopSaving(notice: PlayerEditState.Notice?) {
        state.isSaving = false
        state.notice = notice
    }
}
