import TestSupport
import Testing

@testable import TerminalUI

/// The appearance of sample pages at three window sizes. After an intended change,
/// `FOOTBALL_GATHER_RECORD=1` records the frames again; review their difference then.
@MainActor @Suite struct `Recorded frames` {
    @Test(arguments: SamplePage.allCases, [Size.small, .medium, .large])
    func `a page matches its recorded frame`(sample: SamplePage, size: Size) throws {
        let window = try WorkspaceFixture(size) { sample.page }
        for key in sample.keys { window.press(key) }
        let record = RecordedFrame("\(sample.rawValue)-\(size.columns)x\(size.rows)")
        let look = record.text(of: window.frame())
        if RecordedFrame.isRecording { try record.write(look) }
        #expect(try record.read() == look)
    }
}
