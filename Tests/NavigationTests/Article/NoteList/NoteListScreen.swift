import Navigation

// snippet: list-screen
@MainActor final class NoteListScreen: TextScreen, NoteListView {
    let work: WorkScope
    private let presenter: NoteListPresenter
    private var rows: [String] = []

    init(_ presenter: NoteListPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    var lines: [String] { ["Notes"] + rows + ["+ a new one"] }

    func show(_ rows: [String]) {
        self.rows = rows
    }

    func enter(_ text: String) {
        if text == "+" {
            presenter.requestNew()
        } else if let number = Int(text) {
            presenter.select(number)
        }
    }
}
// end
