/// The lines of a recording, for tests that change them and write valid checksums.
struct RecordedLines {
    private let title: String
    /// The lines after the title, without their checksums.
    var lines: [String]

    init(_ bytes: [UInt8]) {
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        title = lines.removeFirst()
        self.lines = lines.map { String($0.dropFirst(9)) }
    }

    /// The file. Each checksum is FNV-1a over everything before it, folded to 32 bits.
    var bytes: [UInt8] {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ text: String) {
            for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        var text = title + "\n"
        add(text)
        for line in lines {
            add(line + "\n")
            let digits = String(UInt32(truncatingIfNeeded: sum ^ (sum >> 32)), radix: 16)
            text += String(repeating: "0", count: 8 - digits.count) + "\(digits) \(line)\n"
        }
        return Array(text.utf8)
    }

    /// The lines with the bytes of a recorded file.
    func range(ofFile name: String) -> Range<Int>? {
        guard let head = lines.firstIndex(where: { $0.hasPrefix("file \(name) ") }) else {
            return nil
        }
        let end = lines[(head + 1)...].firstIndex { $0.contains(" ") || $0 == "begin" }
        return (head + 1)..<(end ?? lines.endIndex)
    }
}
