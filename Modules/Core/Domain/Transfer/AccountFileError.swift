/// The reason why a file cannot be exported or imported.
public enum AccountFileError: Error, Hashable, Sendable {
    /// A file to be written exists.
    case exists
    /// A file to be read, or the folder of a file to be written, does not exist.
    case notFound
    /// The path is that of a folder, a device or another thing that is not a file.
    case notRegularFile
    /// The permissions forbid the access.
    case noPermission
    /// The disk has no free space.
    case full
    /// The file has more than this number of bytes.
    case tooLarge(limit: Int)
    /// The file has no players and no matches.
    case empty
    /// The file is no text in a known encoding.
    case unknownEncoding
    /// The file is a spreadsheet that is damaged, too large, of an unknown kind, or has a password.
    case unreadableSpreadsheet
    /// A newer version of the program has written the file.
    case newerVersion
    /// Parts of the file are invalid. The list is not empty.
    case invalid([ImportIssue])
    /// The system reported another error.
    case unavailable
}
