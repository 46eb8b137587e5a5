import Domain

/// Text with a separator between the values of a line, such as comma-separated values.
enum DelimitedText {
    private static let separators = ["\t", ";", ",", "|"].map { UInt8(ascii: $0) }
    /// The number of lines in which separators are counted.
    private static let countedLines = 10

    /// Returns lines of comma-separated values, after the mark by which spreadsheet programs
    /// recognize UTF-8.
    static func bytes(_ rows: [[String]]) -> [UInt8] {
        let lines = rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }
        return [0xEF, 0xBB, 0xBF] + Array(lines.joined().utf8)
    }

    private static func quoted(_ value: String) -> String {
        let value = FormulaGuard.added(to: value)
        // A space at an end, and white space of other scripts, would be lost without quotation
        // marks.
        let isPlain = value.utf8.allSatisfy { !",;|\t\"\r\n".utf8.contains($0) }
        return isPlain
            ? value
            : "\""
                + value.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
    }

    static func list(_ text: String, encoding: String) -> SquadList {
        let declared = declaredSeparator(of: text)
        let separator = declared ?? mostFrequentSeparator(in: text)
        var parser = CSVParser(text, separator: separator)
        let (rows, issues) = parser.rows()
        return SquadList(
            format: .text(encoding: encoding, separator: Character(Unicode.Scalar(separator))),
            rows: declared == nil ? rows : rows.filter { $0.line > 1 }, issues: issues,
            encodings: TextEncoding.names)
    }

    /// Returns the separator of a first line such as `sep=;`, which spreadsheet programs write and
    /// read.
    private static func declaredSeparator(of text: String) -> UInt8? {
        let line = text.utf8.prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 != UInt8(ascii: "\"") }
        guard line.count == 5,
            String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep="
        else { return nil }
        return line.last
    }

    /// Returns the separator that occurs most often outside quotation marks in the first lines.
    private static func mostFrequentSeparator(in text: String) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        var lines = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 0x0A || byte == 0x0D { lines += 1 }
            if lines == countedLines { break }
            counts[byte, default: 0] += 1
        }
        // Of several that are as frequent, the first: a comma is also part of numbers such as
        // `28,0`.
        var best = UInt8(ascii: ",")
        var bestCount = 0
        for separator in separators where counts[separator, default: 0] > bestCount {
            (best, bestCount) = (separator, counts[separator, default: 0])
        }
        return best
    }
}

extension String {
    /// This text without white space and invisible characters at its ends.
    var sanitizedValue: String {
        let isShown = { (scalar: Unicode.Scalar) in
            !scalar.properties.isWhitespace && scalar != "\u{200B}" && scalar != "\u{FEFF}"
        }
        guard let first = unicodeScalars.firstIndex(where: isShown),
            let last = unicodeScalars.lastIndex(where: isShown)
        else { return "" }
        return String(unicodeScalars[first...last])
    }
}
