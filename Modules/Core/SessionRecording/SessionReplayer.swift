import Navigation
public import TerminalUI

/// Replays a recorded session in a workspace and compares the frames.
@MainActor public final class SessionReplayer: WorkspaceDisplay {
    private let workspace: Workspace
    private let clock: ReplayClock

    /// Creates a replayer and makes it the display of the workspace.
    ///
    /// - Parameters:
    ///   - workspace: A workspace in the state in which the recording started.
    ///   - clock: The time source of the app that the workspace shows.
    public init(_ workspace: Workspace, clock: ReplayClock) {
        self.workspace = workspace
        self.clock = clock
        workspace.display = self
    }

    /// Replays the steps up to the end or to the first frame that differs.
    public func replay(_ steps: [RecordedStep]) async -> ReplayResult {
        var result = ReplayResult()
        await workspace.settle(on: clock)
        for (index, step) in steps.enumerated() {
            let (frame, expected): (Frame, FrameDigest)
            switch step {
            case .event(let event, let elapsed):
                result.eventCount += 1
                workspace.handle(event, after: elapsed, on: clock)
                await workspace.settle(on: clock)
                continue
            case .frame(let digest):
                frame = AmbiguousWidth.with(digest.ambiguousWidth) {
                    workspace.draw(size: digest.size)
                }
                expected = digest
                await workspace.settle(on: clock)
            case .supersededFrame(let digest):
                // The recorder has waited for the work that this frame begins.
                AmbiguousWidth.with(digest.ambiguousWidth) {
                    _ = workspace.preview(size: digest.size)
                }
                await workspace.settle(on: clock)
                frame = AmbiguousWidth.with(digest.ambiguousWidth) {
                    workspace.preview(size: digest.size)
                }
                expected = digest
            }
            let digest = AmbiguousWidth.with(expected.ambiguousWidth) { FrameDigest(frame) }
            guard digest == expected else {
                result.difference = ReplayResult.Difference(stepIndex: index, frame: frame)
                return result
            }
            result.frameCount += 1
        }
        return result
    }

    /// Does nothing: the recorded steps decide when a frame is drawn.
    public func workspaceNeedsDisplay() {}

    /// Does nothing: a replay is silent.
    public func workspaceDidRing(_ alarm: Alarm) {}
}

/// The outcome of a replay.
public struct ReplayResult: Hashable, Sendable {
    /// A frame that differs from the recorded one.
    public struct Difference: Hashable, Sendable {
        /// The index of the recorded frame among the steps.
        public let stepIndex: Int
        /// The frame of the replay.
        public let frame: Frame
    }

    /// The number of replayed events.
    public internal(set) var eventCount = 0
    /// The number of identical frames.
    public internal(set) var frameCount = 0
    /// The first difference, where the replay stopped; nil when all frames were identical.
    public internal(set) var difference: Difference?
}

extension Workspace {
    /// Advances the clock and handles a recorded event.
    func handle(_ event: RecordedEvent, after elapsed: ElapsedTime, on clock: ReplayClock) {
        clock.advance(by: elapsed)
        switch event {
        case .input(let input): handle(input)
        case .quitRequest: handleQuitRequest()
        case .timer: break
        }
    }

    /// Returns when all work is done and every background operation sleeps on the clock.
    func settle(on clock: ReplayClock) async {
        repeat {
            await navigator.activity.waitUntilIdle()
            await clock.settled()
            prepareRows()
        } while !isIdle || !clock.isAtRest
    }
}
