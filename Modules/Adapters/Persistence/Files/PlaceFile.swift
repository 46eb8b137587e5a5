import Domain

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a user was, in a file of its own: it changes with every step, and nothing is lost that
/// matters when it is lost.
struct PlaceFile: PlaceMemory {
    /// Far more than any place takes.
    private static let longest = 131_072

    let connection: Connection
    let directory: DataDirectory
    let user: UUID

    /// The text, if it is this user's.
    func savedPlace() async throws(StorageError) -> String? {
        try await connection.perform { () throws(StorageError) in
            guard let file = OpenFile.reading(directory.place) else { return nil }
            let bytes = file.read(atMost: Self.longest + 1)
            guard bytes.count <= Self.longest,
                let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
                bytes[..<end].elementsEqual(user.uuidString.utf8)
            else { return nil }
            return String(validating: bytes[bytes.index(after: end)...], as: UTF8.self)
        }
    }

    /// After a crash of the program there is the old text or the new one.
    func save(_ place: String) async throws(StorageError) {
        try await connection.perform { () throws(StorageError) in
            let new = directory.place + ".new"
            // What a crash has left behind may have been created by somebody else.
            unlink(new)
            let file = try OpenFile.writing(new)
            try file.replaceContent(Array("\(user.uuidString)\n\(place)".utf8))
            guard rename(new, directory.place) == 0 else { throw StorageError(systemError: errno) }
        }
    }
}
