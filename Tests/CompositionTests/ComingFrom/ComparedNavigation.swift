import Navigation

@MainActor final class NoteListScreen: Screen {
    let work: WorkScope

    init(work: WorkScope) { self.work = work }
}

@MainActor final class NoteEditScreen: Screen {
    let work: WorkScope
    let save: (String) -> Void

    init(_ text: String, work: WorkScope, save: @escaping (String) -> Void) {
        self.work = work
        self.save = save
    }
}

// snippet: compared-navigation
@MainActor final class NotesFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    private(set) var notes = ["Buy milk"]

    init(on navigator: Navigator) { self.navigator = navigator }

    func start(_: StartPermission) throws(NavigationError) {
        try show(NoteListScreen(work: navigator.makeWork()))
    }

    func edit(_ note: Int) throws(NavigationError) {
        try run(NoteEditor(notes[note], on: navigator)) { [weak self] result in
            if case .finished(let text) = result { self?.notes[note] = text }
        }
    }
}

@MainActor final class NoteEditor: ResultCoordinator {
    @WeakNavigator var navigator: Navigator
    var result = FlowResult<String>.cancelled
    private let text: String

    init(_ text: String, on navigator: Navigator) {
        self.text = text
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(
            NoteEditScreen(text, work: navigator.makeWork()) { [weak self] in
                self?.result = .finished($0)
                self?.leave()
            })
    }
}
// end
