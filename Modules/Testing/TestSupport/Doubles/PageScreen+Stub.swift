import Navigation
public import TerminalUI

extension PageScreen {
    /// Creates a screen without a presenter, whose work no navigator counts.
    public convenience init(page: @escaping @MainActor () -> Page) {
        self.init(work: WorkScope(), page)
    }

    /// Creates a screen with a title and no elements.
    public convenience init(_ title: String) {
        self.init { Page(title: title, elements: []) }
    }
}
