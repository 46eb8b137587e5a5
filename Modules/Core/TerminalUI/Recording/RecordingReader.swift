/// Reads what `RecordingText` has written, and whatever has become of it.
struct RecordingReader {
    private let bytes: [UInt8]
    private var place = 0
    private var number = 0
    private var sum = RunningSum()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func recording() throws(RecordingError) -> Recording {
        try title()
        let beginning = try beginning()
        let firstLine = number + 1
        var steps: [RecordedStep] = []
        while let line = try line() {
            if line == "end" {
                // Nothing is written behind the end.
                guard place == bytes.count else { throw .damaged(line: number + 1) }
                return Recording(
                    beginning: beginning, steps: steps, isComplete: true, firstLine: firstLine)
            }
            guard let step = StepText.step(line) else { throw .damaged(line: number) }
            steps.append(step)
        }
        return Recording(
            beginning: beginning, steps: steps, isComplete: false, firstLine: firstLine)
    }

    private mutating func title() throws(RecordingError) {
        let wanted = Array("\(RecordingText.title) ".utf8)
        guard bytes.starts(with: wanted), let end = bytes.firstIndex(of: 0x0A) else {
            throw .notARecording
        }
        guard Array(RecordingText.version.utf8) == Array(bytes[wanted.count..<end]) else {
            throw .otherVersion
        }
        for byte in bytes[...end] { sum.add(byte) }
        place = end + 1
        number = 1
    }

    private mutating func beginning() throws(RecordingError) -> RecordingBeginning {
        var beginning = RecordingBeginning()
        while let line = try line() {
            if line == "begin" { return beginning }
            var words = LineWords(line)
            let kind = words.word()
            guard let name = words.word().map(String.init) else { throw .damaged(line: number) }
            if kind == "fact", let fact = words.text(), words.isAtEnd {
                beginning.facts[name] = fact
            } else if kind == "file", let count = words.number(0...bytes.count), words.isAtEnd {
                beginning.files[name] = try file(of: count)
            } else {
                throw .damaged(line: number)
            }
        }
        throw .cutShort
    }

    private mutating func file(of count: Int) throws(RecordingError) -> [UInt8] {
        var file: [UInt8] = []
        while file.count < count {
            guard let line = try line() else { throw .cutShort }
            guard let part = Hexadecimal.bytes(line[...]), !part.isEmpty,
                file.count + part.count <= count
            else { throw .damaged(line: number) }
            file += part
        }
        return file
    }

    /// The next line without its checksum. Nil at the end, and for a last line that was not written
    /// to its end.
    private mutating func line() throws(RecordingError) -> String? {
        guard let end = bytes[place...].firstIndex(of: 0x0A) else { return nil }
        number += 1
        let line = bytes[place..<end]
        let content = line.dropFirst(9)
        place = end + 1
        for byte in content { sum.add(byte) }
        sum.add(0x0A)
        guard line.count > 9, line[line.startIndex + 8] == 0x20, line.prefix(8) == sum.digits[...],
            let text = String(validating: content, as: UTF8.self)
        else { throw .damaged(line: number) }
        return text
    }
}

extension Recording {
    /// What was written, up to where it stops; a recording may stop anywhere once the session has
    /// begun.
    public init(_ bytes: [UInt8]) throws(RecordingError) {
        var reader = RecordingReader(bytes)
        self = try reader.recording()
    }
}
