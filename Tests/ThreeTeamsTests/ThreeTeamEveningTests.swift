import Domain
import FairTeams
import Foundation
import TestSupport
import Testing

@testable import ThreeTeams

@Suite struct `An evening of three teams` {
    /// Two players in each team, and a guest in each.
    private let members: [ThreeTeamMember]
    private let plans: [PlayOrder: ThreeTeamPlan]
    private let start = Moment(wall: 1_000_000_000, uptime: 0, boot: "")

    init() throws {
        let moment = start
        let plan = ThreeTeamPlan(madeAt: moment, order: .winnerStays)
        plans = [
            .winnerStays: plan, .roundRobin: ThreeTeamPlan(madeAt: moment, order: .roundRobin),
        ]
        members = try TeamNumber.allCases.flatMap { team in
            let first = Int64(team.rawValue * 2 + 1)
            let players = try [first, first + 1].map { number in
                ThreeTeamMember(
                    of: plan.id, in: team, name: try #require(PlayerName("P\(number)")),
                    player: PlayerID(number), position: nil, place: MemberPlace(index: 0))
            }
            let guest = ThreeTeamMember(
                of: plan.id, in: team, name: try #require(PlayerName("Guest \(team.rawValue)")),
                player: nil, position: nil, place: MemberPlace(index: 0))
            return players + [guest]
        }
    }

    /// The entries of a team of the plan.
    private func entries(_ team: TeamNumber, in side: Team) -> [LineUpEntry] {
        members.filter { $0.team == team }.map {
            LineUpEntry(playerID: $0.player, name: $0.name.text, position: nil, team: side)
        }
    }

    private func match(
        _ left: TeamNumber, _ a: Int, _ b: Int, _ right: TeamNumber, minute: Int64
    ) throws -> FinishedMatch {
        try match(entries(left, in: .a) + entries(right, in: .b), a, b, minute: minute)
    }

