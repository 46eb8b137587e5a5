import Foundation
import Glibc
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
            #expect(try await first.smallScreen(with: "Team A  3", "Team B  1").contains("10:00"))
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
        let screen = try await terminal.smallScreen(with: "Team A  3", "Team B  1")
        let time = try #require(screen.firstMatch(of: #/(\d\d):(\d\d)/#)).output
        let shown = try (#require(Int(time.1)) * 60 + #require(Int(time.2))) * 1_000
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

extension TmuxTerminal {
    /// Returns the screen of a small window, which has no large digits, when it contains two texts.
    fileprivate func smallScreen(with first: String, _ second: String) async throws -> String {
        try await resize(columns: 40, rows: 12)
        let screen = try await wait(for: first, second)
        try await resize(columns: 80, rows: 24)
        return screen
    }
}
