import Domain
import TestSupport
import Testing

@testable import SessionRecording

@Suite struct `Recorded time zone` {
    /// Changes its offset twice within five weeks, as Morocco does.
    private struct Zone: LocalTimeZone {
        static let changes: [Int64] = [1_699_000_123, 1_702_000_456]

        func utcOffset(at moment: Moment) -> Int64 {
            Self.changes.count { $0 * 1_000 <= moment.wall } == 1 ? -3_600 : 0
        }
    }

    @Test func `the offsets before and after each change are those of the time zone`() throws {
        let recorded = RecordedTimeZone(Zone(), at: ManualClock().now())
        let read = try #require(RecordedTimeZone(text: recorded.text))
        #expect(read == recorded)
        for change in Zone.changes {
            for wall in [change * 1_000 - 1, change * 1_000] {
                let moment = Moment(wall: wall, uptime: 0, boot: "")
                #expect(read.utcOffset(at: moment) == Zone().utcOffset(at: moment))
            }
        }
    }

    @Test(arguments: [Int64.min, -1, .max])
    func `a moment outside the recorded range has the nearest offset`(wall: Int64) {
        let recorded = RecordedTimeZone(FixedTimeZone(hours: 2), at: ManualClock().now())
        #expect(recorded.utcOffset(at: Moment(wall: wall, uptime: 0, boot: "")) == 7_200)
    }
}
