/// What stands between the marks of a bracketed paste. It grows to a bound, whatever is pasted; the
/// rest is dropped.
struct PasteCollector {
    /// The most bytes that are kept.
    static let limit = 64 * 1_024

    private var bytes: [UInt8] = []
    /// Whether a paste has begun and not ended.
    private(set) var isOpen = false

    mutating func open() {
        bytes = []
        isOpen = true
    }

    mutating func append(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }

    /// The text, without anything that is not UTF-8: a paste that was cut may end in half a character.
    mutating func close() -> String {
        isOpen = false
        defer { bytes = [] }
        var reader = ScalarReader()
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            if let scalar = reader.read(byte) { scalars.append(scalar) }
        }
        return String(scalars)
    }
}
