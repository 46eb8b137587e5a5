public import Navigation
public import TerminalUI

/// A screen without a presenter: its page is what a test says it is.
@MainActor public final class StubScreen: TerminalScreen {
    /// Makes the page; asked for whenever the page is.
    public var makePage: @MainActor () -> Page {
        didSet { surface.setNeedsDisplay() }
    }
    /// What the screen answers when Back asks.
    public var allowsLeaving = true
    /// How often Back has asked.
    public private(set) var leaveQuestions = 0

    /// Does nothing unless a test does something with it.
    public let work: WorkScope
    /// Told whenever the page is set.
    public let surface = ScreenSurface()

    /// - Parameter page: makes the page; asked for anew each time.
    public init(work: WorkScope = WorkScope(), page: @escaping @MainActor () -> Page) {
        self.work = work
        makePage = page
    }

    /// A screen that says only its title.
    public convenience init(_ title: String) {
        self.init { Page(title: title, elements: []) }
    }

    /// The page as it is now. Setting it shows it.
    public var page: Page {
        get { makePage() }
        set { makePage = { newValue } }
    }

    /// Counts, and answers what the test wants.
    public func dismissalDecision() -> DismissalDecision {
        leaveQuestions += 1
        return DismissalDecision(isAllowed: allowsLeaving)
    }
}
