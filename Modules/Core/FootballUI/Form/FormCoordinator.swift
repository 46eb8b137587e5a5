package import Navigation
import TerminalUI

/// The coordinator of a form, which leaves after the input is saved.
@MainActor package final class FormCoordinator<Content: Form>: Coordinator {
    private let form: Content
    @WeakNavigator package var navigator: Navigator
    private let didLeaveForm: @MainActor (FlowResult<Content.Value>) -> Void
    private var result = FlowResult<Content.Value>.cancelled

    /// Creates a coordinator, which the caller starts.
    ///
    /// - Parameter didLeave: Receives the saved value, or `.cancelled`, after the form has left.
    package init(
        _ form: Content, on navigator: Navigator,
        didLeave: @escaping @MainActor (FlowResult<Content.Value>) -> Void
    ) {
        self.form = form
        self.navigator = navigator
        didLeaveForm = didLeave
    }

    /// Shows the form.
    package func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = FormPresenter(form, work: work) { [weak self] value in
            self?.result = .finished(value)
            self?.leave()
        }
        let screen = PageScreen(of: presenter, work: work) { [form] in
            FormView(form: form, state: $0, presenter: presenter).page
        }
        try show(screen, at: form.route)
    }

    /// Reports the result.
    package func didLeave() {
        didLeaveForm(result)
    }
}
