/// Reads the text that `RecordingWriter` writes, and detects damage.
struct RecordingReader {
    private let bytes: [UInt8]
    private var position = 0
    private var lineNumber = 0
    private var checksum = Checksum()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func recording() throws(RecordingError) -> Recording {
        try readTitle()
        let header = try header()
        let firstStepLine = lineNumber + 1
        var steps: [RecordedStep] = []
        while let line = try line() {
            if line == "end" {
                guard position == bytes.count else { throw .damaged(line: lineNumber + 1) }
                return Recording(
                    header: header, steps: steps, isComplete: true, firstStepLine: firstStepLine)
            }
            guard let step = StepCoding.step(line) else { throw .damaged(line: lineNumber) }
            steps.append(step)
        }
        return Recording(
            header: header, steps: steps, isComplete: false, firstStepLine: firstStepLine)
    }

    private mutating func readTitle() throws(RecordingError) {
        let title = Array("\(RecordingWriter.title) ".utf8)
        guard bytes.starts(with: title), let end = bytes.firstIndex(of: 0x0A) else {
            throw .notARecording
        }
        guard Array(RecordingWriter.version.utf8) == Array(bytes[title.count..<end]) else {
            throw .unsupportedVersion
        }
        for byte in bytes[...end] { checksum.add(byte) }
        position = end + 1
        lineNumber = 1
    }

    private mutating func header() throws(RecordingError) -> RecordingHeader {
        var header = RecordingHeader()
        while let line = try line() {
            if line == "begin" { return header }
            var scanner = LineScanner(line)
            let kind = scanner.word()
            guard let name = scanner.word().map(String.init) else {
                throw .damaged(line: lineNumber)
            }
            if kind == "fact", let value = scanner.quotedString(), scanner.isAtEnd {
                header.values[name] = value
            } else if kind == "file", let count = scanner.number(0...Int.max), scanner.isAtEnd {
                header.files[name] = try file(byteCount: count)
            } else {
                throw .damaged(line: lineNumber)
            }
        }
        throw .incompleteHeader
    }

    private mutating func file(byteCount: Int) throws(RecordingError) -> [UInt8] {
        var file: [UInt8] = []
        while file.count < byteCount {
            guard let line = try line() else { throw .incompleteHeader }
            guard let part = Hexadecimal.bytes(line[...]), !part.isEmpty,
                file.count + part.count <= byteCount
            else { throw .damaged(line: lineNumber) }
            file += part
        }
        return file
    }

    /// Returns the next line without its checksum; nil at the end, and for a last line that was cut
    /// off.
    private mutating func line() throws(RecordingError) -> String? {
        guard let end = bytes[position...].firstIndex(of: 0x0A) else { return nil }
        lineNumber += 1
        let line = bytes[position..<end]
        let content = line.dropFirst(9)
        position = end + 1
        for byte in content { checksum.add(byte) }
        checksum.add(0x0A)
        guard line.count > 9, line[line.startIndex + 8] == 0x20,
            line.prefix(8) == checksum.digits[...],
            let text = String(validating: content, as: UTF8.self)
        else { throw .damaged(line: lineNumber) }
        return text
    }
}

extension Recording {
    /// Reads a recording.
    ///
    /// A recording of a killed program may end anywhere after its header.
    public init(_ bytes: [UInt8]) throws(RecordingError) {
        var reader = RecordingReader(bytes)
        self = try reader.recording()
    }
}
