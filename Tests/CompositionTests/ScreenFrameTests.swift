import TestSupport
import Testing

@testable import TerminalUI

/// Compares the screens of the composed app with recorded frames. `FOOTBALL_GATHER_RECORD=1`
/// records the frames again after an intended change.
@MainActor @Suite struct `Frames of the screens` {
    private static let sizes = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
        Size(columns: 200, rows: 60),
    ]

    @Test(arguments: AppScreen.all)
    func `a screen equals its recorded frames in each size`(screen: AppScreen) async throws {
        let record = RecordedFrame(screen.name)
        let before = RecordedFrame.isRecording ? "" : try record.read()
        var frames = ""
        for size in Self.sizes {
            try await screen.show { app in
                let frame = record.text(of: app.workspace.frame(size: size))
                frames += "\(size.columns)x\(size.rows)\n\(frame)\n"
                if !RecordedFrame.isRecording { #expect(before.hasPrefix(frames), "\(frame)") }
            }
        }
        if RecordedFrame.isRecording { try record.write(frames) }
    }

    @Test(arguments: zip(["gather", "squad"], [Repertoire.asciiMarks, .ascii]))
    func `a screen in ASCII equals its recorded frame`(
        name: String, repertoire: Repertoire
    ) async throws {
        let screen = try #require(AppScreen.all.first { $0.name == name })
        let record = RecordedFrame(name + "-ascii")
        try await screen.show { app in
            let frame = app.workspace.frame(size: Size(columns: 80, rows: 24))
            let text = record.text(of: frame.converted(to: repertoire))
            if RecordedFrame.isRecording { try record.write(text) }
            #expect(try record.read() == text)
        }
    }

    @Test(arguments: AppScreen.all)
    func `all lines and marks of a screen have ASCII characters`(screen: AppScreen) async throws {
        try await screen.show { app in
            for size in Self.sizes {
                let frame = app.workspace.frame(size: size).converted(to: .asciiMarks)
                let marks = frame.text.filter {
                    // A full block is drawn as a blank in reverse video.
                    !$0.isASCII && !$0.isLetter && $0 != "█"
                        && $0.unicodeScalars.first?.properties.isEmojiPresentation == false
                }
                #expect(marks.isEmpty)
            }
        }
    }

    @Test(arguments: AppScreen.all)
    func `each letter fills two cells where ambiguous characters are wide`(
        screen: AppScreen
    ) async throws {
        try await screen.show { app in
            for size in Self.sizes {
                let frame = AmbiguousWidth.with(.wide) { app.workspace.frame(size: size) }
                    .converted(to: .asciiMarks)
                for (index, cell) in frame.cells.enumerated() {
                    guard cell.character != "█", let scalar = cell.character.unicodeScalars.first,
                        AmbiguousCharacters.contains(scalar), !cell.isContinuation
                    else { continue }
                    let isWide =
                        index + 1 < frame.cells.count && frame.cells[index + 1].isContinuation
                    #expect(isWide, "\(cell.character) in \(frame.text)")
                }
            }
        }
    }
}
