import CEncoding
import Domain

/// The encodings of text files.
enum TextEncoding {
    /// The encodings that are tried, of which the first wins if the texts are equally likely: those of
    /// spreadsheet programs in Western Europe, Korea, Poland, China, Japan and Russia.
    private static let usualEncodings = [
        "Windows-1252", "CP949", "Windows-1250", "GB18030", "Shift_JIS", "Windows-1251",
    ]
    /// The detected encodings that are more likely than Windows-1252, by their names in libuchardet. Short
    /// texts in Latin letters are often taken for other ones.
    private static let trustedEncodings = [
        "UHC": "CP949", "EUC-KR": "CP949", "GB18030": "GB18030", "BIG5": "Big5",
        "SHIFT_JIS": "Shift_JIS", "EUC-JP": "EUC-JP", "WINDOWS-1251": "Windows-1251",
        "KOI8-R": "KOI8-R",
    ]

    /// Returns the text and the name of its encoding.
    static func decode(
        _ bytes: [UInt8]
    ) throws(AccountFileError) -> (text: String, encoding: String) {
        if let (text, encoding) = unicode(bytes) {
            guard let text else { throw .unknownEncoding }
            return (text, encoding)
        }
        guard !bytes.contains(0) else { throw .unknownEncoding }
        let detected = [trustedEncodings[detectedEncoding(of: bytes)]].compactMap(\.self)
        var best: (text: String, encoding: String, likelihood: Int)?
        for encoding in detected + usualEncodings {
            guard let text = converted(bytes, from: encoding) else { continue }
            let likelihood = likelihood(of: text)
            if likelihood > best?.likelihood ?? .min { best = (text, encoding, likelihood) }
        }
        guard let best else { throw .unknownEncoding }
        return (best.text, best.encoding)
    }

    // MARK: Unicode

    /// Returns the text in UTF-8 or UTF-16, or nil for another encoding. The text is nil if it is invalid.
    private static func unicode(_ bytes: [UInt8]) -> (text: String?, encoding: String)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return String(validating: bytes.dropFirst(3), as: UTF8.self).map { ($0, "UTF-8") }
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return (utf16(bytes.dropFirst(2), highByte: 1), "UTF-16")
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return (utf16(bytes.dropFirst(2), highByte: 0), "UTF-16")
        }
        // Without a mark, UTF-16 shows by the zero bytes of ASCII characters.
        if let zero = bytes.firstIndex(of: 0) {
            return (utf16(bytes[...], highByte: zero % 2), "UTF-16")
        }
        return String(validating: bytes, as: UTF8.self).map { ($0, "UTF-8") }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, highByte: Int) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
        }
        guard !units.contains(0) else { return nil }
        return String(validating: units, as: UTF16.self)
    }

    // MARK: Other encodings

    private static func detectedEncoding(of bytes: [UInt8]) -> String {
        let detector = uchardet_new()
        defer { uchardet_delete(detector) }
        bytes.withUnsafeBytes { buffer in
            _ = uchardet_handle_data(
                detector, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        }
        uchardet_data_end(detector)
        return String(cString: uchardet_get_charset(detector))
    }

    /// Returns the text in an encoding, or nil if a byte is invalid in it.
    private static func converted(_ bytes: [UInt8], from encoding: String) -> String? {
        let converter = iconv_open("UTF-8", encoding)
        // The result for an unknown encoding is the pointer with all bits set.
        guard converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = bytes.map(CChar.init(bitPattern:))
        var output = [CChar](repeating: 0, count: bytes.count * 4)
        let count: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, target) = (input.baseAddress, output.baseAddress)
                var (sourceCount, targetCount) = (input.count, output.count)
                let result = iconv(converter, &source, &sourceCount, &target, &targetCount)
                return result == -1 ? nil : output.count - targetCount
            }
        }
        return count.map {
            String(decoding: output.prefix($0).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// Returns a number that is larger for a text with known headings, and smaller for one with signs
    /// such as `£` in its names, which stand for letters of another encoding.
    private static func likelihood(of text: String) -> Int {
        let words = text.prefix(500).split { "\t;,|\"".contains($0) || $0.isNewline }
        let headings = words.count { SquadColumn(heading: String($0)) != nil }
        let signs = text.unicodeScalars.count { scalar in
            (0x80...0xBF).contains(scalar.value) && scalar != "\u{A0}"
        }
        return headings * 1_000 - min(signs, 999)
    }
}
