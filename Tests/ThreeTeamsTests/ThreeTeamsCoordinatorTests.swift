import Domain
import FairTeams
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `Three teams coordinator` {
    private let navigation = ThreeTeamsNavigationSpy()
    private let harness: WorkspaceHarness
    private let players = InMemoryPlayers(ThreeTeamsFixture.squad(6))
    private let matches = InMemoryMatches()
    private let clock = ManualClock()
    private let factory: ThreeTeamsFactory
    private var driver: ScreenDriver { harness.driver }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        factory = ThreeTeamsFactory(
            records: InMemoryRecordRepositories(players: players), players: players,
            matches: matches, time: clock, shuffle: PlayerShuffle { $0 })
    }

    private func open(guests: [String] = []) async throws {
        try harness.navigator.start(
            factory.makeThreeTeams(
                of: MatchDraft(
                    bench: ThreeTeamsFixture.squad(6), guests: guests.compactMap { PlayerName($0) }),
                on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
        await driver.settle()
    }

    /// Plays and ends the last requested match.
    private func play() async throws -> Match {
        clock.advance(by: .seconds(60))
        let start = try #require(navigation.drafts.last?.start)
        let match = try await matches.start(start, startsClock: false, at: clock.now())
        clock.advance(by: .seconds(600))
        return try await matches.append(match.log.next(.ended, at: clock.now()), to: match)
    }

    @Test func `the page shows teams, and reports the first match`() async throws {
        try await open()
        #expect(driver.title == "Three teams")
        #expect(try driver.rows(in: "Team 1").count == 2)
        try driver.tap("Start with these teams")
        await driver.settle()
        #expect(navigation.drafts.count == 1)
        #expect(driver.title == "Three teams")
    }

    @Test func `Back releases the coordinator`() async throws {
        try await open()
        let probe = try LeakProbe(harness.navigator)
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test(arguments: [(5, false), (6, true), (30, true), (31, false)])
    func `teams are made of 6 to 30 members`(count: Int, isAvailable: Bool) {
        let draft = MatchDraft(bench: ThreeTeamsFixture.squad(count))
        #expect((factory.threeTeamsUnavailableReason(for: draft) == nil) == isAvailable)
    }

    @Test func `a match of an evening has a next one with the resting team and its guest`()
        async throws
    {
        try await open(guests: ["Joe"])
        try driver.tap("Start with these teams")
        await driver.settle()
        let first = try #require(navigation.drafts.last)
        let match = try await play()
        #expect(factory.nextMatch(after: match) == nil)
        let rows = try await factory.loadNextMatch(after: match)
        #expect(
            rows.map(\.label) == ["A: 1, B: 2", "Next: 1 v 3", "Rests: 2", "Rested: 3"])
        let next = try #require(factory.nextMatch(after: match))
        #expect(next[.teamA].map(\.name) == first[.teamA].map(\.name))
        #expect(next[.teamB].map(\.name) == first[.bench].map(\.name))
        #expect(next[.bench].map(\.name) == first[.teamB].map(\.name))
        let ids = MatchDraft.Group.allCases.flatMap { next[$0].map(\.id) }
        #expect(Set(ids).count == 7)
        let names = MatchDraft.Group.allCases.flatMap { next[$0].map(\.name) }
        #expect(names.contains("Joe"))
    }

    @Test func `a line-up says which teams it has, and who has left`() async throws {
        try await open(guests: ["Joe"])
        try driver.tap("Start with these teams")
        await driver.settle()
        var draft = try #require(navigation.drafts.last)
        let teams = "Team 1 (A) against Team 2 (B), Team 3 rests."
        #expect(try await factory.loadTeams(of: draft).map(\.label) == [teams])
        let gone = try #require(draft[.teamB].first)
        draft.move(gone.id, to: .bench)
        #expect(
            try await factory.loadTeams(of: draft).map(\.label) == [teams, "Left: \(gone.name)"])
        draft.assign([:])
        #expect(try await factory.loadTeams(of: draft).isEmpty)
        let others = MatchDraft(guests: ["Kim", "Lee"].compactMap { PlayerName($0) })
        #expect(try await factory.loadTeams(of: others).isEmpty)
    }

    @Test func `the teams are explained on a page of their own`() async throws {
        try await open()
        try driver.tap("Fairness")
        await driver.settle()
        #expect(driver.title == "Fairness")
        #expect(try driver.rows(in: "Rules") == ["Goalkeepers apart"])
        driver.back()
        #expect(driver.title == "Three teams")
    }

    @Test func `after changes the whole teams can be shared too`() async throws {
        try await open()
        try driver.tap("Share")
        #expect(!driver.actions.contains("Share full text"))
        await driver.settle()
        driver.back()
        let name = try #require(try driver.rows(in: "Team 1").first)
        try driver.row(name, does: "Team 2")
        try driver.tap("Share")
        #expect(driver.texts == ["Changed teams\nNow in Team 2: \(name)"])
        try driver.tap("Share full text")
        #expect(driver.texts.first?.hasPrefix("Team 1\n") == true)
        #expect(!driver.actions.contains("Share full text"))
        await driver.settle()
    }

    @Test func `the teams and the first match are shared as a text`() async throws {
        try await open()
        try driver.tap("Share")
        #expect(driver.title == "Share")
        let text = try #require(driver.texts.first)
        #expect(text.hasPrefix("Team 1\n"))
        #expect(text.hasSuffix("\n\nWinner stays. Team 1 against Team 2, Team 3 rests."))
        driver.back()
        #expect(driver.title == "Three teams")
    }

    @Test func `deleted players are left out of the next match`() async throws {
        try await open()
        try driver.tap("Start with these teams")
        await driver.settle()
        let match = try await play()
        let deleted = try #require(navigation.drafts.last?[.bench].first)
        try await players.delete(try #require(deleted.playerID))
        _ = try await factory.loadNextMatch(after: match)
        let next = try #require(factory.nextMatch(after: match))
        #expect(next[.teamB].count == 1)
        #expect(next[.teamB].map(\.name) != [deleted.name])
    }

    @Test func `those who have left are on the bench, and newcomers play on`() async throws {
        try await open()
        try driver.tap("Start with these teams")
        await driver.settle()
        let first = try #require(navigation.drafts.last)
        let gone = try #require(first[.teamA].first)
        let entries =
            [LineUpEntry(playerID: nil, name: "Late", position: nil, team: .a)]
            + first[.teamA].dropFirst().map { $0.entry(in: .a) }
            + first[.teamB].map { $0.entry(in: .b) }
        clock.advance(by: .seconds(60))
        let started = try await matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: false, at: clock.now())
        let match = try await matches.append(
            started.log.next(.ended, at: clock.now()), to: started)
        _ = try await factory.loadNextMatch(after: match)
        let next = try #require(factory.nextMatch(after: match))
        #expect(next[.teamA].map(\.name).contains("Late"))
        #expect(next[.bench].last?.playerID == gone.playerID)
        #expect(next[.bench].count == first[.teamB].count + 1)
    }

    @Test func `those who leave during a match are on the bench of the next one`() async throws {
        try await open()
        try driver.tap("Start with these teams")
        await driver.settle()
        let start = try #require(navigation.drafts.last?.start)
        clock.advance(by: .seconds(60))
        var match = try await matches.start(start, startsClock: false, at: clock.now())
        let gone = match.state.participants[0]
        match = try await matches.append(
            match.log.next(.left(gone.id), at: clock.now()), to: match)
        match = try await matches.append(match.log.next(.ended, at: clock.now()), to: match)
        _ = try await factory.loadNextMatch(after: match)
        let next = try #require(factory.nextMatch(after: match))
        #expect(next[.bench].last?.name == gone.entry.name)
        #expect(next[.teamA].count == 1)
        // Also after the team has rested.
        for _ in 0..<2 {
            let draft = try #require(factory.nextMatch(after: match))
            clock.advance(by: .seconds(60))
            match = try await matches.start(
                try #require(draft.start), startsClock: false, at: clock.now())
            match = try await matches.append(
                match.log.next(.ended, at: clock.now()), to: match)
            _ = try await factory.loadNextMatch(after: match)
            #expect(
                factory.nextMatch(after: match)?[.bench].last?.name == gone.entry.name)
        }
    }

    @Test func `of two guests of one name the one who leaves is on the bench`() async throws {
        try await open(guests: ["Guest", "Guest", "Guest"])
        try driver.tap("Start with these teams")
        await driver.settle()
        let start = try #require(navigation.drafts.last?.start)
        clock.advance(by: .seconds(60))
        var match = try await matches.start(start, startsClock: false, at: clock.now())
        let guests = match.state.participants.filter { $0.entry.playerID == nil }
        #expect(Set(guests.map(\.entry.team)).count == 2)
        let gone = try #require(guests.first)
        match = try await matches.append(
            match.log.next(.left(gone.id), at: clock.now()), to: match)
        match = try await matches.append(match.log.next(.ended, at: clock.now()), to: match)
        _ = try await factory.loadNextMatch(after: match)
        let next = try #require(factory.nextMatch(after: match))
        let names = MatchDraft.Group.allCases.flatMap { next[$0].map(\.name) }
        #expect(names.count { $0 == "Guest" } == 3)
        #expect(next[.bench].last?.name == "Guest")
        #expect(next[.teamA].count + next[.teamB].count == 5)
    }

    @Test func `another match has no next one`() async throws {
        try await open()
        let entries = ThreeTeamsFixture.squad(2).enumerated().map {
            LineUpEntry($1, team: Team.allCases[$0])
        }
        let match = try await matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: false, at: clock.now())
        #expect(try await factory.loadNextMatch(after: match).isEmpty)
        #expect(factory.nextMatch(after: match) == nil)
    }
}
