import Domain
import Navigation
import TerminalUI
import TestSupport

@testable import FootballUI

/// A text that is complete once it has a character other than blanks.
struct TextInput: FormInput {
    var text = ""

    var change: String? {
        let trimmed = text.filter { !$0.isWhitespace }
        return trimmed.isEmpty ? nil : trimmed
    }
    var isUnsaved: Bool { change != nil }
}

/// A form of one text, in which "taken" needs a confirmation.
@MainActor final class FormFixture: Form {
    struct SampleRoute: Route {
        static let format = RouteFormat("form", path: "form") { Self() }
    }

    /// The error of the next save; nil for a success.
    var failure: StorageError?
    let gate = Gate()
    private(set) var saved: [String] = []
    /// The results of the coordinators that have left.
    var results: [FlowResult<String>] = []

    let route: (any Route)? = SampleRoute()
    let input = TextInput()
    let strings = FormStrings(
        title: "Form", failure: "Unable to save.", question: "Save anyway?",
        confirm: ("Save anyway", "y"), cancel: ("Cancel", "n"))

    func save(
        _ text: String, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<String> {
        await gate.pass()
        if let error = failure {
            failure = nil
            throw error
        }
        if text == "taken", !isConfirmed { return .needsConfirmation("It is taken.") }
        saved.append(text)
        return .saved(text)
    }

    func elements(
        _ state: FormState<TextInput>, _ presenter: FormPresenter<FormFixture>
    ) -> [Element] {
        [
            .textField(
                TextField(
                    "Text", text: state.input.text, isEnabled: !state.isSaving,
                    onEdit: { text in presenter.edit { $0.text = text } },
                    onSubmit: presenter.didSubmit))
        ]
    }
}
