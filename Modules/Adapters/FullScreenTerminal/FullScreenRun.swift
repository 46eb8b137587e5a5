import Dispatch
import Glibc
import Platform
import TerminalUI

/// One run of a workspace, from the first frame to the end. Any number of changes in a turn results
/// in one frame.
@MainActor final class FullScreenRun: WorkspaceDisplay {
    /// The longest pause within a paste. After it, the end of the paste is assumed to be lost.
    private static let pasteTimeout = Duration.seconds(1)
    /// The longest pause within a sequence, as over a slow connection. After it, the rest is
    /// assumed to be lost.
    private static let sequenceTimeout = Duration.milliseconds(250)
    /// The longest time to wait for the answer to a question, if a key depends on it.
    private static let answerTimeout = Duration.milliseconds(500)

    /// The longest time that the first frame waits for the content of its screen.
    private static let firstFrameDelay = DispatchTimeInterval.milliseconds(50)

    private let workspace: Workspace
    private let environment: TerminalEnvironment
    private let session: TerminalSession
    private let depth: Theme.Depth
    private var writer: FrameWriter
    private var parser: InputParser
    private var size: Size
    private var isDirty = true
    /// True if a turn is scheduled or running, which draws at its end.
    private var isTurnPending = false
    /// True if the program is suspended at the end of the turn.
    private var needsSuspension = false
    private var pasteTimer: Task<Void, Never>?
    private var sequenceTimer: Task<Void, Never>?
    private var answerTimer: Task<Void, Never>?
    private var hasAsked = false
    /// The background that the terminal has answered with.
    private var background: Theme.Background?
    private var continuation: CheckedContinuation<TerminalExit, Never>?
    private let signals: SignalMonitor

    /// Takes control of the terminal.
    ///
    /// - Throws: `.notATerminal`.
    init(
        _ workspace: Workspace, _ environment: TerminalEnvironment, _ capabilities: Capabilities
    ) throws(TerminalError) {
        self.workspace = workspace
        self.environment = environment
        // A signal between the first change of the terminal and the first frame has to be handled.
        signals = SignalMonitor()
        do throws(TerminalError) {
            session = try TerminalSession(
                capabilities, usesMouse: workspace.preferences.settings.mouse == .on)
        } catch {
            signals.stop()
            throw error
        }
        parser = InputParser(keys: capabilities.keys)
        depth = environment.depth(
            colours: capabilities.colours,
            hasDirectColour: capabilities.hasDirectColour)
        writer = FrameWriter(
            capabilities, theme: Theme(depth: .none, background: .dark))
        size = session.measure()
    }

