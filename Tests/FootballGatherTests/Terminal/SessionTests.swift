import Foundation
import Platform
import Testing

@Suite struct `A session at the terminal` {
    private static let names = [
        "손흥민", "Łukasz Fabiański", "李明", "محمد صلاح", "👨‍👩‍👧 Family Guest", "O'Shea, John",
        "Tim \"The Wall\" Howard", "Bo",
    ]

    /// All that the program is for, in a window of 80 × 24 and by keys alone.
    @Test func `goes from the registration through a crash to the result`() async throws {
        let squad = Set(try Squad.players().map(\.name))
        #expect(squad.isSuperset(of: Self.names))
        try await withSandbox { sandbox in
            let first = try await TmuxSession(in: sandbox)
            let app = App(terminal: first)
            try await app.register()
            try await app.add(Self.names)
            try await app.startGather(Self.names.count)
            try await Self.expectLineUp(in: sandbox.database)

            try await first.press("a", "a", "b", "a")
            try await Self.look(at: first, for: ["3", "10:00", "1"])
            try await first.press("Space")
            try await first.see("Pause", "Running")
            let left = try await Self.runningTime(in: first)
            let cut = ContinuousClock.now
            kill(try sandbox.data.holder(), SIGKILL)
            #expect(try await first.exitCode() == 137)

            let second = try await TmuxSession(in: sandbox)
            let question = try await second.see("Resume the gather in progress?")
            #expect(!question.contains("Login"))
            try await second.press("r")
            let match = try await second.see("Gather in progress", "Running")
            for name in Self.names { #expect(match.contains(App.visible(name)), "\(name)") }
            let found = try await Self.runningTime(in: second)
            // Nobody looked, and yet the time went by.
            let expected = left - (ContinuousClock.now - cut)
            #expect(abs(found.components.seconds - expected.components.seconds) <= 2)

            try await second.press("e")
            try await second.see("Are you sure you want to end the gather?", "3-1")
            try await second.press("y")
            try await second.see("Players", "Last gather: 3-1, Team A won.")
            #expect(
                try await sandbox.database.lines("SELECT score_a, score_b, winner FROM matches")
                    == ["3|1|Team A"])
            #expect(try await sandbox.database.isSound())
        }
    }

    /// Everybody is there, once and as written, and each team has its half.
    private static func expectLineUp(in database: SQLiteShell) async throws {
        #expect(try await database.lines("SELECT name FROM players ORDER BY id") == names)
        let found = try await database.lines("SELECT name FROM line_up_entries")
        #expect(found.sorted() == names.sorted())
        #expect(
            try await database.lines(
                "SELECT team, count(*) FROM line_up_entries GROUP BY team ORDER BY team")
                == ["a|4", "b|4"])
    }

    /// Waits until this is what the large digits say.
    private static func look(at terminal: TmuxSession, for words: [String]) async throws {
        try await terminal.look(for: "\(words)") { BigDigits.words(on: $0) == words }
    }

    /// The time between a score of three and one of one.
    private static func runningTime(in terminal: TmuxSession) async throws -> Duration {
        let screen = try await terminal.look(for: "3, a time and 1") {
            let words = BigDigits.words(on: $0)
            return words.count == 3 && words[0] == "3" && words[2] == "1"
                && words[1].wholeMatch(of: #/\d\d:\d\d/#) != nil
        }
        let parts = BigDigits.words(on: screen)[1].split(separator: ":").compactMap { Int($0) }
        try #require(parts.count == 2)
        return .seconds(parts[0] * 60 + parts[1])
    }
}
