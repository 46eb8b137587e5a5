/// A recorded session: the state that it started from and its steps.
public struct Recording: Hashable, Sendable {
    /// The state that the session started from.
    public let header: RecordingHeader
    /// The steps of the session, the oldest first.
    public let steps: [RecordedStep]
    /// True if the recording has its end line; false for a program that was killed or is still
    /// running.
    public let isComplete: Bool
    /// The line number of the first step, counted from 1. Each step is one line.
    public let firstStepLine: Int
}

/// The state that a session started from, in a form that only the recording program interprets.
public struct RecordingHeader: Hashable, Sendable {
    /// Texts by name. A name consists of lower-case letters and dashes.
    public var values: [String: String]
    /// File contents by name. A name consists of lower-case letters and dashes.
    public var files: [String: [UInt8]]

    /// Creates a header.
    public init(values: [String: String] = [:], files: [String: [UInt8]] = [:]) {
        self.values = values
        self.files = files
    }
}

/// The reason why bytes are not a recording that can be replayed.
public enum RecordingError: Error, Hashable, Sendable {
    /// The bytes are in another format.
    case notARecording
    /// The recording was written in another version of the format.
    case unsupportedVersion
    /// A line differs from the line that was written. Lines are counted from 1.
    case damaged(line: Int)
    /// The recording ends within its header.
    case incompleteHeader
}
