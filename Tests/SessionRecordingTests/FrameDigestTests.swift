import Testing

@testable import SessionRecording
@testable import TerminalUI

@Suite struct `Digest of a frame` {
    private let size = Size(columns: 12, rows: 3)

    private func frame(_ draw: (inout Canvas) -> Void) -> Frame {
        var canvas = Canvas(size: size)
        draw(&canvas)
        return canvas.frame
    }

    @Test func `frames that differ in one property have different digests`() {
        let frames = [
            frame { _ in },
            frame { $0.write("a", column: 0, row: 0, width: 5) },
            frame { $0.write("a", column: 1, row: 0, width: 5) },
            frame { $0.write("b", column: 0, row: 0, width: 5) },
            frame { $0.write("a", column: 0, row: 0, width: 5, style: Style(.title)) },
            frame { $0.write("a", column: 0, row: 0, width: 5, style: Style(.plain, .bold)) },
            frame { $0.write("가", column: 0, row: 0, width: 5) },
            frame { $0.write("e\u{301}", column: 0, row: 0, width: 5) },
            frame { $0.write("é", column: 0, row: 0, width: 5) },
            frame { $0.placeCursor(column: 0, row: 0) },
            frame { $0.placeCursor(column: 1, row: 0) },
            Frame(size: Size(columns: 3, rows: 12)),
        ]
        #expect(Set(frames.map { FrameDigest($0) }).count == frames.count)
    }

    @Test func `equal frames have equal digests`() {
        let draw = { (canvas: inout Canvas) in
            canvas.write("손흥민", column: 2, row: 1, width: 6, style: Style(.accent, .underline))
            canvas.placeCursor(column: 4, row: 1)
        }
        #expect(FrameDigest(frame(draw)) == FrameDigest(frame(draw)))
    }
}
