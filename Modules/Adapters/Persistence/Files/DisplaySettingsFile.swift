import Domain
import SQLite

/// The file with the display settings. They are not in the database because they belong to the
/// device, and are needed before anybody signs in.
struct DisplaySettingsFile: TextStore {
    private static let maximumByteCount = 1_000

    let files: any DataFiles

    /// Returns the beginning of the file, or nil if there is none or it cannot be read: the program
    /// then has the default settings.
    static func bytes(in files: any DataFiles) -> [UInt8]? {
        try? files.read(DataFile.displaySettings, atMost: maximumByteCount)
    }

    func savedText() async throws(StorageError) -> String? {
        Self.bytes(in: files).map { String(decoding: $0, as: UTF8.self) }
    }

    @concurrent func save(_ settings: String) async throws(StorageError) {
        try files.replace(
            DataFile.displaySettings, with: Array(settings.utf8), synchronizes: false)
    }
}
