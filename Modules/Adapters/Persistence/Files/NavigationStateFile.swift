import Domain
import Platform

/// The file with the navigation state of the last user. The state is not in the database because it
/// changes with every step and need not survive a loss of power.
struct NavigationStateFile: NavigationStateStore {
    private static let maximumByteCount = 300_000

    let directory: DataDirectory
    let user: UUID

    /// Returns the content of the file, or nil if the file is missing or too long.
    static func bytes(in directory: DataDirectory) -> [UInt8]? {
        guard let file = OpenFile.reading(directory.navigationState) else { return nil }
        let bytes = file.read(atMost: maximumByteCount + 1)
        return bytes.count <= maximumByteCount ? bytes : nil
    }

    @concurrent func savedState() async throws(StorageError) -> String? {
        guard let bytes = Self.bytes(in: directory),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            bytes[..<end].elementsEqual(user.uuidString.utf8)
        else { return nil }
        return String(validating: bytes[bytes.index(after: end)...], as: UTF8.self)
    }

    @concurrent func save(_ state: String) async throws(StorageError) {
        try directory.replace(
            directory.navigationState, with: Array("\(user.uuidString)\n\(state)".utf8),
            synchronizes: false)
    }
}
