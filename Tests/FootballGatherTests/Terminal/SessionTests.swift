import Foundation
import Platform
import Testing

@Suite struct `A session on the full screen` {
    private static let names = [
        "손흥민", "Łukasz Fabiański", "李明", "محمد صلاح", "👨‍👩‍👧 Family Guest", "O'Shea, John",
        "Tim \"The Wall\" Howard", "Bo",
    ]

    @Test func `goes from the registration through a crash to the result`() async throws {
        try await withSandbox { sandbox in
            let first = try await TmuxTerminal(in: sandbox)
            let app = FullScreenApp(terminal: first)
            try await app.register()
            try await app.add(Self.names)
            try await app.startMatch(with: Self.names.count)
            try await Self.expectLineUp(in: sandbox.database)

            try await first.press("a", "a", "b", "a")
            try await first.waitUntil("3, 10:00 and 1 in large digits", isColoured: true) {
                LargeDigits.read(from: $0) == ["3", "10:00", "1"]
            }
            try await first.press("Space")
            try await first.wait(for: "Pause", "Running")
            kill(try sandbox.data.lockHolder(), SIGKILL)
            #expect(try await first.exitCode() == 137)

            let started = Self.now
            let second = try await TmuxTerminal(in: sandbox)
            try await second.resumeMatch()
            let match = try await second.wait(for: "Running")
            for name in Self.names {
                #expect(match.contains(FullScreenApp.visiblePart(of: name)), "\(name)")
            }
            try await Self.expectTime(on: second, since: started, in: sandbox.database)

            try await second.press("e")
            try await second.wait(for: "Are you sure you want to end the gather?", "3-1")
            try await second.press("y")
            try await second.wait(for: "Result", "Team A wins")
            try await second.press("b")
            try await second.wait(for: "Players", "Last gather: 3-1, Team A won,")
            #expect(
                try await sandbox.database.lines("SELECT score_a, score_b, winner FROM matches")
                    == ["3|1|Team A"])
            try await second.press("x")
            try await second.wait(for: "Sign out?")
            try await second.press("y")
            try await second.wait(for: "Login", PlainScript.userName)
            try await FullScreenApp(terminal: second).quit()
            #expect(try await sandbox.database.value("SELECT count(*) FROM sessions") == "0")
            #expect(try await sandbox.database.isSound())
        }
    }

    @Test func `continues a paused match with the time at which it was paused`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript {
                    $0.append(.startedMatch)
                    $0.enter("Start", "wait 1", "Pause")
                })
            let query = "SELECT clock_state, clock_remaining FROM matches"
            let before = try await sandbox.database.value(query)
            #expect(before.hasPrefix("paused|"))
            let terminal = try await TmuxTerminal(in: sandbox)
            try await terminal.resumeMatch()
            try await terminal.wait(for: "Paused", "Resume")
            kill(try sandbox.data.lockHolder(), SIGKILL)
            #expect(try await terminal.exitCode() == 137)
            #expect(try await sandbox.database.value(query) == before)
        }
    }

    /// All players are stored once, as they were entered, and each team has one half.
    private static func expectLineUp(in database: SQLiteShell) async throws {
        #expect(try await database.lines("SELECT name FROM players ORDER BY id") == names)
        let found = try await database.lines("SELECT name FROM line_up_entries")
        #expect(found.sorted() == names.sorted())
        #expect(
            try await database.lines(
                "SELECT team, count(*) FROM line_up_entries GROUP BY team ORDER BY team")
                == ["a|4", "b|4"])
    }

    /// Milliseconds since 1970.
    private static var now: Int { Int(Date().timeIntervalSince1970 * 1_000) }

    /// Expects the time that the stored clock had at some moment after `started`, when the app drew
    /// the screen. The clock was stored before the crash and has continued since.
    private static func expectTime(
        on terminal: TmuxTerminal, since started: Int, in database: SQLiteShell
    ) async throws {
        let screen = try await terminal.waitUntil(
            "3, a time and 1 in large digits", isColoured: true
        ) {
            let words = LargeDigits.read(from: $0)
            return words.count == 3 && words[0] == "3" && words[2] == "1"
                && words[1].wholeMatch(of: #/\d\d:\d\d/#) != nil
        }
        let parts = LargeDigits.read(from: screen)[1].split(separator: ":").compactMap { Int($0) }
        let shown = (parts[0] * 60 + parts[1]) * 1_000
        let ended = now
        let stored = try await database.value(
            "SELECT clock_remaining, clock_since_wall FROM matches WHERE clock_state = 'running'")
        let clock = stored.split(separator: "|").compactMap { Int($0) }
        let end = clock[0] + clock[1]
        // Seconds are rounded, and the wall clock may be adjusted a little.
        #expect(shown >= end - ended - 2_000)
        #expect(shown <= end - started + 2_000)
        #expect(clock[0] == 600_000)
    }
}
