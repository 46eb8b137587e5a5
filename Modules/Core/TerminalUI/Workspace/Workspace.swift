package import Localization
public import Navigation

/// The connection between the visible screen and its display: dispatches input to the elements of
/// the page and renders frames.
@MainActor public final class Workspace: NavigatorObserver {
    /// The largest number of events that wait for work in progress. Further events are dropped.
    package static let typeAheadLimit = 4_096

    /// The navigator that decides which screen is visible.
    public let navigator: Navigator
    /// The display that is notified of changes.
    public weak var display: (any WorkspaceDisplay)?
    /// True if the user has quit.
    public private(set) var isFinished = false
    /// True if no operation of a screen is running.
    public var isIdle: Bool { navigator.activity.isIdle }
    /// The object that handles input and drawing in place of the workspace; nil for none.
    package var interceptor: (any WorkspaceInterceptor)?

    /// The display settings.
    public let preferences: DisplayPreferences

    let applicationName: String?
    /// The index of the first visible line of the list of keys; nil while the list is hidden.
    var firstKeyLine: Int? {
        didSet { if (firstKeyLine == nil) != (oldValue == nil) { clicks?.screenDidChange() } }
    }
    /// The index of the first line of keys that the last frame had no room for.
    var nextKeyLine = 0
    /// The open command palette; nil while it is hidden.
    var palette: CommandPalette? {
        didSet { if (palette == nil) != (oldValue == nil) { clicks?.screenDidChange() } }
    }
    /// Returns the places that the command palette offers on a screen without a way back, in
    /// addition to the tabs.
    public var places: @MainActor () -> [Action] = { [] }
    /// Returns a text in the form in which the command palette compares it. By default, only case
    /// is ignored.
    public var searchKey: @MainActor (String) -> String = { $0.lowercased() }
    /// The state of the whole app; nil for none.
    public var status: WorkspaceStatus? {
        didSet { if status != oldValue { setNeedsDisplay() } }
    }
    /// The regions of the last frame that react to the mouse.
    private(set) var hitRegions: [HitRegion] = []
    /// The page as it was last drawn; nil after any change except a move of the focus in its list.
    private(set) var drawn: DrawnPage?
    /// The number of changes, which tells whether drawing a page has changed it.
    private var changeCount = 0
    private var asksToQuit = false
    private var notice: Notice?
    /// The events that wait for work in progress, the oldest first.
    private var typeAhead: [InputEvent] = []
    private var isWaitingForWork = false
    private var isPerformingUserAction = false
    /// Nil without a clock, like `clicks`.
    var repeatedEnter: RepeatedEnter?
    var clicks: DoubleClick?
    private weak var subscribed: PageScreen?

    private struct Notice {
        let title: String
        let message: String?
    }

    /// Creates a workspace that follows a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator that decides which screen is visible.
    ///   - applicationName: The name in the title bar and in the question before the program ends.
    ///   - preferences: The display settings.
    ///   - uptime: Returns the time since a fixed moment. With a clock, Enter that is pressed again
    ///     just after a form has closed has no effect, and double clicks are recognized.
    public init(
        navigator: Navigator, applicationName: String? = nil,
        preferences: DisplayPreferences? = nil, uptime: (@MainActor () -> Duration)? = nil
    ) {
        self.navigator = navigator
        self.applicationName = applicationName
        self.preferences = preferences ?? DisplayPreferences()
        repeatedEnter = uptime.map { RepeatedEnter(uptime: $0) }
        clicks = uptime.map { DoubleClick(uptime: $0) }
        navigator.addObserver(self)
        self.preferences.onChange = { [weak self] in self?.setNeedsDisplay() }
        navigatorDidChange(navigator)
    }

    /// Switches to the screen that is visible now.
    public func navigatorDidChange(_ navigator: Navigator) {
        if subscribed !== screen {
            subscribed?.onChange = nil
            subscribed = screen
            screen?.onChange = { [weak self] in self?.screenDidChange() }
            closeDialogs()
            clicks?.screenDidChange()
            // The regions belong to the previous screen.
            hitRegions = []
            if !isPerformingUserAction { repeatedEnter?.didShowScreen() }
            screen?.didAppear()
            if let text = screen?.takeCopiedText() { display?.workspaceDidCopy(text) }
        }
        screenDidChange()
    }

    /// The page of the visible screen, covered by the workspace's own alert if there is one; nil
    /// before a screen is shown.
    public var page: Page? { screen.map { covered($0.page) } }

    /// Returns the page in a language, for finding an element by its name in that language.
    package func page(in language: Language) -> Page? {
        guard language != .current else { return page }
        return Language.with(language) { screen.map { covered($0.makePage()) } }
    }

