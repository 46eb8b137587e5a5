import Domain

/// Reads JSON text value by value, and checks its syntax by RFC 8259.
///
/// Each method throws `.invalid` for a wrong syntax, `.unknownEncoding` for bytes that are not
/// UTF-8, or the error of the file.
struct JSONScanner {
    private static let partSize = 100_000
    /// The smallest number of bytes that are in the buffer before each row.
    private static let plainSize = 4_000
    private static let depthLimit = 512

    private let content: DocumentContent
    private var buffer: [UInt8] = []
    /// The offset of the buffer in the content.
    private var start: Int
    /// The index of the next byte in the buffer.
    private var index = 0
    /// The index of the first byte that the buffer keeps; nil for the next one.
    private var mark: Int?

    init(_ content: DocumentContent, at offset: Int) {
        self.content = content
        start = offset
    }

    static let syntaxError = AccountFileError.invalid([
        ImportIssue(.path("document"), .invalidJSON)
    ])

    /// The offset of the next byte in the content.
    var offset: Int { start + index }

    // MARK: Structure

    /// Moves past white space and a byte, if that byte is next.
    mutating func take(_ character: Unicode.Scalar) throws(AccountFileError) -> Bool {
        guard try peek() == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(AccountFileError) {
        guard try take(character) else { throw Self.syntaxError }
    }

    /// Returns the next byte after white space, or nil at the end.
    mutating func peek() throws(AccountFileError) -> UInt8? {
        while let byte = try next() {
            guard Self.isSpace(byte) else { return byte }
            index += 1
        }
        return nil
    }

    /// Moves to a row of a list, or past the end of the list.
    ///
    /// - Parameter number: The number of rows that were read.
    /// - Returns: False at the end.
    mutating func row(_ number: Int) throws(AccountFileError) -> Bool {
        if try take("]") { return false }
        if number > 0 { try expect(",") }
        if buffer.count - index < Self.plainSize { _ = try readOn() }
        return true
    }

    /// Returns the text of the next value.
    mutating func value() throws(AccountFileError) -> [UInt8] {
        _ = try peek()
        mark = index
        defer { mark = nil }
        try skipValue()
        return Array(buffer[(mark ?? index)..<index])
    }

    /// Returns a player of the usual form, or nil and stays before the value.
    mutating func plainPlayer() -> Player? {
        var row = PlainPlayer(buffer, at: index)
        guard let player = row.player() else { return nil }
        index = row.index
        return player
    }

    // MARK: Values

    /// Moves past a value.
    mutating func skipValue() throws(AccountFileError) {
        var closers: [Unicode.Scalar] = []
        repeat {
            switch try peek() {
            case UInt8(ascii: "{"):
                index += 1
                closers.append("}")
                if try !take("}") {
                    try skipName()
                    continue
                }
                closers.removeLast()
            case UInt8(ascii: "["):
                index += 1
                closers.append("]")
                if try !take("]") { continue }
                closers.removeLast()
            case UInt8(ascii: "\""): try skipText()
            case UInt8(ascii: "t"): try skip("true")
            case UInt8(ascii: "f"): try skip("false")
            case UInt8(ascii: "n"): try skip("null")
            default: try skipNumber()
            }
            while let closer = closers.last, try !take(",") {
                try expect(closer)
                closers.removeLast()
            }
            if closers.last == "}" { try skipName() }
            // The limit of Foundation.
        } while !closers.isEmpty && closers.count <= Self.depthLimit
        guard closers.isEmpty else { throw Self.syntaxError }
    }

    private mutating func skipName() throws(AccountFileError) {
        try skipText()
        try expect(":")
    }

    private mutating func skip(_ literal: String) throws(AccountFileError) {
        for byte in literal.utf8 {
            guard try next() == byte else { throw Self.syntaxError }
            index += 1
        }
    }

    private mutating func skipNumber() throws(AccountFileError) {
        _ = try takeOne(of: "-")
        if try !takeOne(of: "0") { try skipDigits() }
        if try takeOne(of: ".") { try skipDigits() }
        guard try takeOne(of: "eE") else { return }
        _ = try takeOne(of: "+-")
        try skipDigits()
    }

    private mutating func skipDigits() throws(AccountFileError) {
        guard try takeOne(of: "0123456789") else { throw Self.syntaxError }
        while try takeOne(of: "0123456789") {}
    }

    private mutating func takeOne(of characters: String) throws(AccountFileError) -> Bool {
        guard let byte = try next(), characters.utf8.contains(byte) else { return false }
        index += 1
        return true
    }

    private mutating func skipText() throws(AccountFileError) {
        try expect("\"")
        while let byte = try next() {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return
            case UInt8(ascii: "\\"):
                if try takeOne(of: "u") {
                    for _ in 1...4 {
                        guard try takeOne(of: "0123456789abcdefABCDEF") else {
                            throw Self.syntaxError
                        }
                    }
                } else if try !takeOne(of: "\"\\/bfnrt") {
                    throw Self.syntaxError
                }
            case ..<0x20: throw Self.syntaxError
            case 0x80...: try skipScalar(after: byte)
            default: skipPlainText()
            }
        }
        throw Self.syntaxError
    }

    private mutating func skipPlainText() {
        while index < buffer.count, Self.isPlain(buffer[index]) { index += 1 }
    }

    /// Moves past the other bytes of a scalar outside ASCII.
    private mutating func skipScalar(after first: UInt8) throws(AccountFileError) {
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch first {
            case 0xC2...0xDF: (1, 0x80...0xBF)
            case 0xE0: (2, 0xA0...0xBF)
            case 0xED: (2, 0x80...0x9F)
            case 0xE1...0xEF: (2, 0x80...0xBF)
            case 0xF0: (3, 0x90...0xBF)
            case 0xF1...0xF3: (3, 0x80...0xBF)
            case 0xF4: (3, 0x80...0x8F)
            default: throw .unknownEncoding
            }
        for number in 1...count {
            let allowed = number == 1 ? second : 0x80...0xBF
            guard let byte = try next(), allowed.contains(byte) else { throw .unknownEncoding }
            index += 1
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x80).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    // MARK: Buffer

    /// Returns the next byte, or nil at the end.
    private mutating func next() throws(AccountFileError) -> UInt8? {
        if index == buffer.count, try !readOn() { return nil }
        return buffer[index]
    }

    /// Appends a part of the content to the buffer, and returns false at the end.
    private mutating func readOn() throws(AccountFileError) -> Bool {
        let part = try content.bytes(at: start + buffer.count, count: Self.partSize)
        let unused = mark ?? index
        buffer.removeFirst(unused)
        buffer += part
        start += unused
        index -= unused
        if mark != nil { mark = 0 }
        return !part.isEmpty
    }
}
