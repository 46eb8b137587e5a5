public import Navigation
public import TerminalUI

/// A screen without a presenter, whose page a test sets.
@MainActor public final class StubScreen: TerminalScreen {
    /// The closure that creates the page each time that the page is needed.
    public var makePage: @MainActor () -> Page {
        didSet { surface.setNeedsDisplay() }
    }
    /// True if the screen allows going back.
    public var allowsLeaving = true
    /// The number of calls of `dismissalDecision`.
    public private(set) var dismissalRequestCount = 0

    /// The work scope of the screen.
    public let work: WorkScope
    /// The surface, which needs display after the page was set.
    public let surface = ScreenSurface()

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - work: The work scope of the screen.
    ///   - page: A closure that creates the page each time that the page is needed.
    public init(work: WorkScope = WorkScope(), page: @escaping @MainActor () -> Page) {
        self.work = work
        makePage = page
    }

    /// Creates a screen with a title and no elements.
    public convenience init(_ title: String) {
        self.init { Page(title: title, elements: []) }
    }

    /// The page.
    public var page: Page {
        get { makePage() }
        set { makePage = { newValue } }
    }

    /// Counts the call and returns the decision that `allowsLeaving` selects.
    public func dismissalDecision() -> DismissalDecision {
        dismissalRequestCount += 1
        return DismissalDecision(isAllowed: allowsLeaving)
    }
}