    private func covered(_ page: Page) -> Page {
        if asksToQuit { return page.showing(quitAlert) }
        return notice.map { page.showing(alert(for: $0)) } ?? page
    }

    /// True if there is a screen to go back to.
    public var canGoBack: Bool { navigator.canGoBack }

    /// Goes back: cancels an alert, performs the page's action for Esc, or returns to the previous
    /// screen. At the root, asks whether to quit.
    public func goBack() {
        performUserAction {
            let page = page
            if let alert = page?.alert {
                alert.cancel()
            } else if let action = page?.action(for: .escape, rowActions: []), action.isEnabled {
                action.perform()
            } else if navigator.back() == .atRoot {
                handleQuitRequest()
            }
        }
    }

    /// Asks whether to quit. A second call while the question is shown quits.
    public func askToQuit() {
        if let interceptor { interceptor.handleQuitRequest() } else { handleQuitRequest() }
    }

    /// Asks whether to quit, or quits if the question is shown. Does not call the interceptor.
    package func handleQuitRequest() {
        // Keys that were typed before the question must not answer it.
        typeAhead = []
        interceptor?.discardTypeAhead()
        guard !asksToQuit else { return quit() }
        performUserAction { asksToQuit = true }
    }

    /// Quits if every screen can be removed.
    private func askScreensToQuit() {
        cancelQuit()
        navigator.askToLeave(.everything) { [weak self] in self?.quit() }
    }

    /// Quits without a question.
    public func quit() {
        isFinished = true
        asksToQuit = false
        setNeedsDisplay()
    }

    /// Shows a message above any screen until the user confirms it.
    ///
    /// - Parameters:
    ///   - title: The message.
    ///   - message: Additional text below the title.
    public func showNotice(_ title: String, message: String? = nil) {
        notice = Notice(title: title, message: message)
        setNeedsDisplay()
    }

    /// Notifies the display and the interceptor of a change.
    package func setNeedsDisplay() {
        changeCount += 1
        drawn = nil
        notifyDisplay()
    }

    private func notifyDisplay() {
        interceptor?.pageDidChange()
        display?.workspaceNeedsDisplay()
    }

    var screen: PageScreen? { navigator.visibleScreen as? PageScreen }

    /// The interaction state of the visible screen.
    var interaction: Interaction {
        get { screen?.interaction ?? Interaction() }
        set {
            drawn = nil
            screen?.interaction = newValue
        }
    }

    private func screenDidChange() {
        if let screen, let alarm = screen.alarm, alarm.serial != screen.interaction.lastAlarm {
            screen.interaction.lastAlarm = alarm.serial
            display?.workspaceDidRing(alarm)
        }
        setNeedsDisplay()
    }

    /// Updates the interaction state for a page. An alert that opens or closes hides the list of
    /// keys and the palette.
    private func update(for page: Page) {
        let alert = interaction.alert
        interaction.update(for: page)
        let isSameAlert = page.alert.map { alert?.isState(of: $0) == true } ?? (alert == nil)
        if !isSameAlert {
            closeDialogs()
            clicks?.screenDidChange()
        }
        // Without a display, no frame will ever mark the alert as seen.
        if display == nil { interaction.alert?.isSeen = true }
    }

    /// Runs `body` as an action of the user.
    ///
    /// An alert that `body` opens may be answered before it is drawn, because the user expects it.
    /// An alert that appears by itself may not: keys typed until it is drawn were meant for the
    /// page.
    func performUserAction(_ body: () -> Void) {
        if let page { update(for: page) }
        let before = interaction.alert
        let isNested = isPerformingUserAction
        isPerformingUserAction = true
        navigator.withCommandSource(screen, body)
        isPerformingUserAction = isNested
        if let page {
            update(for: page)
            if let alert = page.alert, before?.isState(of: alert) != true {
                interaction.alert?.isSeen = true
            }
        }
        setNeedsDisplay()
    }

    // MARK: - Drawing

    /// Returns the current content of a window of the given size.
    public func frame(size: Size) -> Frame {
        interceptor?.frame(size: size) ?? draw(size: size)
    }

