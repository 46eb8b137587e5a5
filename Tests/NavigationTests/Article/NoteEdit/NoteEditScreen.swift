import Navigation

// snippet: edit-screen
@MainActor final class NoteEditScreen: TextScreen, NoteEditView {
    let work: WorkScope
    private let presenter: NoteEditPresenter
    private var text = ""
    private var confirmation: PendingConfirmation?

    init(_ presenter: NoteEditPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    var lines: [String] {
        ["A note", text] + (confirmation == nil ? [] : ["Discard the changes? yes or no"])
    }

    func show(_ text: String) {
        self.text = text
    }

    func enter(_ text: String) {
        if let confirmation {
            self.confirmation = nil
            confirmation.answer(text == "yes")
        } else if text == "save" {
            presenter.save()
        } else {
            presenter.change(to: text)
        }
    }

    func dismissalDecision() -> DismissalDecision {
        guard presenter.hasChanges else { return .allowed }
        let confirmation = PendingConfirmation()
        self.confirmation = confirmation
        return .needsConfirmation(confirmation)
    }
}
// end
