public import Navigation

/// A screen whose page is a function of the state of a presenter.
@MainActor public final class PageScreen: TerminalScreen {
    /// The scope for the presenter's tasks.
    public let work: WorkScope
    /// The object that reports changes of the page.
    public let surface = ScreenSurface()
    private let presenter: (any Presenter)?
    private let makePage: @MainActor () -> Page
    private let alarm: @MainActor () -> Alarm?
    /// The page of the current state; nil until it is requested.
    private var currentPage: Page?

    /// Creates a screen whose page never changes.
    public init(work: WorkScope, _ makePage: @escaping @MainActor () -> Page) {
        self.work = work
        self.makePage = makePage
        alarm = { nil }
        presenter = nil
    }

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - presenter: The owner of the state, which the screen holds.
    ///   - work: The scope for the presenter's tasks.
    ///   - alarm: Returns the most recent alarm of a state. By default, there is none.
    ///   - makePage: Returns the page for a state. Called once after each change of the state.
    public init<P: Presenter>(
        of presenter: P, work: WorkScope,
        alarm: @escaping @MainActor (P.State) -> Alarm? = { _ in nil },
        _ makePage: @escaping @MainActor (P.State) -> Page
    ) {
        self.work = work
        self.presenter = presenter
        self.makePage = { makePage(presenter.state) }
        self.alarm = { alarm(presenter.state) }
        presenter.stateDidChange = { [weak self] in self?.update() }
    }

    /// The page of the current state.
    public var page: Page {
        if let currentPage { return currentPage }
        let page = makePage()
        currentPage = page
        return page
    }

    /// Tells the presenter.
    public func didAppear() { presenter?.didAppear() }

    /// Returns the decision of the presenter.
    public func dismissalDecision() -> DismissalDecision {
        presenter?.dismissalDecision() ?? .allowed
    }

    private func update() {
        currentPage = nil
        surface.alarm = alarm()
        surface.setNeedsDisplay()
    }
}
