import DependencyContainer
import Navigation

/// A flow of two tabs with a form, for the tasks of the article.
@MainActor final class ShopFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    private var tabs: NodeID?
    private(set) var isSignedOut = false

    init(on navigator: Navigator) { self.navigator = navigator }

    func start(_: StartPermission) throws(NavigationError) {
        // snippet: compared-tabs
        tabs = try navigator.showTabs(2, by: self) { _ throws(NavigationError) in
            try show(NoteListScreen(work: navigator.makeWork()))
        }
        // end
    }

    func select(_ index: Int) {
        guard let tabs else { return }
        // snippet: compared-selection
        attempt { try navigator.selectTab(index, of: tabs) }
        // end
    }

    func signOut() {
        // snippet: compared-asking
        navigator.askToLeave(.everything) { [weak self] in try self?.showSignIn() }
        // end
    }

    private func showSignIn() throws(NavigationError) {
        isSignedOut = true
        try show(NoteListScreen(work: navigator.makeWork()), as: .root)
    }
}

/// A form with unsaved text.
@MainActor final class FormScreen: Screen {
    let work: WorkScope
    private(set) var confirmation: PendingConfirmation?

    init(work: WorkScope) { self.work = work }

    // snippet: compared-form
    func dismissalDecision() -> DismissalDecision {
        let confirmation = PendingConfirmation()
        self.confirmation = confirmation
        return .needsConfirmation(confirmation)
    }
    // end
}

@MainActor final class Editor {
    let toolbar: Toolbar

    init(_ toolbar: Toolbar) { self.toolbar = toolbar }
}

@MainActor final class Toolbar {
    let editor: Provider<Editor>

    init(_ editor: Provider<Editor>) { self.editor = editor }
}

@MainActor func registerEditor(in container: Container) {
    // snippet: compared-provider
    container.register(Editor.self, scope: .app, needs: Toolbar.self) { Editor($0) }
    container.register(Toolbar.self, scope: .app, needs: Provider<Editor>.self) { Toolbar($0) }
    // end
}