    func start(_ continuation: CheckedContinuation<TerminalExit, Never>) {
        self.continuation = continuation
        signals.start(output: session.output) { [weak self] in self?.received($0) }
        TerminalRestorer.installAlternateStack()
        MainRunLoop.observe(session.input) { [weak self] in self?.readInput() }
        redraw()
        guard !workspace.isIdle else { return finishTurn() }
        // The arrival of the content draws the first frame, if it does not take longer.
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.firstFrameDelay) { [weak self] in
            self?.finishTurn()
        }
    }

    // MARK: Requests of the workspace

    /// Schedules a frame for the end of the current turn, or for the next one.
    func workspaceNeedsDisplay() {
        isDirty = true
        guard !isTurnPending else { return }
        isTurnPending = true
        Task { [weak self] in self?.finishTurn() }
    }

    func workspaceDidRequestSuspension() {
        needsSuspension = true
        workspaceNeedsDisplay()
    }

    func workspaceDidRequestRedraw() {
        writer.invalidate()
        workspaceNeedsDisplay()
    }

    func workspaceDidRing(_ alarm: Alarm) {
        if continuation != nil { session.write(session.capabilities.bell) }
    }

    func workspaceDidCopy(_ text: String) {
        if continuation != nil { session.write(session.capabilities.copy(text)) }
    }

    // MARK: Input

    private func readInput() {
        guard continuation != nil else { return }
        isTurnPending = true
        var bytes: ArraySlice<UInt8>
        repeat {
            bytes = session.read()
            for byte in bytes { parser.read(byte) }
        } while !bytes.isEmpty && parser.isIncomplete && session.awaitInput(milliseconds: 25)
        parser.flush()
        apply(parser.takeAnswers())
        deliverEvents()
        scheduleSequenceTimeout()
        schedulePasteTimeout()
        scheduleAnswerTimeout()
        if bytes.isEmpty, session.isHungUp { return end(.hangup) }
        finishTurn()
    }

    private func deliverEvents() {
        var typed: [Character] = []
        for event in parser.takeEvents() where continuation != nil && !workspace.isFinished {
            if case .key(.character(let character)) = event {
                typed.append(character)
                continue
            }
            deliver(&typed)
            switch event {
            case .key(.control("c")): workspace.askToQuit()
            case .key(.control("l")): redraw()
            case .key(.control("z")): suspend()
            case .mouse:
                // A mouse event refers to the displayed page, so pending changes are drawn first.
                if isDirty { draw() }
                workspace.receive(event)
            case .key, .paste: workspace.receive(event)
            }
        }
        deliver(&typed)
    }

    private func deliver(_ typed: inout [Character]) {
        guard !typed.isEmpty else { return }
        if !workspace.isFinished { workspace.receive(typed: typed) }
        typed = []
    }

    private func scheduleSequenceTimeout() {
        sequenceTimer?.cancel()
        guard parser.awaitsRest else { return sequenceTimer = nil }
        sequenceTimer = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.sequenceTimeout)) != nil else { return }
            self?.parser.giveUp()
        }
    }

    private func schedulePasteTimeout() {
        pasteTimer?.cancel()
        guard parser.isPasting else { return pasteTimer = nil }
        pasteTimer = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.pasteTimeout)) != nil, let self else { return }
            self.parser.endIncompletePaste()
            self.deliverEvents()
            self.finishTurn()
        }
    }

    // MARK: Questions to the terminal

    private var settings: DisplaySettings { workspace.preferences.settings }

    private var theme: Theme {
        func theme(_ depth: Theme.Depth, _ background: Theme.Background) -> Theme {
            Theme(depth: depth, background: background, contrast: settings.contrast)
        }
        return switch settings.colours {
        case .automatic: theme(depth, background ?? environment.background ?? .dark)
        case .dark: theme(depth, .dark)
        case .light: theme(depth, .light)
        case .none: theme(.none, .dark)
        }
    }

    /// Asks the terminal for its background and the width of ambiguous characters, once after each
    /// start. The next frame, which draws all cells, does not wait for the answers. The question
    /// needs two rows and three columns.
    private func askTerminal() {
        guard !hasAsked, session.capabilities.isANSI, size.rows > 1, size.columns > 2 else {
            return
        }
        hasAsked = true
        answerTimer?.cancel()
        answerTimer = nil
        parser.awaitAnswer()
        let queries = [
            CharacterWidth.query,
            // A terminal without colours may not know the question.
            depth > .none ? BackgroundColour.query : "",
            TerminalAnswers.lastQuery,
        ]
        session.write(Array(queries.joined().utf8))
    }

    private func apply(_ answers: TerminalAnswers) {
        if let background = answers.background, background != self.background {
            self.background = background
            isDirty = true
        }
        if let width = answers.ambiguousWidth, width != .current {
            AmbiguousWidth.select(width)
            workspace.setNeedsDisplay()
            redraw()
        }
    }

    /// Limits the time for which the key Esc waits for an answer.
    private func scheduleAnswerTimeout() {
        guard parser.awaitsAnswer, answerTimer == nil else { return }
        answerTimer = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.answerTimeout)) != nil, let self else { return }
            self.parser.stopAwaitingAnswer()
            self.deliverEvents()
            self.scheduleSequenceTimeout()
            self.finishTurn()
        }
    }

    // MARK: Drawing

    /// Draws a pending frame, or ends the run if the workspace is finished.
    private func finishTurn() {
        isTurnPending = false
        guard continuation != nil else { return }
        if workspace.isFinished { return end(.finished) }
        if needsSuspension {
            needsSuspension = false
            suspend()
            guard continuation != nil else { return }
        }
        if isDirty { draw() }
    }

    private func draw() {
        isDirty = false
        askTerminal()
        writer.theme = theme
        session.useMouse(settings.mouse == .on)
        let frame = workspace.frame(size: size).converted(to: repertoire)
        session.write(writer.bytes(for: frame))
    }

    private var repertoire: Repertoire {
        // The console of Linux has few characters of lines.
        let needsASCII =
            settings.lines == .ascii || environment.type == "linux"
            || AmbiguousWidth.current == .wide
        return max(TextLocale.repertoire, needsASCII ? .asciiMarks : .unicode)
    }

    /// Draws all cells at the end of the current turn.
    private func redraw() {
        writer.invalidate()
        isDirty = true
    }

    private func resize() {
        size = session.measure()
        redraw()
    }

    // MARK: Signals

    private func received(_ number: Int32) {
        guard continuation != nil else { return }
        switch number {
        case SIGWINCH: resize()
        case SIGCONT: resume()
        case SIGTSTP: suspend()
        case SIGHUP: return end(.hangup)
        default: return end(.signal(number))
        }
        finishTurn()
    }

    /// Restores the terminal and stops the process. Returns when the shell continues it.
    private func suspend() {
        // Without a stop, the terminal would still make signals of Ctrl-C and Ctrl-\ for a moment.
        guard JobControl.canStop else { return }
        readAnswers()
        session.restore()
        JobControl.stopJob()
        resume()
    }

    private func resume() {
        // The shell command `bg` continues the process without the terminal.
        guard JobControl.awaitForeground(session.input) else { return end(.hangup) }
        session.resume()
        // The user may have chosen another theme of the terminal.
        hasAsked = false
        resize()
    }

    private func end(_ exit: TerminalExit) {
        guard let continuation else { return }
        self.continuation = nil
        MainRunLoop.stopObserving()
        pasteTimer?.cancel()
        sequenceTimer?.cancel()
        answerTimer?.cancel()
        readAnswers()
        session.close()
        signals.stop()
        continuation.resume(returning: exit)
    }

    /// Reads the answers of the terminal, which would otherwise become input of the shell.
    private func readAnswers() {
        while parser.awaitsAnswer, session.awaitInput(milliseconds: 100) {
            let bytes = session.read()
            guard !bytes.isEmpty else { break }
            for byte in bytes { parser.read(byte) }
        }
    }
}
