import Platform

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
