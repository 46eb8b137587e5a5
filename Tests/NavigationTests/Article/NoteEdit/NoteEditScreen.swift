import Navigation

// snippet: edit-screen
@MainActor final class NoteEditScreen: TextScreen, NoteEditView {
    let work: WorkScope
    private let presenter: NoteEditPresenter
    private var text = ""
    private var question: PendingConfirmation?

    init(_ presenter: NoteEditPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    var lines: [String] {
        ["A note", text] + (question == nil ? [] : ["Discard the changes? yes or no"])
    }

    func show(_ text: String) {
        self.text = text
    }

    func enter(_ text: String) {
        if let question {
            self.question = nil
            question.answer(text == "yes")
        } else if text == "save" {
            presenter.save()
        } else {
            presenter.change(to: text)
        }
    }

    func dismissalDecision() -> DismissalDecision {
        guard presenter.hasChanges else { return .allowed }
        let question = PendingConfirmation()
        self.question = question
        return .needsConfirmation(question)
    }
}
// end
