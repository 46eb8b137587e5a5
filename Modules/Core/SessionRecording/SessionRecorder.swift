import Navigation
public import TerminalUI

/// Records the events and the displayed frames of a workspace, so that the session can be replayed.
///
/// The recorder handles one event, waits until all work that the event started is done, and then
/// handles the next one. Each event is written before it is handled, so that the recording of a
/// crash ends with the cause.
@MainActor public final class SessionRecorder {
    private unowned let workspace: Workspace
    private let clock: ReplayClock
    private let write: @MainActor (String) -> Void
    private var writer = RecordingWriter()

    private struct QueuedEvent {
        let event: RecordedEvent
        /// The question on the screen when the event arrived, which it may answer; nil for none.
        var alert: Alert?
        /// True if the work of the frame before the event is done.
        var isPrepared = false
    }

    /// Events that arrived while another event was being handled, the oldest first.
    private var queue: [QueuedEvent] = []
    /// The alert of the displayed preview. A replay draws no previews, so a frame has to be drawn
    /// before an event that answers it.
    private var previewedAlert: Alert?
    var hasQueuedEvents: Bool { !queue.isEmpty }
    /// True if an event is being handled.
    private(set) var isBusy = true
    /// The displayed frame; nil after the page has changed.
    private var displayedFrame: Frame?
    private var size: Size?
    private var hasEnded = false

    /// Starts to record a workspace and writes the header.
    ///
    /// - Parameters:
    ///   - workspace: The workspace, whose input and frames the recorder takes over.
    ///   - clock: The time source of the app that the workspace shows.
    ///   - header: The state that the program needs to start in the same way again.
    ///   - write: Appends complete lines to the recording.
    public init(
        _ workspace: Workspace, clock: ReplayClock, header: RecordingHeader,
        write: @escaping @MainActor (String) -> Void
    ) {
        self.workspace = workspace
        self.clock = clock
        self.write = write
        write(writer.lines(for: header))
        workspace.interceptor = self
        clock.onDue = { [weak self] in self?.handleNext() }
        settle()
    }

    /// Detaches from the workspace and writes the last line.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        workspace.interceptor = nil
        clock.onDue = nil
        write(writer.endLine())
    }

    private func draw(_ size: Size) -> Frame {
        let frame = workspace.draw(size: size)
        previewedAlert = nil
        write(writer.line(for: .frame(FrameDigest(frame))))
        displayedFrame = frame
        return frame
    }

    private func handleNext() {
        guard !isBusy, !hasEnded, !workspace.isFinished else { return }
        if !queue.isEmpty {
            let next = queue.removeFirst()
            guard case .input(let event) = next.event, let keys = workspace.letters(of: event)
            else {
                return handle(next)
            }
            queue.insert(
                contentsOf: keys.map { QueuedEvent(event: .input($0), alert: next.alert) }, at: 0)
            handleNext()
        } else if clock.isDue {
            handle(QueuedEvent(event: .timer, alert: nil))
        }
    }

    private func handle(_ queued: QueuedEvent) {
        let event = queued.event
        if displayedFrame == nil, let size {
            if event.isMouse || isDisplayed(queued.alert) {
                // The event refers to the frame on screen, so that frame has to be drawn first.
                _ = draw(size)
                // A later question with the same text is another one.
                for index in queue.indices { queue[index].alert = nil }
            } else {
                let frame = workspace.preview(size: size)
                if !workspace.isIdle, !queued.isPrepared { return prepare(queued) }
                write(writer.line(for: .supersededFrame(FrameDigest(frame))))
            }
        }
        isBusy = true
        let elapsed = clock.elapsed
        write(writer.line(for: .event(event, after: elapsed)))
        workspace.handle(event, after: elapsed, on: clock)
        if !workspace.isIdle {
            queue.removeAll(where: \.event.isMouse)
        }
        settle()
    }

    /// Handles an event again after the work that the frame before it has begun, such as the load
    /// of the panel of a row.
    private func prepare(_ queued: QueuedEvent) {
        var prepared = queued
        prepared.isPrepared = true
        queue.insert(prepared, at: 0)
        isBusy = true
        settle()
    }

    /// Returns whether an alert is that of the page.
    private func isDisplayed(_ alert: Alert?) -> Bool {
        guard let alert, let current = workspace.page?.alert else { return false }
        return alert.title == current.title && alert.message == current.message
    }

    /// Waits for the work of the last event, then handles the next event or requests a redraw.
    private func settle() {
        Task { [weak self, workspace, clock] in
            await workspace.settle(on: clock)
            guard let self, !self.hasEnded else { return }
            self.isBusy = false
            self.handleNext()
            if !self.isBusy { workspace.setNeedsDisplay() }
        }
    }
}

extension SessionRecorder: WorkspaceInterceptor {
    package func receive(_ event: InputEvent) {
        // A click refers to the frame on screen, which work under way is about to change.
        if case .mouse = event, !workspace.isIdle { return }
        guard queue.count < Workspace.typeAheadLimit else { return }
        queue.append(QueuedEvent(event: .input(event), alert: previewedAlert))
        handleNext()
    }

    /// Discards the queued input, and quits when an earlier request is still queued.
    package func handleQuitRequest() {
        if queue.contains(where: { $0.event == .quitRequest }) { return workspace.quit() }
        queue = [QueuedEvent(event: .quitRequest, alert: nil)]
        handleNext()
    }

    package func discardTypeAhead() {
        queue = []
    }

    package func frame(size: Size) -> Frame {
        self.size = size
        guard !isBusy else {
            previewedAlert = workspace.page?.alert
            return workspace.preview(size: size)
        }
        if let displayedFrame, displayedFrame.size == size { return displayedFrame }
        let frame = draw(size)
        // A frame can begin to load the panel of a row. The next event waits for it.
        if !workspace.isIdle {
            isBusy = true
            settle()
        }
        return frame
    }

    package func pageDidChange() {
        displayedFrame = nil
    }
}
