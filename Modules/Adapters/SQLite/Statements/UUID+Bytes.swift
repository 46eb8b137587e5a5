import FoundationEssentials

extension UUID {
    /// The 16 bytes of the identifier, as stored.
    package var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

    /// Creates an identifier, or returns nil if the number of bytes is not 16.
    package init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
        self.init(uuid: value)
    }
}
