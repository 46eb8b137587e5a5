public import Domain
import Platform

/// The files of the user: documents of accounts, and squad lists as other programs write them.
public struct LocalAccountFiles: AccountFiles {
    static let maximumByteCount = 256_000_000
    static let maximumTextByteCount = 1_000_000

    /// Creates a value without accessing files.
    public init() {}

    /// Writes an archive to a new file, or only its players if the path ends in `.csv`.
    @discardableResult
    @concurrent public func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) -> AccountArchive {
        if path.lowercased().hasSuffix(".csv") {
            try await write(SquadDocument.rows(archive.players), to: path)
            return AccountArchive(players: archive.players, matches: [])
        }
        var file = try AccountFileError.converting { () throws(SystemError) in
            try NewFile(Self.expanded(path))
        }
        try AccountDocument.write(archive) { bytes throws(AccountFileError) in
            try AccountFileError.converting { () throws(SystemError) in try file.append(bytes) }
        }
        try AccountFileError.converting { () throws(SystemError) in try file.publish() }
        return archive
    }

    /// Writes rows to a new file as comma-separated values, which spreadsheet programs open as
    /// texts.
    @concurrent public func write(
        _ rows: [[String]], to path: String
    ) async throws(AccountFileError) {
        try AccountFileError.converting { () throws(SystemError) in
            var file = try NewFile(Self.expanded(path))
            try file.append(DelimitedText.bytes(rows))
            try file.publish()
        }
    }

    /// Reads a spreadsheet by its first bytes, a JSON document if the text starts with a brace,
    /// contacts, or text with separators.
    @concurrent public func read(
        _ path: String, _ choices: ReadingChoices
    ) async throws(AccountFileError) -> AccountFile {
        let path = Self.expanded(path)
        let file = try AccountFileError.converting { () throws(FileReadError) in
            try ReadableFile(path, limit: Self.maximumByteCount)
        }
        do throws(AccountFileError) {
            if let document = try ArchiveDocument(.file(file)) { return .archive(document) }
        } catch {
            guard error == .unknownEncoding else { throw error }
        }
        let bytes = try AccountFileError.converting { () throws(FileReadError) in
            try file.bytes(at: 0, count: file.size)
        }
        if let list = try Spreadsheet.list(path: path, bytes, table: choices.table) {
            return .squad(list)
        }
        let (text, encoding) = try TextEncoding.decode(bytes, as: choices.encoding)
        if let document = try ArchiveDocument(.text(Array(text.utf8))) {
            return .archive(document)
        }
        let list =
            if !ContactCards.isBeginning(text) {
                DelimitedText.list(text, encoding: encoding)
            } else if encoding == "UTF-16" {
                ContactCards.list(text, encoding: encoding)
            } else {
                try ContactCards.list(bytes, as: choices.encoding)
            }
        guard !list.rows.isEmpty || !list.issues.isEmpty else { throw .empty }
        return .squad(list)
    }

    /// Returns the text of a file.
    @concurrent public func text(of path: String) async throws(AccountFileError) -> String {
        let limit = Self.maximumTextByteCount
        let bytes = try AccountFileError.converting(limit: limit) { () throws(FileReadError) in
            try content(ofFile: Self.expanded(path), limit: limit)
        }
        return try TextEncoding.decode(bytes).text
    }

    private static func expanded(_ path: String) -> String {
        guard path.hasPrefix("~/"), let home = environmentVariable("HOME"),
            // The decoded text of another encoding would name another folder.
            !home.unicodeScalars.contains("\u{FFFD}")
        else { return path }
        return home + path.dropFirst()
    }
}
