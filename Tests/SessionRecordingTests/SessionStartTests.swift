import Domain
import TestSupport
import Testing

@testable import SessionRecording

@Suite struct `Start of a session` {
    @Test func `is read from its header`() throws {
        let start = SessionStart(
            version: "1", moment: Moment(wall: -5, uptime: 7, boot: "run"), seed: .max,
            timeZone: RecordedTimeZone(FixedTimeZone(hours: 2), at: ManualClock().now()),
            link: "players/1", language: "ko", files: ["database": [1, 2]])
        #expect(try SessionStart(start.header) == start)
        for name in ["program", "wall", "uptime", "boot", "seed"] {
            var header = start.header
            header.values[name] = nil
            #expect(throws: RecordingError.notARecording) { try SessionStart(header) }
        }
        for zone in [nil, "", "0", "0:x", "0:1:2", "0:86401"] {
            var header = start.header
            header.values["zone"] = zone
            #expect(throws: RecordingError.unsupportedVersion) { try SessionStart(header) }
        }
    }
}
