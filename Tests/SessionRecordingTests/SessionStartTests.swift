import Domain
import Testing

@testable import SessionRecording

@Suite struct `Start of a session` {
    @Test func `is read from its header`() throws {
        let start = SessionStart(
            version: "1", moment: Moment(wall: -5, uptime: 7, boot: "run"), seed: .max,
            link: "players/1", files: ["database": [1, 2]])
        #expect(try SessionStart(start.header) == start)
        for name in ["program", "wall", "uptime", "boot", "seed"] {
            var header = start.header
            header.values[name] = nil
            #expect(throws: RecordingError.notARecording) { try SessionStart(header) }
        }
    }
}
