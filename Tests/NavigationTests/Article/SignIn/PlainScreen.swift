import Navigation

// snippet: plain-screen
/// A screen whose lines do not change.
@MainActor final class PlainScreen: TextScreen {
    let lines: [String]
    let work: WorkScope
    private let didEnter: (String) -> Void

    init(_ lines: [String], work: WorkScope, didEnter: @escaping (String) -> Void = { _ in }) {
        self.lines = lines
        self.work = work
        self.didEnter = didEnter
    }

    func enter(_ text: String) { didEnter(text) }
}
// end
