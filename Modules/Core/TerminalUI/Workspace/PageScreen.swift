import Localization
public import Navigation

/// A screen that provides a page for a terminal.
@MainActor public final class PageScreen: Screen {
    /// The scope for the screen's tasks.
    public let work: WorkScope
    /// The most recent alarm of the screen; nil if there has been none. The workspace rings an
    /// alarm once for each serial number, at the next change that is reported while the screen is
    /// visible.
    public var alarm: Alarm?
    /// The text that is copied to the clipboard when the screen becomes visible for the first time;
    /// nil for none.
    private let copiedText: String?
    /// True if the text was copied.
    private var isCopied = false
    /// The state of the user's interaction with the page.
    var interaction = Interaction()
    /// Called after each change of the page. The workspace sets it.
    var onChange: (@MainActor () -> Void)?
    private let presenter: (any Presenter)?
    /// Returns the page of the presenter's state in the current language.
    let makePage: @MainActor () -> Page
    /// The last page, for finding its elements in the page in another language; nil until it is
    /// requested.
    private var lastPage: (page: Page, language: Language)?
    /// True if `lastPage` shows the state of the presenter.
    private var isCurrent = false

    /// Creates a screen without a presenter. Nearly every frame and every event make its page
    /// again, so that has to be cheap.
    ///
    /// - Parameter copiedText: The text that is copied to the clipboard. The page has to show it
    ///   too, because some terminals have no clipboard, and none reports whether it has one.
    public init(
        work: WorkScope, copying copiedText: String? = nil,
        _ makePage: @escaping @MainActor () -> Page
    ) {
        self.work = work
        self.copiedText = copiedText
        self.makePage = makePage
        presenter = nil
    }

    /// Creates a screen whose page is a function of the state of a presenter.
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
        copiedText = nil
        self.presenter = presenter
        self.makePage = { makePage(presenter.state) }
        presenter.stateDidChange = { [weak self, unowned presenter] in
            self?.alarm = alarm(presenter.state)
            self?.setNeedsDisplay()
        }
    }

    /// The current page. With a presenter, it is made once for each state, and is not requested
    /// again while the user only moves the focus in a list. After a change of the language, it is
    /// made in that language, and the interaction with its elements goes on.
    public var page: Page {
        let language = Language.current
        if let lastPage, isCurrent, lastPage.language == language { return lastPage.page }
        let page = makePage()
        if let lastPage, lastPage.language != language {
            interaction.rename(lastPage.page.names(in: page))
        }
        lastPage = (page, language)
        isCurrent = presenter != nil
        return page
    }

    /// Returns the text for the clipboard at the first call; nil afterwards, or if there is none.
    func takeCopiedText() -> String? {
        defer { isCopied = true }
        return isCopied ? nil : copiedText
    }

    /// Returns a page with a notice above it if its text was copied.
    func addingNotice(to page: Page) -> Page {
        guard copiedText != nil else { return page }
        return page.adding(.text(Text(TerminalStrings.copied, role: .dim)))
    }

    /// Reports that the page has changed.
    public func setNeedsDisplay() {
        isCurrent = false
        onChange?()
    }

    /// Tells the presenter that the screen has become visible. A screen of a tab loads its content
    /// then, because it is shown with the session and selected later.
    func didAppear() { presenter?.didAppear() }

    /// Tells the presenter of a change by another device or program.
    func dataDidChange() { presenter?.dataDidChange() }

    /// Returns the decision of the presenter.
    public func dismissalDecision() -> DismissalDecision {
        presenter?.dismissalDecision() ?? .allowed
    }
}
