import Domain
import FootballUI
import Navigation

/// The presenter of the page that reads a list from a file.
@MainActor final class ListFilePresenter: Presenter {
    /// The state of the page.
    struct State: Equatable {
        var path = ""
        var isReading = false
        /// The reason why the file was not read; nil before.
        var failure: String?
    }

    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = State() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let files: any AccountFiles
    private let work: WorkScope
    private let didRead: @MainActor (String) -> Void

    /// - Parameter didRead: Called with the text of the file.
    init(_ files: any AccountFiles, work: WorkScope, didRead: @escaping @MainActor (String) -> Void)
    {
        self.files = files
        self.work = work
        self.didRead = didRead
    }

    func didEdit(_ path: String) {
        guard !state.isReading else { return }
        state = State(path: path)
    }

    func didRequestReading() {
        guard !state.isReading, !state.path.isEmpty else { return }
        state.isReading = true
        state.failure = nil
        let path = state.path.withoutQuoting
        work.enqueue { [weak self, files] in
            do throws(AccountFileError) {
                let text = try await files.text(of: path)
                self?.state.isReading = false
                self?.didRead(text)
            } catch {
                self?.state.isReading = false
                self?.state.failure = error.message
            }
        }
    }
}

extension String {
    /// The path without the quoting of a shell, which terminals add to a file that is dragged to
    /// them.
    fileprivate var withoutQuoting: String {
        var path = ""
        var quotation: Character?
        var isEscaped = false
        for character in drop(while: \.isWhitespace) {
            switch character {
            case _ where isEscaped: (path, isEscaped) = (path + String(character), false)
            case "\\" where quotation != "'": isEscaped = true
            case quotation: quotation = nil
            case "'", "\"": if quotation == nil { quotation = character } else { fallthrough }
            default: path.append(character)
            }
        }
        while path.last?.isWhitespace == true { path.removeLast() }
        return path
    }
}
