import Domain

/// The encodings of text files: UTF-8, and UTF-16 as written by spreadsheets.
enum TextEncoding {
    static func decode(_ bytes: [UInt8]) throws(AccountFileError) -> String {
        let text: String? =
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                String(validating: bytes.dropFirst(3), as: UTF8.self)
            } else if bytes.starts(with: [0xFF, 0xFE]) {
                utf16(bytes.dropFirst(2), highByte: 1)
            } else if bytes.starts(with: [0xFE, 0xFF]) {
                utf16(bytes.dropFirst(2), highByte: 0)
            } else if let highByte = zeroByte(bytes) {
                // Without a mark, UTF-16 shows by the zero bytes of ASCII characters.
                utf16(bytes[...], highByte: highByte)
            } else {
                String(validating: bytes, as: UTF8.self)
            }
        guard let text else { throw .unknownEncoding }
        return text
    }

    /// Returns the position of the zero byte in the first two bytes, or nil if there is none.
    private static func zeroByte(_ bytes: [UInt8]) -> Int? {
        bytes.prefix(2).firstIndex(of: 0)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, highByte: Int) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
        }
        return String(validating: units, as: UTF16.self)
    }
}
