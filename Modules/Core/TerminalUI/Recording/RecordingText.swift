/// Writes a recording, line by line. Every line begins with a checksum over everything before it and
/// itself, so that a line that was changed, lost or moved is found.
public struct RecordingText {
    static let title = "terminal-session-recording"
    static let version = "1"
    /// So many bytes of a file stand on a line.
    static let bytesPerLine = 1_024

    private var sum = RunningSum()

    /// Nothing is written yet.
    public init() {}

    /// The first lines.
    public mutating func beginning(_ beginning: RecordingBeginning) -> String {
        let first = "\(Self.title) \(Self.version)\n"
        for byte in first.utf8 { sum.add(byte) }
        var text = first
        for (name, fact) in beginning.facts.sorted(by: { $0.key < $1.key }) {
            text += line("fact \(name) \(QuotedText.quote(fact))")
        }
        for (name, bytes) in beginning.files.sorted(by: { $0.key < $1.key }) {
            text += line("file \(name) \(bytes.count)")
            for start in stride(from: 0, to: bytes.count, by: Self.bytesPerLine) {
                let part = bytes[start..<min(start + Self.bytesPerLine, bytes.count)]
                text += line(Hexadecimal.text(part))
            }
        }
        return text + line("begin")
    }

    /// The next line.
    public mutating func line(for step: RecordedStep) -> String { line(StepText.text(step)) }

    /// The last line.
    public mutating func ending() -> String { line("end") }

    private mutating func line(_ content: String) -> String {
        for byte in content.utf8 { sum.add(byte) }
        sum.add(0x0A)
        return String(decoding: sum.digits, as: UTF8.self) + " \(content)\n"
    }
}
