public import Domain
import Platform

/// The files of the user, in the format of `AccountDocument` or, for import, `SquadTable`.
public struct LocalAccountFiles: AccountFiles {
    static let maximumByteCount = 256_000_000

    /// Creates a value without accessing files.
    public init() {}

    /// Writes an archive to a new file.
    @concurrent public func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) {
        var file = try AccountFileError.converting { () throws(SystemError) in
            try NewFile(Self.expanded(path))
        }
        try AccountDocument.write(archive) { bytes throws(AccountFileError) in
            try AccountFileError.converting { () throws(SystemError) in try file.append(bytes) }
        }
        try AccountFileError.converting { () throws(SystemError) in try file.publish() }
    }

    /// Reads a JSON document if the text starts with a brace, and comma-separated values otherwise.
    @concurrent public func read(_ path: String) async throws(AccountFileError) -> AccountArchive {
        let text = try TextEncoding.decode(Self.content(of: Self.expanded(path)))
        let archive =
            text.first { !$0.isWhitespace } == "{"
            ? try AccountDocument.read(text)
            : AccountArchive(players: try SquadTable(text).players(), matches: [])
        guard !archive.players.isEmpty || !archive.matches.isEmpty else { throw .empty }
        return archive
    }

    private static func content(of path: String) throws(AccountFileError) -> [UInt8] {
        do throws(FileReadError) {
            return try Platform.content(ofFile: path, limit: maximumByteCount)
        } catch {
            switch error {
            case .system(let number): throw AccountFileError(systemError: number)
            case .notRegularFile: throw .notRegularFile
            case .tooLarge: throw .tooLarge(limit: maximumByteCount)
            }
        }
    }

    private static func expanded(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = environmentVariable("HOME") else { return path }
        return home + path.dropFirst()
    }
}
