import TerminalUI
import TestSupport
import Testing

/// What the screens of the composed app look like, at three sizes. After a change of the look or of
/// a word, `FOOTBALL_GATHER_RECORD=1` writes the files anew, and their difference is to be looked at.
@MainActor @Suite struct `Frames of the screens` {
    private nonisolated static let sizes = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 200, rows: 60),
    ]

    @Test(arguments: AppScreen.allCases, sizes)
    func `a screen looks as it was recorded`(screen: AppScreen, size: Size) async throws {
        let house = try await screen.open()
        let record = FrameSnapshot("\(screen.rawValue)-\(size.columns)x\(size.rows)")
        let look = record.look(of: house.workspace.frame(size: size))
        if FrameSnapshot.isRecording { try record.write(look) }
        #expect(try record.read() == look)
    }
}
