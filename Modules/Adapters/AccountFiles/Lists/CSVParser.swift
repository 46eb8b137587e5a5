import Domain

/// A parser of comma-separated values as RFC 4180 defines them. A line ends with CR, LF or both.
struct CSVParser {
    private static let quote = UInt8(ascii: "\"")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")

    private let bytes: [UInt8]
    private let separator: UInt8
    private var position = 0
    private var line = 1

    init(_ text: String, separator: UInt8) {
        bytes = Array(text.utf8)
        self.separator = separator
    }

    /// Returns the rows with values, and the lines that cannot be divided into values.
    mutating func rows() -> (rows: [SquadList.Row], issues: [ImportIssue]) {
        var rows: [SquadList.Row] = []
        var issues: [ImportIssue] = []
        while position < bytes.count {
            let start = (position, line)
            do throws(ImportIssue) {
                let row = try next()
                if row.values.contains(where: { !$0.isEmpty }) { rows.append(row) }
            } catch {
                issues.append(ImportIssue(.line(start.1), error.reason))
                // An open quotation mark takes the rest of the text, so the next line is read
                // again.
                (position, line) = start
                while !isAtLineEnd { position += 1 }
                skipLineEnd()
            }
        }
        return (rows, issues)
    }

    private mutating func next() throws(ImportIssue) -> SquadList.Row {
        let first = line
        var values: [String] = []
        while true {
            values.append(try value())
            guard position < bytes.count, bytes[position] == separator else { break }
            position += 1
        }
        skipLineEnd()
        return SquadList.Row(line: first, values: values.map { FormulaGuard.removed(from: $0) })
    }

    private mutating func value() throws(ImportIssue) -> String {
        skipSpaces()
        guard position < bytes.count, bytes[position] == Self.quote else { return plainValue() }
        let value = try quotedValue()
        skipSpaces()
        guard isAtEndOfValue else { throw ImportIssue(.line(line), .textAfterQuote) }
        return value
    }

    private mutating func plainValue() -> String {
        let start = position
        while !isAtEndOfValue { position += 1 }
        return Self.text(bytes[start..<position])
    }

    private mutating func quotedValue() throws(ImportIssue) -> String {
        var value: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.quote {
                guard position < bytes.count, bytes[position] == Self.quote else {
                    return Self.text(value[...])
                }
                position += 1
            } else if byte == Self.carriageReturn || byte == Self.lineFeed {
                position -= 1
                skipLineEnd()
            }
            // Names have one line: spaces replace the line ends and tabs in a value.
            switch byte {
            case Self.carriageReturn, Self.lineFeed, UInt8(ascii: "\t"):
                value.append(UInt8(ascii: " "))
            default: value.append(byte)
            }
        }
        throw ImportIssue(.line(line), .unclosedQuote)
    }

    private var isAtLineEnd: Bool {
        guard position < bytes.count else { return true }
        return bytes[position] == Self.carriageReturn || bytes[position] == Self.lineFeed
    }

    private var isAtEndOfValue: Bool { isAtLineEnd || bytes[position] == separator }

    private mutating func skipSpaces() {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    }

    private mutating func skipLineEnd() {
        guard position < bytes.count else { return }
        line += 1
        if bytes[position] == Self.carriageReturn, position + 1 < bytes.count,
            bytes[position + 1] == Self.lineFeed
        {
            position += 1
        }
        position += 1
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).sanitizedValue
    }
}