    private func match(
        _ entries: [LineUpEntry], _ a: Int, _ b: Int, minute: Int64
    ) throws -> FinishedMatch {
        var moment = start
        moment.wall += minute * 60_000
        return FinishedMatch(
            id: UUID(), startedAt: moment, endedAt: moment, lineUp: try #require(LineUp(entries)),
            score: try #require(Score(a: a, b: b)))
    }

    private func evening(
        _ order: PlayOrder = .winnerStays, _ matches: FinishedMatch...
    ) throws -> ThreeTeamEvening {
        ThreeTeamEvening(try #require(plans[order]), members, finished: matches.reversed())
    }

    private func expect(
        _ evening: ThreeTeamEvening, _ left: TeamNumber, _ right: TeamNumber,
        rests: [TeamNumber]
    ) {
        #expect(evening.next == ThreeTeamMatch(left: left, right: right))
        #expect(evening.rests == rests)
    }

    @Test(arguments: PlayOrder.allCases)
    func `begins with the first and the second team`(order: PlayOrder) throws {
        expect(try evening(order), .first, .second, rests: [])
    }

    @Test func `goes on with the winner and the team that has rested`() throws {
        let first = try match(.first, 0, 1, .second, minute: 0)
        expect(try evening(.winnerStays, first), .second, .third, rests: [.third])
        let second = try match(.second, 2, 1, .third, minute: 10)
        expect(
            try evening(.winnerStays, first, second), .second, .first, rests: [.third, .first])
    }

    @Test func `after a draw the team that has played longer rests`() throws {
        let first = try match(.first, 1, 1, .second, minute: 0)
        expect(try evening(.winnerStays, first), .first, .third, rests: [.third])
        let second = try match(.first, 1, 1, .third, minute: 10)
        expect(try evening(.winnerStays, first, second), .third, .second, rests: [.third, .second])
    }

    @Test(arguments: [(2, 1), (1, 2), (1, 1)])
    func `does not depend on the sides of the teams`(a: Int, b: Int) throws {
        let first = try match(.first, 3, 0, .second, minute: 0)
        let straight = try evening(
            .winnerStays, first, try match(.first, a, b, .third, minute: 10))
        let reversed = try evening(
            .winnerStays, first, try match(.third, b, a, .first, minute: 10))
        #expect(straight.next == reversed.next)
    }

    @Test func `of a round robin depends on the number of matches`() throws {
        let first = try match(.first, 0, 1, .second, minute: 0)
        let second = try match(.second, 0, 1, .third, minute: 10)
        expect(try evening(.roundRobin, first), .second, .third, rests: [.third])
        expect(
            try evening(.roundRobin, first, second), .first, .third, rests: [.third, .first])
    }

    @Test func `recognises teams by most of their players`() throws {
        // A player has changed sides, and a stranger has come.
        var left = Array(entries(.first, in: .a).dropLast())
        left.append(LineUpEntry(playerID: PlayerID(3), name: "P3", position: nil, team: .a))
        let stranger = LineUpEntry(playerID: nil, name: "Stranger", position: nil, team: .b)
        let right = entries(.second, in: .b).dropFirst() + [stranger]
        let evening = try evening(.winnerStays, try match(left + right, 1, 0, minute: 0))
        expect(evening, .first, .third, rests: [.third])
    }

    @Test func `recognises guests by their names, also if they are players by now`() throws {
        let left = LineUpEntry(playerID: nil, name: "Guest 0", position: nil, team: .a)
        let right = LineUpEntry(playerID: PlayerID(77), name: "Guest 2", position: nil, team: .b)
        let evening = try evening(.winnerStays, try match([left, right], 0, 1, minute: 0))
        expect(evening, .third, .second, rests: [.second])
    }

    @Test func `does not know a team by a name that two teams have`() throws {
        var members = members
        let name = try #require(PlayerName("Guest"))
        for index in members.indices where members[index].player == nil {
            members[index].name = name
        }
        let entry = LineUpEntry(playerID: nil, name: "Guest", position: nil, team: .a)
        #expect(
            members.map(EveningMember.init).clearTeams(of: [(nil, entry.name, nil)]) == [nil])
    }

    @Test func `takes those who come back to another team while their own one rests`() throws {
        let without = Array(entries(.third, in: .a).dropFirst())
        let first = try match(without + entries(.second, in: .b), 1, 0, minute: 1)
        let back = LineUpEntry(playerID: PlayerID(5), name: "P5", position: nil, team: .a)
        let second = try match(
            entries(.first, in: .a) + [back] + entries(.second, in: .b), 1, 0, minute: 2)
        let evening = try evening(.winnerStays, first, second)
        let person = evening.members.first { $0.player == PlayerID(5) }
        #expect(person?.team == .first && person?.isAbsent == false)
    }

    @Test func `takes a player for a guest of the same name only without the guest`() {
        let guest = members.filter { $0.player == nil }.map(EveningMember.init)
        let player = (player: PlayerID(50) as PlayerID?, name: "Guest 0", team: nil as TeamNumber?)
        let same = (player: nil as PlayerID?, name: "Guest 0", team: nil as TeamNumber?)
        #expect(guest.places(of: [player, same]) == [nil, 0])
        #expect(guest.places(of: [player]) == [0])
    }

    @Test func `keeps guests of the same name apart`() throws {
        var members = members
        let name = try #require(PlayerName("Guest"))
        for index in members.indices where members[index].player == nil {
            members[index].name = name
        }
        func entries(_ team: TeamNumber, in side: Team) -> [LineUpEntry] {
            members.filter { $0.team == team }.map {
                LineUpEntry(playerID: $0.player, name: $0.name.text, position: nil, team: side)
            }
        }
        let first = try match(
            entries(.first, in: .a) + entries(.second, in: .b), 1, 0, minute: 1)
        let evening = ThreeTeamEvening(
            try #require(plans[.winnerStays]), members, finished: [first])
        #expect(evening.members == members.map(EveningMember.init))
    }

    @Test func `takes over the player who a guest has become`() throws {
        let left =
            entries(.first, in: .a).dropLast() + [
                LineUpEntry(playerID: PlayerID(77), name: "Guest 0", position: .winger, team: .a)
            ]
        let evening = try evening(
            .winnerStays, try match(left + entries(.second, in: .b), 1, 0, minute: 1))
        #expect(evening.members.count == members.count)
        let player = evening.members.first { $0.player == PlayerID(77) }
        #expect(player?.origin == .squad && player?.position == .winger)
        #expect(player?.team == .first && player?.isAbsent == false)
    }

    @Test func `leaves out other matches`() throws {
        let others = [
            // One team against itself, a mixed team, and matches of other evenings.
            try match(
                [
                    entries(.first, in: .a)[0],
                    LineUpEntry(
                        playerID: PlayerID(2), name: "P2", position: nil, team: .b),
                ], 1, 0, minute: 1),
            try match(
                [entries(.first, in: .a)[0], entries(.second, in: .a)[0]]
                    + entries(.third, in: .b), 1, 0, minute: 2),
            try match(.second, 1, 0, .third, minute: -1),
            try match(.second, 1, 0, .third, minute: 6 * 24 * 60 + 1),
        ]
        let evening = ThreeTeamEvening(
            try #require(plans[.winnerStays]), members, finished: others)
        expect(evening, .first, .second, rests: [])
        #expect(others.allSatisfy { evening.teams(of: $0.id) == nil })
    }

    @Test func `waits for its first match, and ends 12 hours after it`() throws {
        let first = try match(.first, 0, 1, .second, minute: 3 * 24 * 60)
        let late = try match(.second, 1, 0, .third, minute: 3 * 24 * 60 + 12 * 60 + 1)
        let evening = try evening(.winnerStays, first, late)
        expect(evening, .second, .third, rests: [.third])
        #expect(evening.teams(of: first.id) != nil && evening.teams(of: late.id) == nil)
    }

    @Test func `lets the team rest that has rested least, whatever was played`() throws {
        let first = try match(.first, 0, 0, .second, minute: 1)
        let second = try match(.first, 0, 0, .third, minute: 2)
        expect(
            try evening(.roundRobin, first, second), .second, .third, rests: [.third, .second])
    }

    @Test func `knows a team that borrows half of its players from the resting one`() throws {
        // P1 and a guest play for the first team with two players of the resting third team.
        let left = entries(.first, in: .a).dropFirst() + entries(.third, in: .a).dropFirst()
        let evening = try evening(
            .winnerStays, try match(left + entries(.second, in: .b), 0, 1, minute: 1))
        expect(evening, .second, .third, rests: [.third])
        #expect(evening.members.filter { $0.team == .third }.count == 3)
        #expect(evening.members.filter(\.isAbsent).map(\.name) == ["P1"])
    }

    @Test func `does not know two teams of which each could be half of a side`() throws {
        let mixed = entries(.first, in: .a).dropFirst() + entries(.second, in: .a).dropFirst()
        let evening = try evening(
            .winnerStays, try match(mixed + entries(.third, in: .b), 1, 0, minute: 1))
        expect(evening, .first, .second, rests: [])
    }

    @Test func `keeps newcomers, and changes between the teams that play`() throws {
        let newcomers = [
            LineUpEntry(playerID: nil, name: "Late", position: .winger, team: .a),
            LineUpEntry(playerID: PlayerID(9), name: "P9", position: nil, team: .b),
        ]
        var left = entries(.first, in: .a)
        left[2] = LineUpEntry(playerID: PlayerID(3), name: "P3", position: nil, team: .a)
        let right = entries(.second, in: .b).dropFirst()
        let evening = try evening(
            .winnerStays, try match(left + right + newcomers, 1, 0, minute: 1))
        func names(_ team: TeamNumber) -> [String] {
            evening.members.filter { $0.team == team && !$0.isAbsent }.map(\.name)
        }
        #expect(names(.first) == ["P1", "P2", "P3", "Late"])
        #expect(names(.second) == ["P4", "Guest 1", "P9"])
        #expect(evening.members.filter(\.isAbsent).map(\.name) == ["Guest 0"])
        #expect(evening.members.suffix(2).map(\.origin) == [.guest, .squad])
    }

    @Test func `takes those back who play again`() throws {
        let without = Array(entries(.first, in: .a).dropFirst())
        let first = try match(without + entries(.second, in: .b), 1, 0, minute: 1)
        #expect(try evening(.winnerStays, first).members.filter(\.isAbsent).map(\.name) == ["P1"])
        let second = try match(.third, 1, 0, .first, minute: 2)
        #expect(try evening(.winnerStays, first, second).members.allSatisfy { !$0.isAbsent })
    }

    @Test func `goes on with teams that were changed after a match`() throws {
        var changed = members
        let later = Moment(wall: start.wall + 5 * 60_000, uptime: 0, boot: "")
        let plan = ThreeTeamPlan(
            madeAt: later, replacing: plans[.winnerStays], order: .winnerStays)
        // P2 has changed to the third team after the first match.
        changed[1].team = .third
        let first = try match(.first, 2, 1, .second, minute: 1)
        let evening = ThreeTeamEvening(plan, changed, finished: [first])
        expect(evening, .first, .third, rests: [.third])
        #expect(evening.members.map(\.team) == changed.map(\.team))
        #expect(evening.members.allSatisfy { !$0.isAbsent })
    }

    @Test func `is over 12 hours after its first match, or without one after six days`() throws {
        func moment(_ minutes: Int64) -> Moment {
            Moment(wall: start.wall + minutes * 60_000, uptime: 0, boot: "")
        }
        let waiting = try evening()
        #expect(!waiting.isOver(at: moment(6 * 24 * 60)))
        #expect(waiting.isOver(at: moment(6 * 24 * 60 + 1)))
        let played = try evening(.winnerStays, try match(.first, 1, 0, .second, minute: 60))
        #expect(!played.isOver(at: moment(13 * 60)))
        #expect(played.isOver(at: moment(13 * 60 + 1)))
    }

    @Test func `knows the teams of its matches`() throws {
        let match = try match(.first, 0, 1, .second, minute: 0)
        let teams = try evening(.winnerStays, match).teams(of: match.id)
        #expect(teams?.left == .first && teams?.right == .second)
    }
}
