/// A session that was written down: what it began with, and all that came from outside.
public struct Recording: Hashable, Sendable {
    /// What the program was given at the beginning.
    public let beginning: RecordingBeginning
    /// Everything that happened, the oldest first.
    public let steps: [RecordedStep]
    /// False when it just stops: the program was killed, or still runs.
    public let isComplete: Bool
    /// The line of the first step in the file, counted from 1; each step has one line.
    public let firstLine: Int
}

/// What a session began with. Only the program that wrote it can make sense of it.
public struct RecordingBeginning: Hashable, Sendable {
    /// Facts by their names, which are lower-case letters and dashes.
    public var facts: [String: String]
    /// Files by their names, which are lower-case letters and dashes.
    public var files: [String: [UInt8]]

    /// Nothing unless given.
    public init(facts: [String: String] = [:], files: [String: [UInt8]] = [:]) {
        self.facts = facts
        self.files = files
    }
}

/// Why bytes are no recording that can be played.
public enum RecordingError: Error, Hashable, Sendable {
    /// Something else altogether.
    case notARecording
    /// Written in another version of the format.
    case otherVersion
    /// A line, counted from 1, is not what was written.
    case damaged(line: Int)
    /// It stops before the session began.
    case cutShort
}
