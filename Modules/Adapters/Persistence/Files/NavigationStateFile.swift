import Domain
import Platform

/// Where a user was, in a file of its own: it changes with every step, and nothing is lost that
/// matters when it is lost.
struct NavigationStateFile: NavigationStateStore {
    /// Far more than any place takes.
    private static let longest = 300_000

    let directory: DataDirectory
    let user: UUID

    /// The whole file; nil when there is none that could be one.
    static func bytes(in directory: DataDirectory) -> [UInt8]? {
        guard let file = OpenFile.reading(directory.place) else { return nil }
        let bytes = file.read(atMost: longest + 1)
        return bytes.count <= longest ? bytes : nil
    }

    /// The text, if it is this user's.
    @concurrent func savedState() async throws(StorageError) -> String? {
        guard let bytes = Self.bytes(in: directory),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            bytes[..<end].elementsEqual(user.uuidString.utf8)
        else { return nil }
        return String(validating: bytes[bytes.index(after: end)...], as: UTF8.self)
    }

    /// After a crash of the program there is the old text or the new one. The database is not kept
    /// waiting for it.
    @concurrent func save(_ place: String) async throws(StorageError) {
        let new = directory.place + ".new"
        // What a crash has left behind may have been created by somebody else.
        unlink(new)
        do throws(StorageError) {
            let file = try OpenFile.writing(new)
            try file.replaceContent(Array("\(user.uuidString)\n\(place)".utf8))
            guard rename(new, directory.place) == 0 else { throw StorageError(systemError: errno) }
        } catch {
            unlink(new)
            throw error
        }
    }
}
