import Domain
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `A goal that two devices have entered` {
    private static let other = UUID()

    /// Returns a match with goals: by which device, for which team, and at how many milliseconds.
    private func match(_ goals: [(isOwn: Bool, team: Team, wall: Int64)]) throws -> Match {
        let lineUp = try #require(
            LineUp(
                [Team.a, .b].map {
                    LineUpEntry(playerID: nil, name: "Guest", position: nil, team: $0)
                }))
        let device = UUID()
        var log = MatchLog(
            MatchStart(lineUp: lineUp), at: Moment(wall: 0, uptime: 0, boot: ""), device: device)
        for goal in goals {
            let events = log.events
            let source = goal.isOwn ? log : try #require(MatchLog(events, device: Self.other))
            let event = source.next(
                .goal(Goal(goal.team)), at: Moment(wall: goal.wall, uptime: 0, boot: ""))
            log.insert(event)
        }
        return Match(id: UUID(), log: log)
    }

    @Test func `is asked about on the device with the later one`() throws {
        let match = try match([(false, .a, 1_000), (true, .a, 11_000)])
        let duplicate = try #require(match.duplicateGoal(except: []))
        #expect(duplicate.entry.id == match.log.events[2].id)
        #expect(duplicate.other.id == match.log.events[1].id)
        let otherLog = try #require(MatchLog(match.log.events, device: Self.other))
        #expect(Match(id: match.id, log: otherLog).duplicateGoal(except: []) == nil)
    }

    @Test(arguments: [(-9_000, true), (-9_001, false), (11_000, true), (11_001, false)])
    func `is one of the same time`(wall: Int64, isDuplicate: Bool) throws {
        let match = try match([(false, .b, 1_000), (true, .b, wall)])
        #expect((match.duplicateGoal(except: []) != nil) == isDuplicate)
    }

    @Test func `is no goal of the other team, of one device, or with a clock without sense`() throws
    {
        for goals in [
            [(false, .a, 0), (true, .b, 0)], [(true, .a, 0), (true, .a, 0)],
            [(false, .a, .min), (true, .a, .max)],
        ] as [[(isOwn: Bool, team: Team, wall: Int64)]] {
            #expect(try match(goals).duplicateGoal(except: []) == nil)
        }
    }

    @Test func `is no goal whose answer is known`() throws {
        let match = try match([(false, .a, 0), (true, .a, 0), (false, .a, 0), (true, .a, 0)])
        let ids = match.log.events.map(\.id)
        #expect(match.duplicateGoal(except: [])?.entry.id == ids[4])
        #expect(match.duplicateGoal(except: [ids[4]])?.entry.id == ids[4])
        #expect(match.duplicateGoal(except: [ids[3], ids[4]])?.entry.id == ids[2])
        #expect(match.duplicateGoal(except: Set(ids)) == nil)
        let corrected = match.adding(
            match.log.next(.goalCorrected(ids[4], nil), at: match.startedAt))
        #expect(corrected.duplicateGoal(except: [])?.entry.id == ids[2])
    }

    @Test func `is one for each goal of the other device, also after the answer`() throws {
        let match = try match([(false, .a, 0), (true, .a, 4_000), (true, .a, 9_000)])
        let first = match.log.events[2].id
        #expect(match.duplicateGoal(except: [])?.entry.id == first)
        let corrected = match.adding(
            match.log.next(.goalCorrected(first, nil), at: match.startedAt))
        #expect(corrected.duplicateGoal(except: []) == nil)
        let undone = match.adding(match.log.next(.voided(first), at: match.startedAt))
        #expect(undone.duplicateGoal(except: [])?.entry.id == match.log.events[3].id)
    }
}
