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
