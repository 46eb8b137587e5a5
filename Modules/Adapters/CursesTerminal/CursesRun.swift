import Dispatch
import Platform
import TerminalUI

/// One run of a workspace, from the first frame to the end.
@MainActor final class CursesRun {
    /// The longest pause within a paste. After it, the end of the paste is assumed to be lost.
    private static let pasteTimeout = Duration.seconds(1)

    private let workspace: Workspace
    private let session: TerminalSession
    private var writer: FrameWriter
    private var parser: InputParser
    private var size: Size
    private var isDirty = true
    private var isTurnScheduled = false
    private var source: (any DispatchSourceRead)?
    private var pasteTimer: Task<Void, Never>?
    private var continuation: CheckedContinuation<TerminalExit, Never>?
    private let signals: SignalMonitor

    /// Takes control of the terminal.
    ///
    /// - Throws: Any `TerminalError`.
    init(
        _ workspace: Workspace, theme: Theme, type: String?, noColor: String?
    ) throws(TerminalError) {
        self.workspace = workspace
        // A signal between the first change of the terminal and the first frame has to be handled.
        signals = SignalMonitor()
        do throws(TerminalError) {
            session = try TerminalSession(type: type)
        } catch {
            signals.stop()
            throw error
        }
        parser = InputParser(keys: session.capabilities.keys)
        writer = FrameWriter(
            session.capabilities,
            StyleSequences(session.capabilities, theme: theme, noColor: noColor))
        size = session.measure()
    }

    func start(_ continuation: CheckedContinuation<TerminalExit, Never>) {
        self.continuation = continuation
        signals.start(output: session.output) { [weak self] in self?.received($0) }
        let source = DispatchSource.makeReadSource(fileDescriptor: session.input, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
        // The files are closed after the source is cancelled, because the system reuses
        // descriptors.
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
        if continuation != nil { session.write(session.capabilities.bell) }
    }

    // MARK: Input

    private func readInput() {
        guard continuation != nil else { return }
        TerminalRestorer.installAlternateStack()
        var bytes: ArraySlice<UInt8>
        repeat {
            bytes = session.read()
            for byte in bytes { parser.read(byte) }
        } while !bytes.isEmpty && parser.isIncomplete && session.awaitRestOfKey()
        parser.flush()
        deliverEvents()
        schedulePasteTimeout()
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
        if !workspace.isFinished { workspace.receive(typed: typed) }
        typed = []
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

    // MARK: Drawing

    /// Draws a pending frame, or ends the run if the workspace is finished.
    private func finishTurn() {
        guard continuation != nil else { return }
        if workspace.isFinished { return end(.finished) }
        if isDirty { draw() }
    }

    private func draw() {
        isDirty = false
        TerminalRestorer.installAlternateStack()
        session.write(writer.bytes(for: workspace.frame(size: size)))
    }

    private func redraw() {
        writer.invalidate()
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
        session.restore()
        JobControl.stopJob()
        resume()
    }

    private func resume() {
        // The shell command `bg` continues the process without the terminal.
        guard JobControl.awaitForeground(session.input) else { return end(.hangup) }
        session.resume()
        resize()
    }

    private func end(_ exit: TerminalExit) {
        guard let continuation else { return }
        self.continuation = nil
        source?.cancel()
        pasteTimer?.cancel()
        session.restore()
        signals.stop()
        continuation.resume(returning: exit)
    }
}
