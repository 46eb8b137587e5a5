import TestSupport
import Testing

@testable import TerminalUI

@Suite struct `The text of a recording` {
    @Test func `comes back as it was`() throws {
        for seed in TestBudget.environment.seeds(50, long: 5_000) {
            var random = SeededGenerator(seed: seed)
            let beginning = SampleRecording.beginning(&random)
            let steps = (0..<40).map { _ in SampleRecording.step(&random) }
            let isComplete = random.chance(50)
            let bytes = SampleRecording.text(beginning, steps, isComplete: isComplete)
            let read = try Recording(bytes)
            #expect(read.beginning == beginning, "seed \(seed)")
            #expect(read.steps == steps, "seed \(seed)")
            #expect(read.isComplete == isComplete, "seed \(seed)")
            let lines = bytes.split(separator: 0x0A)
            #expect(read.firstLine + steps.count + (isComplete ? 1 : 0) == lines.count + 1)
        }
    }

    /// A place that is out of reach is still a place out of reach.
    @Test func `keeps what is out of range in range`() throws {
        let far = RecordedStep.act(
            .input(.mouse(MouseEvent(.press, at: Point(column: .max, row: .min)))),
            after: Elapsed(steady: .max, wall: .min))
        let read = try Recording(SampleRecording.text(RecordingBeginning(), [far]))
        guard case .act(.input(.mouse(let event)), let elapsed)? = read.steps.first else {
            Issue.record("\(read.steps)")
            return
        }
        #expect(event.point == Point(column: 100_000, row: -100_000))
        #expect(elapsed == Elapsed(steady: Elapsed.limit, wall: -Elapsed.limit))
    }

    @Test func `can be read wherever it stops`() throws {
        var random = SeededGenerator(seed: 1)
        let beginning = RecordingBeginning(facts: ["a": "b"], files: ["f": [1, 2, 3]])
        let steps = (0..<20).map { _ in SampleRecording.step(&random) }
        let bytes = SampleRecording.text(beginning, steps)
        let begun = SampleRecording.text(beginning, [], isComplete: false).count
        for end in 0..<bytes.count {
            let read = Result { () throws(RecordingError) in
                try Recording(Array(bytes.prefix(end)))
            }
            switch read {
            case .success(let recording):
                #expect(end >= begun)
                #expect(!recording.isComplete)
                #expect(steps.starts(with: recording.steps))
            case .failure(let fault):
                #expect(end < begun)
                #expect(fault == .cutShort || fault == .notARecording)
            }
        }
    }

    /// Whatever byte becomes another one, nothing is played that was not recorded.
    @Test func `is refused when a byte of it is another one`() throws {
        for seed in TestBudget.environment.seeds(2, long: 20) {
            var random = SeededGenerator(seed: seed)
            let beginning = RecordingBeginning(facts: ["a": "손"], files: ["f": [1, 2, 3]])
            let steps = (0..<15).map { _ in SampleRecording.step(&random) }
            let sound = SampleRecording.text(beginning, steps)
            var line = 1
            for place in sound.indices {
                for value in [
                    sound[place] ^ 1, 0, 0x0A, 0x20, 0xFF,
                    UInt8.random(in: 0...255, using: &random),
                ]
                where value != sound[place] {
                    var bytes = sound
                    bytes[place] = value
                    check(bytes, steps, changed: line, seed: seed)
                }
                if sound[place] == 0x0A { line += 1 }
            }
        }
    }

    private func check(
        _ bytes: [UInt8], _ steps: [RecordedStep], changed line: Int, seed: UInt64
    ) {
        do throws(RecordingError) {
            let read = try Recording(bytes)
            // A last line that does not end counts as one that was never written to its end.
            #expect(!read.isComplete && steps.starts(with: read.steps), "seed \(seed)")
            #expect(bytes.last != 0x0A, "seed \(seed)")
        } catch .damaged(let found) {
            #expect(found == line, "seed \(seed)")
        } catch {
            #expect(line == 1, "seed \(seed): \(error)")
        }
    }

    @Test func `is refused when a line is missing, moved or there twice`() throws {
        var random = SeededGenerator(seed: 3)
        let steps = (0..<6).map { _ in SampleRecording.step(&random) }
        let lines = SampleRecording.text(RecordingBeginning(), steps)
            .split(separator: 0x0A).map { Array($0) + [0x0A] }
        for index in 1..<(lines.count - 1) {
            var missing = lines
            missing.remove(at: index)
            var doubled = lines
            doubled.insert(lines[index], at: index)
            var moved = lines
            moved.swapAt(index, index + 1)
            for damaged in [missing, moved] {
                #expect(throws: RecordingError.damaged(line: index + 1)) {
                    try Recording(Array(damaged.joined()))
                }
            }
            #expect(throws: RecordingError.damaged(line: index + 2)) {
                try Recording(Array(doubled.joined()))
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
        "0 0 function 99999999999999999999", "0 0 mouse press 1", "0 0 mouse drag 1 1",
        "0 0 mouse press 100001 1", "begin", "fact a \"b\"",
    ])
    func `is refused when a step makes no sense`(line: String) {
        #expect(throws: RecordingError.damaged(line: 3)) {
            try Recording(SampleRecording.summed(["begin", line]))
        }
    }

    @Test(arguments: [
        ["fact"], ["fact a"], ["fact a b"], ["fact a \"b\" c"], ["file a"], ["file a -1"],
        ["file a 99999999999"], ["file a 9223372036854775808"], ["file a 1", "0"],
        ["file a 1", "0g"], ["file a 1", ""], ["file a 1", "0001"], ["0 0 wake"], ["end"],
    ])
    func `is refused when its beginning makes no sense`(lines: [String]) {
        #expect(throws: RecordingError.damaged(line: 1 + lines.count)) {
            try Recording(SampleRecording.summed(lines + ["begin"]))
        }
    }

    @Test func `of another version or of something else is told apart`() {
        #expect(throws: RecordingError.otherVersion) {
            try Recording(Array("\(RecordingText.title) 2\nanything\n".utf8))
        }
        for text in ["", "\n", "SQLite format 3", RecordingText.title, RecordingText.title + " 1"] {
            #expect(throws: RecordingError.notARecording) { try Recording(Array(text.utf8)) }
        }
    }

    @Test func `has nothing behind its end`() {
        #expect(throws: RecordingError.damaged(line: 4)) {
            try Recording(SampleRecording.summed(["begin", "end", "0 0 wake"]))
        }
    }
}
