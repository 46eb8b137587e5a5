public import Platform

/// The reason why the file of a recording cannot be used.
public enum RecordingFileError: Error, Equatable, Sendable {
    /// The file cannot be opened or read.
    case unreadable(SystemError)
    /// The path names a directory, a pipe or a device.
    case notAFile
    /// The file is larger than any recording.
    case tooLarge
    /// The contents are not a recording that can be replayed.
    case invalid(RecordingError)
}
