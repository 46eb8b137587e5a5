import Navigation

/// Writes down what comes from outside, and what the person has seen, so that the session can be
/// played again.
///
/// It makes a line of what otherwise may happen at once: one thing is taken, all that comes of it is
/// done, then the next one is taken. Each is written down before it is taken, so that a recording of a
/// crash ends with its cause.
@MainActor public final class SessionRecorder: WorkspaceInterceptor {
    private unowned let workspace: Workspace
    private let clock: any SessionClock
    private let write: @MainActor (String) -> Void
    private var text = RecordingText()

    /// What came while something else was being done, the oldest first.
    private(set) var queue: [RecordedAct] = []
    /// Whether something is being done.
    private(set) var isBusy = true
    /// What the person sees; nil once something else is to be seen.
    private var shown: Frame?
    private var size: Size?
    private var isOver = false

    /// Takes over what comes to the workspace, and writes the first lines.
    ///
    /// - Parameters:
    ///   - beginning: what the program needs to begin like this again.
    ///   - write: takes lines, each of them whole.
    public init(
        _ workspace: Workspace, clock: any SessionClock, beginning: RecordingBeginning,
        write: @escaping @MainActor (String) -> Void
    ) {
        self.workspace = workspace
        self.clock = clock
        self.write = write
        write(text.beginning(beginning))
        workspace.interceptor = self
        clock.onDue = { [weak self] in self?.takeNext() }
        goOn()
    }

    /// Lets go of the workspace, and writes the last line.
    public func end() {
        guard !isOver else { return }
        isOver = true
        workspace.interceptor = nil
        clock.onDue = nil
        write(text.ending())
    }

    package func receive(_ event: InputEvent) {
        // A click means what is on the screen, so one that comes while work is under way is dropped.
        if case .mouse = event, !workspace.navigator.activity.isIdle { return }
        guard queue.count < Workspace.typeAheadLimit else { return }
        queue.append(.input(event))
        takeNext()
    }

    /// What was typed ahead was not meant for the question whether to quit. Asked for a second time
    /// before the first is done, it is no question any more.
    package func interrupt() {
        if queue.contains(.interrupt) { return workspace.quit() }
        queue = [.interrupt]
        takeNext()
    }

    package func discardTypeAhead() {
        queue = []
    }

    package func frame(size: Size) -> Frame {
        self.size = size
        guard !isBusy else { return workspace.preview(size: size) }
        if let shown, shown.size == size { return shown }
        return draw(size)
    }

    package func pageDidChange() {
        shown = nil
    }

    private func draw(_ size: Size) -> Frame {
        let frame = workspace.draw(size: size)
        write(text.line(for: .frame(FrameDigest(frame))))
        shown = frame
        return frame
    }

    private func takeNext() {
        guard !isBusy, !isOver, !workspace.isFinished else { return }
        if !queue.isEmpty {
            take(queue.removeFirst())
        } else if clock.isDue {
            take(.wakeUp)
        }
    }

    private func take(_ act: RecordedAct) {
        if shown == nil, let size {
            if case .input(.mouse) = act {
                // The mouse means what is on the screen, not what is about to be.
                _ = draw(size)
            } else {
                let picture = workspace.preview(size: size)
                write(text.line(for: .glimpse(FrameDigest(picture))))
            }
        }
        isBusy = true
        let elapsed = clock.elapsed
        write(text.line(for: .act(act, after: elapsed)))
        workspace.take(act, after: elapsed, on: clock)
        if !workspace.navigator.activity.isIdle {
            queue.removeAll { if case .input(.mouse) = $0 { true } else { false } }
        }
        goOn()
    }

    /// Once all is done, takes what came meanwhile or, if nothing did, lets the person see it.
    private func goOn() {
        Task { [weak self, workspace, clock] in
            await workspace.settle(with: clock)
            guard let self, !self.isOver else { return }
            self.isBusy = false
            self.takeNext()
            if !self.isBusy { workspace.setNeedsDisplay() }
        }
    }
}
