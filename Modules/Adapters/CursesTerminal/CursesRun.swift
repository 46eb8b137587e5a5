import CNcurses
import Dispatch
import Platform
import TerminalUI

/// One run of a workspace: from the first frame to the reason that ends it.
@MainActor final class CursesRun {
    /// So many bytes are read before the next drawing, however many there are.
    private static let batch = 4_096
    /// A paste that pauses for so long has lost its end.
    private static let patience = Duration.seconds(1)

    private let workspace: Workspace
    private let session: CursesSession
    private var painter: CursesPainter
    private var reader = KeyReader()
    private var size: Size
    private var isDirty = true
    private var isTurnScheduled = false
    private var source: (any DispatchSourceRead)?
    private var pasteEnd: Task<Void, Never>?
    private var continuation: CheckedContinuation<TerminalExit, Never>?
    private let signals: SignalWatch

    /// - Throws: every `TerminalError`.
    init(_ workspace: Workspace, type: String?, noColor: String?) throws(TerminalError) {
        self.workspace = workspace
        // Before the session is made: ncurses would set handlers of its own where it finds none.
        signals = SignalWatch(Self.watched)
        do throws(TerminalError) {
            session = try CursesSession(type: type, noColor: noColor)
        } catch {
            signals.stop()
            throw error
        }
        painter = CursesPainter(window: session.window, ink: session.ink)
        size = session.measure()
    }

    func start(_ continuation: CheckedContinuation<TerminalExit, Never>) {
        self.continuation = continuation
        signals.start { [weak self] in self?.received($0) }
        let source = DispatchSource.makeReadSource(fileDescriptor: session.input, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
        // Closed before that, the number might be another file's while the source still looks at it.
        source.setCancelHandler { [session] in MainActor.assumeIsolated { session.closeFiles() } }
        source.resume()
        self.source = source
        redraw()
        finishTurn()
    }

    func setNeedsDisplay() {
        isDirty = true
        guard !isTurnScheduled else { return }
        isTurnScheduled = true
        scheduleTurn {
            $0.isTurnScheduled = false
            $0.finishTurn()
        }
    }

    func ring() {
        if continuation != nil { beep() }
    }

    // MARK: Input

    private func readInput() {
        guard continuation != nil else { return }
        EmergencyExit.coverThisThread()
        var count = 0
        while count < Self.batch, let read = session.read() {
            take(read)
            count += 1
        }
        if count == Self.batch {
            // What ncurses has looked at already makes no noise at the descriptor.
            scheduleTurn { $0.readInput() }
        } else {
            reader.settle()
        }
        deliverEvents()
        awaitEndOfPaste()
        if count == 0, session.isHungUp { return end(.hangup) }
        finishTurn()
    }

    private func take(_ read: Int32) {
        switch read {
        case KEY_RESIZE: resize()
        case 0...0xFF: reader.read(UInt8(read))
        default: reader.read(code: read)
        }
    }

    private func deliverEvents() {
        for event in reader.takeEvents() where continuation != nil && !workspace.isFinished {
            switch event {
            case .key(.control("c")): workspace.askToQuit()
            case .key(.control("l")): redraw()
            case .key(.control("z")): suspend()
            case .mouse:
                // The mouse means what is on the screen, not what is about to be.
                if isDirty { draw() }
                workspace.receive(event)
            case .key, .paste: workspace.receive(event)
            }
        }
    }

    private func awaitEndOfPaste() {
        pasteEnd?.cancel()
        guard reader.isPasting else { return pasteEnd = nil }
        pasteEnd = Task { [weak self] in
            guard (try? await Task.sleep(for: Self.patience)) != nil, let self else { return }
            self.reader.abandonPaste()
            self.deliverEvents()
            self.finishTurn()
        }
    }

    // MARK: Drawing

    /// What every turn ends with: one drawing, or the end.
    private func finishTurn() {
        guard continuation != nil else { return }
        if workspace.isFinished { return end(.finished) }
        if isDirty { draw() }
    }

    private func draw() {
        isDirty = false
        EmergencyExit.coverThisThread()
        painter.draw(workspace.frame(size: size))
    }

    private func redraw() {
        painter.forget()
        isDirty = true
    }

    private func resize() {
        size = session.measure()
        redraw()
    }

    private func scheduleTurn(_ body: @escaping @MainActor (CursesRun) -> Void) {
        Task { [weak self] in
            if let self { body(self) }
        }
    }

    // MARK: Signals

    private static let watched = [
        SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT,
    ]

    private func received(_ number: Int32) {
        guard continuation != nil else { return }
        switch number {
        case SIGWINCH: resize()
        case SIGCONT: goOn()
        case SIGTSTP: suspend()
        case SIGHUP: return end(.hangup)
        default: return end(.signal(number))
        }
        finishTurn()
    }

    /// Gives the terminal back and stops; returns when the shell lets us go on.
    private func suspend() {
        session.restore()
        JobControl.stopJob()
        goOn()
    }

    private func goOn() {
        // `bg` lets us go on too, but not with the terminal.
        guard JobControl.awaitForeground(session.input) else { return end(.hangup) }
        session.take()
        resize()
    }

    private func end(_ exit: TerminalExit) {
        guard let continuation else { return }
        self.continuation = nil
        source?.cancel()
        pasteEnd?.cancel()
        session.close()
        signals.stop()
        continuation.resume(returning: exit)
    }
}
