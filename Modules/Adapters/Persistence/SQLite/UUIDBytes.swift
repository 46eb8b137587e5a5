import Platform

/// Identifiers are stored as their 16 bytes.
extension UUID {
    var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

    /// Nil for any other number of bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
        self.init(uuid: value)
    }
}
