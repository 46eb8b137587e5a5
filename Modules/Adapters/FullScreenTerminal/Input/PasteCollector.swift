/// The content of a bracketed paste, up to a maximum size. Further bytes are dropped.
struct PasteCollector {
    /// The maximum size in bytes.
    static let limit = 64 * 1_024

    private var bytes: [UInt8] = []
    /// True if a paste has begun and not ended.
    private(set) var isOpen = false

    mutating func open() {
        bytes = []
        isOpen = true
    }

    mutating func append(_ byte: UInt8) {
        if bytes.count < Self.limit { bytes.append(byte) }
    }

    /// Ends the paste and returns its text without invalid UTF-8, such as a character cut at the
    /// maximum size.
    mutating func close() -> String {
        isOpen = false
        defer { bytes = [] }
        var decoder = UTF8Decoder()
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            if let scalar = decoder.read(byte) { scalars.append(scalar) }
        }
        return String(scalars)
    }
}
