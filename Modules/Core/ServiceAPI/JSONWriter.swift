/// Writes JSON as UTF-8, in the order of the calls.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///     $0.field("id", 5)
///     $0.field("name", "Ana")
/// }
/// ```
public struct JSONWriter {
    /// The text written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates an empty text.
    public init() {
        bytes.reserveCapacity(256)
    }

    /// Writes an object with the fields that `body` writes.
    public mutating func object<Failure>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try enclose("{", "}", body)
    }

    /// Writes an array with the values that `body` writes.
    public mutating func array<Failure>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        try enclose("[", "]", body)
    }

    /// Writes a field with an array of the values that `body` writes.
    public mutating func array<Failure>(
        _ name: String, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        needsComma = false
        try array(body)
    }

    /// Writes a field with an object with the fields that `body` writes.
    public mutating func object<Failure>(
        _ name: String, _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        needsComma = false
        try object(body)
    }

    /// Writes a number.
    public mutating func value(_ number: Int64) {
        separate()
        bytes += "\(number)".utf8
    }

    /// Writes a text.
    public mutating func value(_ text: String) {
        separate()
        var text = text
        text.withUTF8 { string($0) }
    }

    /// Writes a value that is JSON already.
    public mutating func value(json: String) {
        separate()
        bytes += json.utf8
    }

    /// Writes a field with a text; nothing if the text is nil.
    public mutating func field(_ name: String, _ text: String?) {
        guard var text else { return }
        text.withUTF8 { field(name, utf8: $0) }
    }

    /// Writes a field with a text in UTF-8; nothing if the text is nil.
    public mutating func field(_ name: String, utf8 text: UnsafeBufferPointer<UInt8>?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    /// Writes a field with a number; nothing if the number is nil.
    public mutating func field(_ name: String, _ number: Int64?) {
        guard let number else { return }
        key(name)
        bytes += "\(number)".utf8
    }

    /// Writes a field with a Boolean value.
    public mutating func field(_ name: String, _ flag: Bool) {
        key(name)
        bytes += "\(flag)".utf8
    }

    private mutating func enclose<Failure>(
        _ start: Unicode.Scalar, _ end: Unicode.Scalar,
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        separate()
        bytes.append(UInt8(ascii: start))
        needsComma = false
        try body(&self)
        bytes.append(UInt8(ascii: end))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func key(_ name: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var name = name
        name.withUTF8 { bytes += $0 }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        for (index, byte) in text.enumerated() {
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                continue
            }
            bytes += text[start..<index]
            start = index + 1
            if byte < 0x20 {
                bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            } else {
                bytes += [UInt8(ascii: "\\"), byte]
            }
        }
        bytes += text[start...]
        bytes.append(UInt8(ascii: "\""))
    }
}
