/// A fast conversion for ASCII texts, whose search and identity keys are their lower-case forms.
enum ASCIIFolding {
    /// Returns the key, or nil if the text has characters outside ASCII.
    static func key(_ text: String) -> String? {
        var needsChange = false
        for byte in text.utf8 {
            if byte >= 0x80 { return nil }
            if isUpperCase(byte) { needsChange = true }
        }
        guard needsChange else { return text }
        return String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
            var count = 0
            for byte in text.utf8 {
                buffer[count] = isUpperCase(byte) ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }

    private static func isUpperCase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
