import TestSupport
import Testing

@testable import TerminalUI

/// What pages like the real ones look like, at three sizes. After a change of the look,
/// `FOOTBALL_GATHER_RECORD=1` writes the files anew, and their difference is to be looked at.
@MainActor @Suite struct `Recorded frames` {
    @Test(arguments: SampleScreen.allCases, [Size.small, .medium, .large])
    func `a page looks as it was recorded`(sample: SampleScreen, size: Size) throws {
        let window = try Window(size) { sample.page }
        for key in sample.keys { window.press(key) }
        let record = FrameSnapshot("\(sample.rawValue)-\(size.columns)x\(size.rows)")
        let look = record.look(of: window.frame())
        if FrameSnapshot.isRecording { try record.write(look) }
        #expect(try record.read() == look)
    }
}
