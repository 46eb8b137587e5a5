import Domain
import FootballUI
import Navigation
import TerminalUI

/// The coordinator of the page about who comes, of the form of an evening, and of the preview of a
/// pasted list with its questions.
@MainActor final class AttendanceCoordinator: Coordinator {
    typealias MakePresenter = @MainActor (WorkScope) -> AttendancePresenter

    @WeakNavigator var navigator: Navigator
    private let files: any AccountFiles
    private let makePresenter: MakePresenter
    private let makeForm: @MainActor (Evening, _ isNew: Bool) -> EveningForm
    private weak var presenter: AttendancePresenter?
    private weak var screen: PageScreen?
    private weak var preview: PageScreen?

    init(
        navigator: Navigator, files: any AccountFiles,
        makeForm: @escaping @MainActor (Evening, _ isNew: Bool) -> EveningForm,
        makePresenter: @escaping MakePresenter
    ) {
        self.navigator = navigator
        self.files = files
        self.makeForm = makeForm
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        self.presenter = presenter
        let screen = PageScreen(of: presenter, work: work) { [weak self] state in
            AttendanceView(state: state, presenter: presenter) { self?.open($0) }.page
        }
        self.screen = screen
        try show(screen, at: AttendanceRoute())
    }

    private func open(_ step: AttendanceStep) {
        switch step {
        case .evening(let evening, let isNew):
            let form = FormCoordinator(makeForm(evening, isNew), on: navigator) {
                [weak presenter] result in
                if case .finished(let evening) = result { presenter?.didChoose(evening.id) }
            }
            navigator.attempt { try navigator.start(form, under: self) }
        case .share: if let text = presenter?.state.sharedText { share(text) }
        case .evenings: openEvenings()
        case .file: openFile()
        case .paste(let text):
            presenter?.read(text) { [weak self] in self?.show($0) }
        }
    }

    private func openEvenings() {
        guard let presenter, let content = presenter.state.content else { return }
        let view = EveningListView(content: content, presenter: presenter) { [weak self] evening in
            self?.closePages()
            presenter.didChoose(evening)
        }
        navigator.attempt { try show(PageScreen(work: navigator.makeWork()) { view.page }) }
    }

    /// Shows the page for a file. The preview of the file takes its place.
    private func openFile() {
        let work = navigator.makeWork()
        let file = ListFilePresenter(files, work: work) { [weak self] text in
            self?.closePages()
            self?.open(.paste(text))
        }
        let screen = PageScreen(of: file, work: work) {
            ListFileView(state: $0, presenter: file).page
        }
        navigator.attempt { try show(screen) }
    }

    private func show(_ list: PastePreview) {
        let work = navigator.makeWork()
        let pasted = PastePresenter(
            list, work: work,
            store: { [weak presenter] accepted throws(StorageError) in
                try await presenter?.accept(accepted)
            },
            didFinish: { [weak self] in self?.closePages() })
        let screen = PageScreen(of: pasted, work: work) { [weak self] state in
            PasteView(state: state, presenter: pasted) { key, name in
                self?.ask(key, name, pasted)
            }.page
        }
        preview = screen
        navigator.attempt { try self.show(screen) }
    }

    private func ask(_ key: String, _ name: String, _ pasted: PastePresenter) {
        let match = pasted.state.lines.flatMap(\.entries).first { $0.key == key }?.match
        let candidates = (match?.candidates ?? []).compactMap { pasted.preview.players[$0] }
        let likely = Set(candidates.map(\.id))
        let squad = presenter?.state.content?.squad.filter { !likely.contains($0.id) } ?? []
        let view = PasteQuestionView(name: name, candidates: candidates, squad: squad) {
            [weak self] decision in
            guard let self, let preview else { return }
            navigator.attempt { try navigator.pop(to: preview) }
            pasted.didDecide(decision, about: key)
        }
        let screen = PageScreen(work: navigator.makeWork()) { view.page }
        navigator.attempt { try show(screen) }
    }

    private func closePages() {
        guard let screen else { return }
        navigator.attempt { try navigator.pop(to: screen) }
    }
}

/// A page of the feature above the page about who comes.
enum AttendanceStep {
    /// The form of an evening.
    case evening(Evening, isNew: Bool)
    /// The list of all evenings.
    case evenings
    /// The text for others.
    case share
    /// The page for a file that contains a list.
    case file
    /// The preview of a pasted text.
    case paste(String)
}