    /// Draws a frame without the interceptor.
    package func draw(size: Size) -> Frame {
        if let frame = drawMove(size: size) { return frame }
        drawn = nil
        let changes = changeCount
        guard let screen, let page = page.map(screen.addingNotice) else { return Frame(size: size) }
        update(for: page)
        guard size.columns >= PageRenderer.smallest.columns, size.rows >= PageRenderer.smallest.rows
        else {
            hitRegions = []
            return .tooSmall(size)
        }
        interaction.alert?.isSeen = true
        var renderer = renderer(of: page, screen.interaction, size: size)
        if palette != nil { renderer.hasDialog = true }
        renderer.showsHighlights = preferences.settings.motion == .full
        renderer.render { renderersOfCoveredScreens(size: size) }
        if let alert = page.alert {
            renderer.draw(alert, choice: interaction.alert?.choice ?? 0)
        }
        if let first = firstKeyLine {
            nextKeyLine = renderer.draw(keyList(of: page), from: first)
        }
        if palette != nil { drawPalette(on: page, &renderer) }
        screen.interaction = renderer.interaction
        hitRegions = renderer.hitRegions
        var frame = renderer.canvas.frame
        if palette == nil, page.alert != nil || firstKeyLine != nil { frame.cursor = nil }
        if firstKeyLine == nil, changeCount == changes {
            drawn = DrawnPage(renderer, of: screen)
        }
        return frame
    }

    /// Draws a move of the focus in the list of the page. Returns nil if anything else has changed.
    private func drawMove(size: Size) -> Frame? {
        guard let page = drawn, page.hasMoved, page.size == size else { return nil }
        // While it is drawn, the page asks the screen for details, and the screen may report a
        // change.
        let changes = changeCount
        var regions = hitRegions
        (drawn, hitRegions) = (nil, [])
        guard page.drawMove(&regions) else { return nil }
        hitRegions = regions
        if changeCount == changes { drawn = page }
        return page.frame
    }

    /// Moves the focus in the list of the drawn page. Returns false, and does nothing, if a key may
    /// do anything else.
    func moveInDrawnList(_ key: Key) -> Bool {
        guard drawn?.moveFocus(key) == true else { return false }
        _ = repeatedEnter?.record(key)
        drawn?.prepareRow()
        notifyDisplay()
        return true
    }

    /// Draws a frame that the user does not see, without changing the state of the workspace.
    package func preview(size: Size) -> Frame {
        let before = (interaction, firstKeyLine, nextKeyLine, palette, hitRegions, drawn)
        defer { (interaction, firstKeyLine, nextKeyLine, palette, hitRegions, drawn) = before }
        drawn = nil
        return draw(size: size)
    }

    // MARK: - List of keys

    private func closeDialogs() {
        firstKeyLine = nil
        palette = nil
    }

    /// Makes the mouse wait for the next frame.
    func removeHitRegions() {
        hitRegions = []
    }

    // MARK: - Type-ahead

    /// Handles an event after the work of all earlier events is finished, because a key typed ahead
    /// is meant for the screen that the earlier keys lead to.
    ///
    /// A mouse event refers to the frame on the screen, so it is dropped while work is in progress.
    public func receive(_ event: InputEvent) {
        if let interceptor { return interceptor.receive(event) }
        if case .mouse = event, !(typeAhead.isEmpty && isIdle) { return }
        guard typeAhead.count < Self.typeAheadLimit else { return }
        typeAhead.append(event)
        handleTypeAhead()
    }

    /// True if all received events have been handled.
    package var hasHandledTypeAhead: Bool { typeAhead.isEmpty || isFinished }

    /// Finds the focused rows of a new page, which may be rows that the presenter has to load.
    package func prepareRows() {
        if drawn == nil, let page { update(for: page) }
    }

    private func handleTypeAhead() {
        while !hasHandledTypeAhead {
            if isIdle { prepareRows() }
            guard isIdle else { return waitForWork() }
            let event = typeAhead.removeFirst()
            guard let keys = letters(of: event) else { handle(event); continue }
            typeAhead.insert(contentsOf: keys, at: 0)
        }
    }

    private func waitForWork() {
        guard !isWaitingForWork else { return }
        isWaitingForWork = true
        Task { [weak self, activity = navigator.activity] in
            await activity.waitUntilIdle()
            self?.isWaitingForWork = false
            self?.handleTypeAhead()
        }
    }

    // MARK: - Alerts of the workspace

    private func alert(for notice: Notice) -> Alert {
        let dismiss: @MainActor () -> Void = { [weak self] in
            self?.notice = nil
            self?.setNeedsDisplay()
        }
        return Alert(
            notice.title, message: notice.message,
            actions: [Action(TerminalStrings.ok, key: .character("o"), perform: dismiss)],
            cancel: dismiss)
    }

    private var quitAlert: Alert {
        let cancel: @MainActor @Sendable () -> Void = { [weak self] in self?.cancelQuit() }
        return Alert(
            applicationName.map(TerminalStrings.namedQuitQuestion) ?? TerminalStrings.quitQuestion,
            actions: [
                Action(TerminalStrings.quit, key: .character("y")) { [weak self] in
                    self?.askScreensToQuit()
                },
                Action(TerminalStrings.stay, key: .character("n"), perform: cancel),
            ], cancel: cancel)
    }

    private func cancelQuit() {
        asksToQuit = false
        setNeedsDisplay()
    }
}
