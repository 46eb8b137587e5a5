public import Navigation

/// The visible screen and whoever uses it: takes what the person does to the elements of the page,
/// and gives the frame to be drawn.
@MainActor public final class Workspace: NavigatorObserver {
    /// Decides which screen is visible.
    public let navigator: Navigator
    /// Told when there is something to draw.
    public weak var display: (any WorkspaceDisplay)?
    /// Whether the person has asked to quit and confirmed it.
    public private(set) var isFinished = false

    let words: Words
    var asksToQuit = false
    /// What the person is told above whatever is shown, until they have read it.
    private var notice: Notice?
    /// The first line of the list of keys, while that is shown.
    var keysShownFrom: Int?
    /// The line after the last one that was seen of it.
    var nextKeys = 0
    /// What was typed ahead of work that is under way, the oldest first.
    var queue: [InputEvent] = []
    var isWaitingForWork = false
    /// Where things were in the last frame, for the mouse.
    var hits: [Hit] = []
    /// Takes over what comes from outside while the session is recorded.
    var recorder: SessionRecorder?
    private weak var subscribed: (any TerminalScreen)?

    /// Follows the navigator.
    public init(navigator: Navigator, words: Words = .english) {
        self.navigator = navigator
        self.words = words
        navigator.addObserver(self)
        navigatorDidChange(navigator)
    }

    /// Turns to the screen that is visible now.
    public func navigatorDidChange(_ navigator: Navigator) {
        if subscribed !== screen {
            subscribed?.surface.onChange = nil
            subscribed = screen
            screen?.surface.onChange = { [weak self] in self?.screenDidChange() }
            keysShownFrom = nil
            // What was drawn belongs to the screen that is gone.
            hits = []
        }
        screenDidChange()
    }

    /// The page that is asked for next: the visible screen's, or the workspace's own question above
    /// it. Nil before anything is shown.
    public var page: Page? {
        guard let page = screen?.page else { return nil }
        if asksToQuit { return page.asking(quitAlert) }
        return notice.map { page.asking(alert(for: $0)) } ?? page
    }

    /// Whether Back has somewhere to go.
    public var canGoBack: Bool { navigator.canGoBack }

    /// Back, as the screen, the keys and the mouse mean it: an alert is cancelled first, and at the
    /// root the question is whether to quit.
    public func goBack() {
        doAsAsked {
            let page = page
            if let alert = page?.alert {
                alert.cancel()
            } else if let action = page?.action(for: .escape, rowActions: []), action.isEnabled {
                action.perform()
            } else if navigator.back() == .atRoot {
                interrupt()
            }
        }
    }

    /// Asks whether to quit; asked a second time, quits.
    public func askToQuit() {
        if let recorder { recorder.interrupt() } else { interrupt() }
    }

    func interrupt() {
        // What was typed ahead was not meant for this question.
        queue = []
        recorder?.forgetTypedAhead()
        guard !asksToQuit else { return quit() }
        doAsAsked { asksToQuit = true }
    }

    /// Ends without a question.
    public func quit() {
        isFinished = true
        asksToQuit = false
        setNeedsDisplay()
    }

    var screen: (any TerminalScreen)? { navigator.visibleScreen as? any TerminalScreen }

    func setNeedsDisplay() {
        recorder?.pageDidChange()
        display?.workspaceNeedsDisplay()
    }

    /// Brings what the screen remembers up to date with its page. An alert takes the place of the keys.
    func settle(on page: Page) {
        interaction.settle(on: page)
        if page.alert != nil { keysShownFrom = nil }
        // Where nobody draws, nobody could wait for it.
        if display == nil { interaction.alert?.isSeen = true }
    }

    /// Does what the person has asked for. An alert that comes of it may be answered at once, before it
    /// is drawn: whoever called it up knows what is asked. One that comes by itself may not: what is
    /// typed until it can be seen was meant for something else.
    func doAsAsked(_ body: () -> Void) {
        if let page { settle(on: page) }
        let before = interaction.alert
        navigator.withCommandSource(screen, body)
        if let page {
            settle(on: page)
            if let alert = page.alert, before?.isOf(alert) != true {
                interaction.alert?.isSeen = true
            }
        }
        setNeedsDisplay()
    }

    /// The interaction of the visible screen; without one there is nothing to interact with.
    var interaction: Interaction {
        get { screen?.surface.interaction ?? Interaction() }
        set { screen?.surface.interaction = newValue }
    }

    private func screenDidChange() {
        if let screen, let alarm = screen.page.alarm,
            alarm.serial != screen.surface.interaction.rung
        {
            screen.surface.interaction.rung = alarm.serial
            display?.workspaceDidRing(alarm)
        }
        setNeedsDisplay()
    }

    /// Tells something above whatever is shown, until the person has read it.
    ///
    /// - Parameter title: what has happened, or what it is about.
    public func showNotice(_ title: String, message: String? = nil) {
        notice = Notice(title: title, message: message)
        setNeedsDisplay()
    }

    private struct Notice {
        let title: String
        let message: String?
    }

    private func alert(for notice: Notice) -> Alert {
        let dismiss: @MainActor () -> Void = { [weak self] in
            self?.notice = nil
            self?.setNeedsDisplay()
        }
        return Alert(
            notice.title, message: notice.message,
            actions: [Action(words.ok, key: .character("o"), perform: dismiss)], cancel: dismiss)
    }

    private var quitAlert: Alert {
        Alert(
            words.quitQuestion,
            actions: [
                Action(words.quit, key: .character("y")) { [weak self] in self?.quit() },
                Action(words.stay, key: .character("n")) { [weak self] in self?.stopAsking() },
            ],
            cancel: { [weak self] in self?.stopAsking() }
        )
    }

    private func stopAsking() {
        asksToQuit = false
        setNeedsDisplay()
    }
}
