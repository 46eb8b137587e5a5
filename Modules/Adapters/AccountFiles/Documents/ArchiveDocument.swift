import Domain

/// An account document that was checked, and that is read again in pages.
struct ArchiveDocument: PagedArchive {
    private static let header = ["format", "version"]

    private let content: DocumentContent
    /// The offsets of the values of known members.
    private let offsets: [String: Int]
    private(set) var matchCount = 0

    /// Checks the syntax of a document and all of its rows, or returns nil if the content does not
    /// start with a brace.
    ///
    /// - Throws: `.empty` for a document without rows, `.newerVersion`, `.invalid` with all issues,
    ///   `.unknownEncoding` for bytes that are not UTF-8, or the error of the file.
    init?(_ content: DocumentContent) throws(AccountFileError) {
        let start = try content.bytes(at: 0, count: 4)
        var scanner = JSONScanner(
            content, at: start.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        // A zero byte is a part of UTF-16.
        guard !start.contains(0), try scanner.take("{") else { return nil }
        self.content = content
        offsets = try Self.offsets(of: &scanner)
        try checkHeader()
        for list in AccountDocument.List.allCases.dropLast() where try rows(of: list) == nil {
            throw .invalid([ImportIssue(.path(list.rawValue), .invalidJSON)])
        }
        var reader = ArchiveReader(self)
        var isEmpty = true
        while let page = try reader.nextPage() {
            isEmpty = false
            matchCount += page.matches.count
        }
        if isEmpty { throw .empty }
    }

    /// Moves past the members of a document, and returns the offsets of those that are known.
    private static func offsets(
        of scanner: inout JSONScanner
    ) throws(AccountFileError) -> [String: Int] {
        var offsets: [String: Int] = [:]
        if try !scanner.take("}") {
            repeat {
                let name = try AccountDocument.decode(String.self, try scanner.value(), at: "")
                try scanner.expect(":")
                _ = try scanner.peek()
                let isKnown = AccountDocument.List(rawValue: name) != nil
                if isKnown || header.contains(name) {
                    guard offsets.updateValue(scanner.offset, forKey: name) == nil else {
                        throw .invalid([ImportIssue(.path(name), .invalidJSON)])
                    }
                }
                try scanner.skipValue()
            } while try scanner.take(",")
            try scanner.expect("}")
        }
        guard try scanner.peek() == nil else { throw JSONScanner.syntaxError }
        return offsets
    }

    private func checkHeader() throws(AccountFileError) {
        var members: [[UInt8]] = []
        for name in Self.header {
            guard let offset = offsets[name] else { continue }
            var scanner = JSONScanner(content, at: offset)
            members.append(Array("\"\(name)\":".utf8) + (try scanner.value()))
        }
        let header = try AccountDocument.decode(
            AccountDocument.Header.self,
            Array("{".utf8) + members.joined(separator: Array(",".utf8)) + Array("}".utf8), at: "")
        guard header.format == AccountDocument.format else {
            throw .invalid([ImportIssue(.path("format"), .invalidJSON)])
        }
        guard header.version <= AccountDocument.currentVersion else { throw .newerVersion }
    }

    /// Returns a scanner before the rows of a list, or nil if the document has no such list.
    func rows(of list: AccountDocument.List) throws(AccountFileError) -> JSONScanner? {
        guard let offset = offsets[list.rawValue] else { return nil }
        var scanner = JSONScanner(content, at: offset)
        if try scanner.take("[") { return scanner }
        if try scanner.take("n") { return nil }
        throw .invalid([ImportIssue(.path(list.rawValue), .invalidJSON)])
    }

    func forEachPage(
        _ body: (AccountArchive) throws(StorageError) -> Void
    ) throws(StorageError) {
        var reader = ArchiveReader(self)
        while let page = try? reader.nextPage() { try body(page) }
        // The rows were valid, so they are incomplete only if the file has changed.
        guard reader.isComplete, content.isUnchanged else { throw .fileChanged }
    }
}
