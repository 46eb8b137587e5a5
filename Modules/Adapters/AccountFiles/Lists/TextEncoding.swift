import CEncoding
import Domain
import Synchronization

/// The encodings of text files.
enum TextEncoding {
    /// The encodings that the user can choose, by their names in iconv.
    static let names = [
        "UTF-8", "UTF-16", "Windows-1250", "Windows-1251", "Windows-1252", "Windows-1253",
        "Windows-1254", "KOI8-R", "CP949", "GB18030", "Big5", "Shift_JIS", "EUC-JP",
    ]
    /// The encodings that are tried, of which the first wins if the texts are equally likely: those
    /// of spreadsheet programs in Western Europe, Korea, Poland, China, Japan and Russia.
    private static let usualEncodings = [
        "Windows-1252", "CP949", "Windows-1250", "GB18030", "Shift_JIS", "Windows-1251",
    ]
    /// The detected encodings that are more likely than Windows-1252, by their names in
    /// libuchardet. Short texts in Latin letters are often taken for other ones.
    private static let trustedEncodings = [
        "UHC": "CP949", "EUC-KR": "CP949", "GB18030": "GB18030", "BIG5": "Big5",
        "SHIFT_JIS": "Shift_JIS", "EUC-JP": "EUC-JP", "WINDOWS-1251": "Windows-1251",
        "KOI8-R": "KOI8-R",
    ]
    /// The character that stands for invalid bytes.
    private static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// Returns the text and the name of its encoding. Replacement characters stand for a few
    /// invalid bytes.
    ///
    /// - Parameter choice: The encoding that the user chose; nil to recognize it.
    static func decode(
        _ bytes: [UInt8], as choice: String? = nil
    ) throws(AccountFileError) -> (text: String, encoding: String) {
        if let choice {
            guard let text = decoded(bytes, from: choice) else { throw .unknownEncoding }
            return (text, choice)
        }
        if let (text, encoding) = unicode(bytes) {
            guard let text else { throw .unknownEncoding }
            return (text, encoding)
        }
        guard !bytes.contains(0) else { throw .unknownEncoding }
        let detected = [trustedEncodings[detectedEncoding(of: bytes)]].compactMap(\.self)
        var best: (text: String, encoding: String, likelihood: Int)?
        for encoding in detected + usualEncodings {
            guard let text = converted(bytes, from: encoding) else { continue }
            let (letters, invalid) = counts(in: text)
            guard invalid * 2 <= letters else { continue }
            let likelihood = likelihood(of: text)
            if likelihood > best?.likelihood ?? .min { best = (text, encoding, likelihood) }
        }
        guard let best else { throw .unknownEncoding }
        return (best.text, best.encoding)
    }

    /// Returns the text in a known encoding, or nil if no part of it can be read.
    private static func decoded(_ bytes: [UInt8], from encoding: String) -> String? {
        switch encoding {
        case "UTF-8": String(decoding: bytes.dropFirst(markLength(of: bytes)), as: UTF8.self)
        case "UTF-16":
            unicode(bytes).flatMap { $0.encoding == encoding ? $0.text : nil }
                ?? utf16(bytes[...], highByte: 1)
        default: converted(bytes, from: encoding)
        }
    }

    /// Returns the number of letters outside ASCII, and that of invalid bytes.
    private static func counts(in text: String) -> (letters: Int, invalid: Int) {
        var (letters, invalid) = (0, 0)
        for scalar in text.unicodeScalars where scalar.value > 0x7F {
            if scalar == replacement { invalid += 1 } else { letters += 1 }
        }
        return (letters, invalid)
    }

    // MARK: Unicode

    /// Returns the text in UTF-8 or UTF-16, or nil for another encoding. The text is nil if it is
    /// invalid.
    private static func unicode(_ bytes: [UInt8]) -> (text: String?, encoding: String)? {
        if bytes.starts(with: [0xFF, 0xFE]) {
            return (utf16(bytes.dropFirst(2), highByte: 1), "UTF-16")
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return (utf16(bytes.dropFirst(2), highByte: 0), "UTF-16")
        }
        // Without a mark, UTF-16 shows by the zero bytes of ASCII characters.
        if let zero = bytes.firstIndex(of: 0) {
            guard bytes.count.isMultiple(of: 2) else { return (nil, "UTF-16") }
            return (utf16(bytes[...], highByte: zero % 2), "UTF-16")
        }
        let mark = markLength(of: bytes)
        let text = String(decoding: bytes.dropFirst(mark), as: UTF8.self)
        let (letters, invalid) = counts(in: text)
        // Bytes of another encoding are seldom valid in UTF-8, so a few valid letters are enough.
        return mark > 0 || invalid <= letters ? (text, "UTF-8") : nil
    }

    private static func markLength(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns the text with a replacement character for each invalid unit, or nil if there are
    /// many.
    private static func utf16(_ bytes: ArraySlice<UInt8>, highByte: Int) -> String? {
        let pairs = bytes.count / 2
        let units = (0..<pairs).map { pair in
            let index = bytes.startIndex + 2 * pair
            return UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
        }
        guard !units.contains(0), pairs > 0 || bytes.isEmpty else { return nil }
        let text = String(decoding: units, as: UTF16.self)
        let invalid = text.unicodeScalars.count { $0 == replacement }
        guard invalid * 2 <= pairs else { return nil }
        return bytes.count.isMultiple(of: 2) ? text : text + String(replacement)
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

    /// Returns the text in an encoding, with a replacement character for each invalid byte, or nil
    /// for an unknown encoding.
    private static func converted(_ bytes: [UInt8], from encoding: String) -> String? {
        converterLock.withLock { _ in
            let converter = iconv_open("UTF-8", encoding)
            // The result for an unknown encoding is the pointer with all bits set.
            guard converter != iconv_t(bitPattern: -1) else { return nil }
            defer { iconv_close(converter) }
            var input = bytes.map(CChar.init(bitPattern:))
            var output = [CChar](repeating: 0, count: bytes.count * 4)
            let mark = String(replacement).utf8.map(CChar.init(bitPattern:))
            let count = input.withUnsafeMutableBufferPointer { input in
                output.withUnsafeMutableBufferPointer { output in
                    var (source, target) = (input.baseAddress, output.baseAddress)
                    var (sourceCount, targetCount) = (input.count, output.count)
                    while iconv(converter, &source, &sourceCount, &target, &targetCount) == -1,
                        sourceCount > 0, targetCount >= mark.count
                    {
                        target?.update(from: mark, count: mark.count)
                        target = target?.advanced(by: mark.count)
                        targetCount -= mark.count
                        source = source?.advanced(by: 1)
                        sourceCount -= 1
                    }
                    return output.count - targetCount
                }
            }
            return String(
                decoding: output.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// Returns a number that is larger for a text with known headings, and smaller for one with
    /// signs such as `£` in its names, which stand for letters of another encoding, or with invalid
    /// bytes.
    private static func likelihood(of text: String) -> Int {
        let words = text.prefix(500).split { "\t;,|\"".contains($0) || $0.isNewline }
        let headings = words.count { SquadColumn(heading: String($0)) != nil }
        var doubts = 0
        for scalar in text.unicodeScalars {
            if scalar == replacement {
                doubts += 10
            } else if (0x80...0xBF).contains(scalar.value), scalar != "\u{A0}" {
                doubts += 1
            }
        }
        return headings * 1_000 - min(doubts, 999)
    }
}
