import Glibc
public import Platform

/// The file of a recording, which contains every appended line even if the program is killed.
@MainActor public final class RecordingFile {
    /// The path that the file was created with.
    public let path: String
    /// The first error of `append`; nothing is written after it.
    public private(set) var error: SystemError?
    private let descriptor: Int32

    /// Creates a file that only its owner can read.
    ///
    /// - Throws: A `SystemError`, with the number `EEXIST` if the file exists.
    public init(creating path: String) throws(SystemError) {
        let created = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard created >= 0 else { throw .last }
        self.path = path
        descriptor = created
        // The umask may have removed permissions of the owner.
        guard fchmod(created, 0o600) == 0 else { throw .last }
    }

    deinit {
        close(descriptor)
    }

    /// Appends a text, unless an earlier call has failed.
    public func append(_ text: String) {
        guard error == nil else { return }
        let number = writeAll(Array(text.utf8), to: descriptor)
        if number != 0 { error = SystemError(number: number) }
    }

    /// Deletes the file.
    public func delete() {
        unlink(path)
    }
}

extension Recording {
    /// The largest file that is read, in bytes.
    private static let fileSizeLimit = 256 * 1_024 * 1_024

    /// Reads the recording in a file.
    public init(contentsOf path: String) throws(RecordingFileError) {
        let bytes = try Self.bytes(of: path)
        do {
            try self.init(bytes)
        } catch {
            throw .invalid(error)
        }
    }

    private static func bytes(of path: String) throws(RecordingFileError) -> [UInt8] {
        do throws(FileReadError) {
            return try content(ofFile: path, limit: fileSizeLimit)
        } catch {
            switch error {
            case .system(let number): throw .unreadable(SystemError(number: number))
            case .notRegularFile: throw .notAFile
            case .tooLarge: throw .tooLarge
            }
        }
    }
}

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
