import TerminalUI
import TestSupport

@testable import SessionRecording

/// Random recordings, and recordings of chosen lines.
enum SampleRecording {
    private static let texts = [
        "", "a", "손흥민", "\"", "\\", "\\{41}", "\u{301}", "e\u{301}", "👨‍👩‍👧", "\n\r\t\u{0}",
        "\u{202E}x",
        "\u{2028}", "\u{10FFFF}", "two words", " ", "correct horse",
    ]
    private static let keys: [Key] = [
        .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
        .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown,
        .function(1), .function(63), .control("a"), .control("]"), .character("x"), .space,
        .character("👨‍👩‍👧"), .character("\u{301}"), .character("\""), .character("\r\n"),
    ]

    private static func input(_ random: inout SeededGenerator) -> InputEvent {
        switch random.next() % 4 {
        case 0: .paste(random.pick(texts) ?? "")
        case 1:
            .mouse(
                MouseEvent(
                    random.pick([.press, .release, .drag, .wheelUp, .wheelDown]) ?? .press,
                    at: Point(
                        column: .random(in: -1...300, using: &random),
                        row: .random(in: -1...100, using: &random))))
        default: .key(random.pick(keys) ?? .enter)
        }
    }

    static func step(_ random: inout SeededGenerator) -> RecordedStep {
        let elapsed = ElapsedTime(
            uptime: .random(in: 0...100_000, using: &random),
            wall: .random(in: -100_000...100_000, using: &random))
        let digest = FrameDigest(
            size: Size(
                columns: .random(in: 0...300, using: &random),
                rows: .random(in: 0...100, using: &random)),
            ambiguousWidth: random.pick([.narrow, .wide]) ?? .narrow, hash: random.next())
        return switch random.next() % 8 {
        case 0: .frame(digest)
        case 1: .supersededFrame(digest)
        case 2: .event(.quitRequest, after: elapsed)
        case 3: .event(.timer, after: elapsed)
        default: .event(.input(input(&random)), after: elapsed)
        }
    }

    static func header(_ random: inout SeededGenerator) -> RecordingHeader {
        let size = random.pick([0, 1, 1_023, 1_024, 1_025, 3_000]) ?? 0
        return RecordingHeader(
            values: ["program": random.pick(texts) ?? "", "empty": ""],
            files: [
                "database": (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) },
                "session": [],
            ])
    }

    static func bytes(
        _ header: RecordingHeader, _ steps: [RecordedStep], isComplete: Bool = true
    ) -> [UInt8] {
        var writer = RecordingWriter()
        var text = writer.lines(for: header)
        for step in steps { text += writer.line(for: step) }
        if isComplete { text += writer.endLine() }
        return Array(text.utf8)
    }

    /// Returns a recording with these lines and their checksums.
    static func bytes(lines: [String]) -> [UInt8] {
        var checksum = Checksum()
        let title = "\(RecordingWriter.title) \(RecordingWriter.version)\n"
        for byte in title.utf8 { checksum.add(byte) }
        var text = Array(title.utf8)
        for line in lines {
            for byte in (line + "\n").utf8 { checksum.add(byte) }
            text += checksum.digits + Array(" \(line)\n".utf8)
        }
        return text
    }
}
