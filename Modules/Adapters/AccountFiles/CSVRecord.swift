import Domain

/// A record of comma-separated values.
struct CSVRecord: Equatable {
    /// The number of its first line, from 1.
    let line: Int
    /// The values, without quotation marks and without white space at their ends.
    let values: [String]

    /// Returns the records of a text, without those that have no value: blank lines, and lines of separators as
    /// spreadsheets write them.
    static func records(in text: String) throws(AccountFileError) -> [CSVRecord] {
        var parser = CSVParser(text, separator: separator(of: text))
        var records: [CSVRecord] = []
        do throws(ImportIssue) {
            while let record = try parser.next() {
                if !record.values.allSatisfy(\.isEmpty) { records.append(record) }
            }
        } catch {
            throw .invalid([error])
        }
        return records
    }

    /// Returns the separator that occurs most often in the first line.
    private static func separator(of text: String) -> UInt8 {
        let line = text.utf8.drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A && $0 != 0x0D }
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in line {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let candidates = [",", ";", "\t"].map { UInt8(ascii: $0) }
        return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
    }
}
