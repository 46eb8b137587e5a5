import Domain
import FoundationEssentials
import SQLite

/// The file with the navigation state of the last user. The state is not in the database because it
/// changes with every step and need not survive a loss of power.
struct NavigationStateFile: TextStore {
    private static let maximumByteCount = 300_000

    let files: any DataFiles
    let user: UUID

    /// Returns the content of the file, or nil if the file is missing, too long or cannot be read:
    /// the session then starts on its first screen.
    static func bytes(in files: any DataFiles) -> [UInt8]? {
        let bytes = try? files.read(DataFile.navigationState, atMost: maximumByteCount + 1)
        return bytes.flatMap { $0.count <= maximumByteCount ? $0 : nil }
    }

    func savedText() async throws(StorageError) -> String? {
        guard let bytes = Self.bytes(in: files),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            bytes[..<end].elementsEqual(user.uuidString.utf8)
        else { return nil }
        return String(validating: bytes[bytes.index(after: end)...], as: UTF8.self)
    }

    @concurrent func save(_ state: String) async throws(StorageError) {
        try files.replace(
            DataFile.navigationState, with: Array("\(user.uuidString)\n\(state)".utf8),
            synchronizes: false)
    }
}
