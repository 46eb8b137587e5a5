import TerminalUI
import TestSupport
import Testing

/// Compares the screens of the composed app with recorded frames. `FOOTBALL_GATHER_RECORD=1` records
/// the frames again after an intended change.
@MainActor @Suite struct `Frames of the screens` {
    private nonisolated static let sizes = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
        Size(columns: 200, rows: 60),
    ]

    @Test(arguments: AppScreen.allCases, sizes)
    func `a screen equals its recorded frame`(screen: AppScreen, size: Size) async throws {
        let app = try await screen.open()
        let snapshot = FrameSnapshot("\(screen.rawValue)-\(size.columns)x\(size.rows)")
        let look = snapshot.text(of: app.workspace.frame(size: size))
        if FrameSnapshot.isRecording { try snapshot.write(look) }
        #expect(try snapshot.read() == look, "\(look)")
    }
}
