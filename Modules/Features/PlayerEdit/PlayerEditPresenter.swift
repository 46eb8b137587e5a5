import Domain
import Navigation

/// What comes after the form, for its coordinator to do.
@MainActor protocol PlayerEditPresenterDelegate: AnyObject {
    func didSave(_ player: Player)
}

/// Decides what may be stored, and what may be left.
@MainActor final class PlayerEditPresenter {
    weak var view: (any PlayerEditView)? {
        didSet { view?.show(state) }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var steps: (any PlayerEditPresenterDelegate)?
    private var draft: PlayerEditDraft
    /// Whether what is not stored may be lost.
    private var question: PendingConfirmation?
    private var state = PlayerEditState() {
        didSet { if state != oldValue { view?.show(state) } }
    }

    init(
        _ draft: PlayerEditDraft,
        players: any PlayerRepository,
        work: WorkScope,
        steps: any PlayerEditPresenterDelegate
    ) {
        self.draft = draft
        self.players = players
        self.work = work
        self.steps = steps
        state.title = PlayerEditStrings.title(of: draft.value)
        state.content = content
    }

    /// While something is being stored nobody leaves: what came of it has to be told. Before, what
    /// would be lost is asked about.
    func dismissalDecision() -> DismissalDecision {
        guard !state.isSaving else { return .refused }
        guard draft.hasUnsavedValue else { return .allowed }
        let question = PendingConfirmation()
        self.question = question
        state.notice = .unsaved
        return .needsConfirmation(question)
    }

    func didEdit(_ text: String) {
        change { $0.edit(text) }
    }

    func didChoose(_ index: Int) {
        change { $0.choose(index) }
    }

    func didSubmit() {
        save(evenIfNameExists: false)
    }

    func didConfirmName() {
        save(evenIfNameExists: true)
    }

    func didDiscard() {
        state.notice = nil
        question?.answer(true)
    }

    func didDismissNotice() {
        state.notice = nil
        question?.answer(false)
    }

    private func change(_ edit: (inout PlayerEditDraft) -> Void) {
        guard !state.isSaving else { return }
        edit(&draft)
        state.content = content
        state.isDoneEnabled = draft.change != nil
    }

    private var content: PlayerEditState.Content {
        switch draft.value {
        case .name(let text), .age(let text), .favouriteTeam(let text):
            .text(text, problem: draft.problem.map(PlayerEditStrings.problem))
        case .preferredPosition(let position):
            choice(of: position, names: PlayerEditStrings.position)
        case .skill(let skill):
            choice(of: skill, names: PlayerEditStrings.skill)
        }
    }

    private func choice<Option: CaseIterable & Equatable>(
        of option: Option?, names: (Option) -> String
    ) -> PlayerEditState.Content {
        let options = Array(Option.allCases)
        return .choice(
            options: options.map(names) + [PlayerEditStrings.none],
            selected: options.firstIndex { $0 == option } ?? options.count
        )
    }

    private func save(evenIfNameExists: Bool) {
        guard !state.isSaving, let change = draft.change else { return }
        let nameToCheck = evenIfNameExists ? nil : draft.newName
        state.isSaving = true
        state.notice = nil
        work.enqueue { [weak self, players, id = draft.original.id] in
            do throws(StorageError) {
                if let nameToCheck, try await players.contains(nameToCheck, excluding: id) {
                    self?.stopSaving(notice: .nameExists(nameToCheck.text))
                } else {
                    let player = try await players.update(change, of: id)
                    self?.stopSaving(notice: nil)
                    self?.steps?.didSave(player)
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
