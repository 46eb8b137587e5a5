/// Writes a recording line by line.
///
/// Every line begins with a checksum over itself and all lines before it, so that changed, missing
/// and moved lines are detected.
struct RecordingWriter {
    static let title = "terminal-session-recording"
    static let version = "1"
    static let fileBytesPerLine = 1_024

    private var checksum = Checksum()

    /// Returns the first lines.
    mutating func lines(for header: RecordingHeader) -> String {
        let first = "\(Self.title) \(Self.version)\n"
        for byte in first.utf8 { checksum.add(byte) }
        var text = first
        for (name, value) in header.values.sorted(by: { $0.key < $1.key }) {
            text += line("fact \(name) \(QuotedString.quote(value))")
        }
        for (name, bytes) in header.files.sorted(by: { $0.key < $1.key }) {
            text += line("file \(name) \(bytes.count)")
            for start in stride(from: 0, to: bytes.count, by: Self.fileBytesPerLine) {
                let part = bytes[start..<min(start + Self.fileBytesPerLine, bytes.count)]
                text += line(Hexadecimal.text(part))
            }
        }
        return text + line("begin")
    }

    /// Returns the line of a step.
    mutating func line(for step: RecordedStep) -> String { line(StepCoding.text(step)) }

    /// Returns the last line of a complete recording.
    mutating func endLine() -> String { line("end") }

    private mutating func line(_ content: String) -> String {
        for byte in content.utf8 { checksum.add(byte) }
        checksum.add(0x0A)
        return String(decoding: checksum.digits, as: UTF8.self) + " \(content)\n"
    }
}
