/// Takes a workspace through a recorded session again, and compares what is to be seen.
///
/// The workspace has to begin as the recorded one did, and its time has to be the player's clock.
@MainActor public final class SessionPlayer: WorkspaceDisplay {
    private let workspace: Workspace
    private let clock: any SessionClock

    /// Becomes the workspace's display.
    public init(_ workspace: Workspace, clock: any SessionClock) {
        self.workspace = workspace
        self.clock = clock
        workspace.display = self
    }

    /// Plays until the end or the first frame that differs.
    public func play(_ steps: [RecordedStep]) async -> ReplayResult {
        var result = ReplayResult()
        await workspace.settle(with: clock)
        for (index, step) in steps.enumerated() {
            let (frame, expected): (Frame, FrameDigest)
            switch step {
            case .act(let act, let elapsed):
                result.acts += 1
                workspace.take(act, after: elapsed, on: clock)
                await workspace.settle(with: clock)
                continue
            case .frame(let digest):
                (frame, expected) = (workspace.draw(size: digest.size), digest)
            case .glimpse(let digest):
                (frame, expected) = (workspace.preview(size: digest.size), digest)
            }
            guard FrameDigest(frame) == expected else {
                result.difference = ReplayResult.Difference(step: index, frame: frame)
                return result
            }
            result.frames += 1
        }
        return result
    }

    /// Looks only where the person has looked.
    public func workspaceNeedsDisplay() {}

    /// Silent.
    public func workspaceDidRing(_ alarm: Alarm) {}
}

/// How a recorded session went when it was played again.
public struct ReplayResult: Hashable, Sendable {
    /// Something else was to be seen than the person has seen.
    public struct Difference: Hashable, Sendable {
        /// The frame's place among the steps, from 0.
        public let step: Int
        /// What is to be seen instead.
        public let frame: Frame
    }

    /// How many things came from outside.
    public internal(set) var acts = 0
    /// How many frames were identical.
    public internal(set) var frames = 0
    /// The first difference, behind which nothing was played.
    public internal(set) var difference: Difference?
}
