import TerminalUI
import TestSupport
import Testing

@testable import SessionRecording

@Suite struct `Format of recordings` {
    @Test func `a random recording is read as it was written`() throws {
        for seed in TestBudget.environment.seeds(50, long: 5_000) {
            var random = SeededGenerator(seed: seed)
            let header = SampleRecording.header(&random)
            let steps = (0..<40).map { _ in SampleRecording.step(&random) }
            let isComplete = random.chance(50)
            let bytes = SampleRecording.bytes(header, steps, isComplete: isComplete)
            let read = try Recording(bytes)
            #expect(read.header == header, "seed \(seed)")
            #expect(read.steps == steps, "seed \(seed)")
            #expect(read.isComplete == isComplete, "seed \(seed)")
            let lineCount = bytes.split(separator: 0x0A).count
            #expect(read.firstStepLine + steps.count + (isComplete ? 1 : 0) == lineCount + 1)
        }
    }

    @Test func `mouse coordinates and times out of range are clamped`() throws {
        let step = RecordedStep.event(
            .input(.mouse(MouseEvent(.press, at: Point(column: .max, row: .min)))),
            after: ElapsedTime(uptime: .max, wall: .min))
        let read = try Recording(SampleRecording.bytes(RecordingHeader(), [step]))
        guard case .event(.input(.mouse(let event)), let elapsed)? = read.steps.first else {
            Issue.record("\(read.steps)")
            return
        }
        #expect(event.point == Point(column: 100_000, row: -100_000))
        #expect(elapsed == ElapsedTime(uptime: ElapsedTime.limit, wall: -ElapsedTime.limit))
    }

    @Test func `a recording that is cut off after its header is read up to the cut`() throws {
        var random = SeededGenerator(seed: 1)
        let header = RecordingHeader(values: ["a": "b"], files: ["f": [1, 2, 3]])
        let steps = (0..<20).map { _ in SampleRecording.step(&random) }
        let bytes = SampleRecording.bytes(header, steps)
        let headerEnd = SampleRecording.bytes(header, [], isComplete: false).count
        for end in 0..<bytes.count {
            do throws(RecordingError) {
                let recording = try Recording(Array(bytes.prefix(end)))
                #expect(end >= headerEnd)
                #expect(!recording.isComplete)
                #expect(steps.starts(with: recording.steps))
            } catch {
                #expect(end < headerEnd)
                #expect(error == .incompleteHeader || error == .notARecording)
            }
        }
    }

    @Test func `a changed byte is detected in its line`() throws {
        for seed in TestBudget.environment.seeds(2, long: 20) {
            var random = SeededGenerator(seed: seed)
            let header = RecordingHeader(values: ["a": "손"], files: ["f": [1, 2, 3]])
            let steps = (0..<15).map { _ in SampleRecording.step(&random) }
            let original = SampleRecording.bytes(header, steps)
            var line = 1
            for index in original.indices {
                for value in [
                    original[index] ^ 1, 0, 0x0A, 0x20, 0xFF,
                    UInt8.random(in: 0...255, using: &random),
                ]
                where value != original[index] {
                    var bytes = original
                    bytes[index] = value
                    expectDamage(in: bytes, of: steps, line: line, seed: seed)
                }
                if original[index] == 0x0A { line += 1 }
            }
        }
    }

    private func expectDamage(
        in bytes: [UInt8], of steps: [RecordedStep], line: Int, seed: UInt64
    ) {
        do throws(RecordingError) {
            let read = try Recording(bytes)
            // Without its line feed, the last line counts as cut off.
            #expect(!read.isComplete && steps.starts(with: read.steps), "seed \(seed)")
            #expect(bytes.last != 0x0A, "seed \(seed)")
        } catch .damaged(let damagedLine) {
            #expect(damagedLine == line, "seed \(seed)")
        } catch {
            #expect(line == 1, "seed \(seed): \(error)")
        }
    }

    @Test func `a missing, repeated or moved line is detected`() throws {
        var random = SeededGenerator(seed: 3)
        let steps = (0..<6).map { _ in SampleRecording.step(&random) }
        let lines = SampleRecording.bytes(RecordingHeader(), steps)
            .split(separator: 0x0A).map { Array($0) + [0x0A] }
        for index in 1..<(lines.count - 1) {
            var missing = lines
            missing.remove(at: index)
            var repeated = lines
            repeated.insert(lines[index], at: index)
            var moved = lines
            moved.swapAt(index, index + 1)
            for damaged in [missing, moved] {
                #expect(throws: RecordingError.damaged(line: index + 1)) {
                    try Recording(Array(damaged.joined()))
                }
            }
            #expect(throws: RecordingError.damaged(line: index + 2)) {
                try Recording(Array(repeated.joined()))
            }
        }
    }

    @Test(arguments: [
        "", " ", "x", "frame", "frame 80", "frame 80 24", "frame 80 24 xyz", "frame -1 24 0",
        "frame 1000000000 1000000000 0", "frame 1000000 2 0", "frame 80 24 0 more",
        "frame 99999999999999999999 1 0", "glimpse 80 24 11111111111111111", "0", "0 0",
        "0 0 nothing", "-1 0 wake", "99999999999999999999 0 wake", "1000000000001 0 wake",
        "0 -1000000000001 wake", "0 0 wake up", "0 0 key", "0 0 key nothing", "0 0 type",
        "0 0 type \"\"", "0 0 type \"ab\"", "0 0 type \"a", "0 0 type \"a\"b", "0 0 paste x",
        "0 0 paste \"\\{110000}\"", "0 0 paste \"\\{d800}\"", "0 0 paste \"\\{}\"",
        "0 0 paste \"\\{41\"", "0 0 paste \"\\n\"", "0 0 function 0",
        "0 0 function 99999999999999999999", "0 0 mouse press 1", "0 0 mouse hover 1 1",
        "0 0 mouse press 100001 1", "begin", "fact a \"b\"",
    ])
    func `a line that is not a step is damaged`(line: String) {
        #expect(throws: RecordingError.damaged(line: 3)) {
            try Recording(SampleRecording.bytes(lines: ["begin", line]))
        }
    }

    @Test(arguments: [
        ["fact"], ["fact a"], ["fact a b"], ["fact a \"b\" c"], ["file a"], ["file a -1"],
        ["file a 9223372036854775808"], ["file a 1", "0"],
        ["file a 1", "0g"], ["file a 1", ""], ["file a 1", "0001"], ["0 0 wake"], ["end"],
    ])
    func `a line that is not a part of a header is damaged`(lines: [String]) {
        #expect(throws: RecordingError.damaged(line: 1 + lines.count)) {
            try Recording(SampleRecording.bytes(lines: lines + ["begin"]))
        }
    }

    @Test func `a header that ends within a large file is incomplete`() {
        #expect(throws: RecordingError.incompleteHeader) {
            try Recording(SampleRecording.bytes(lines: ["file a 99999999999", "00"]))
        }
    }

    @Test func `another version and another format have errors of their own`() {
        #expect(throws: RecordingError.unsupportedVersion) {
            try Recording(Array("\(RecordingWriter.title) 2\nanything\n".utf8))
        }
        let title = RecordingWriter.title
        for text in ["", "\n", "SQLite format 3", title, title + " 1"] {
            #expect(throws: RecordingError.notARecording) { try Recording(Array(text.utf8)) }
        }
    }

    @Test func `a line after the end is damaged`() {
        #expect(throws: RecordingError.damaged(line: 4)) {
            try Recording(SampleRecording.bytes(lines: ["begin", "end", "0 0 wake"]))
        }
    }
}
