import Domain
import Persistence
import ToolSupport

/// The players in the pictures, whose names have several scripts and widths.
enum SampleSquad {
    static let organiser = "Coach"
    static let password = "early bird"
    /// The scores of the past matches, which were played week after week.
    private static let scores = [
        (1, 1), (3, 0), (2, 4), (5, 3), (0, 1), (2, 2), (6, 5), (1, 3), (3, 3), (4, 2),
    ]

    /// Registers the organiser, and stores the players and past matches of some of them.
    static func store(in storage: Storage, at moment: Moment) async throws {
        guard let name = UserName(organiser) else { throw invalidSample }
        let session = try await storage.accounts.register(name: name, password: Password(password))
        let players = storage.players(of: session)
        for member in members {
            guard let name = PlayerName(member.name) else { throw invalidSample }
            let player = try await players.add(name)
            let details: [PlayerChange] = [
                .age(member.age.flatMap { Age($0) }), .preferredPosition(member.position),
                .skill(member.skill), .favouriteTeam(member.team.flatMap { FavouriteTeam($0) }),
            ]
            for detail in details { _ = try await players.update(detail, of: player.id) }
        }
        let entries = try await players.squad().players.prefix(10).enumerated().map {
            index, player in
            LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
        }
        let matches = storage.matches(of: session)
        for (week, goals) in scores.enumerated() {
            guard let lineUp = LineUp(entries), let score = Score(a: goals.0, b: goals.1) else {
                throw invalidSample
            }
            let weeks = Duration.seconds(7 * 86_400 * (scores.count - 1 - week))
            let start = Moment(
                wall: moment.wall - Int64(weeks / .milliseconds(1)), uptime: moment.uptime,
                boot: moment.boot)
            let match = try await matches.start(
                MatchStart(lineUp: lineUp, score: score), startsClock: false, at: start)
            _ = try await matches.append(match.log.next(.ended, at: start), to: match)
        }
        try await storage.accounts.signOut(session)
    }

    private static let invalidSample = ToolError(
        .software, "A sample value is invalid. Correct SampleSquad.")

    private struct Member {
        let name: String
        let position: Position?
        let skill: Skill?
        var age: Int?
        var team: String?
    }

    private static let members = [
        Member(name: "Ada Hegerberg", position: .striker, skill: .professional, age: 29),
        Member(name: "Alexia Putellas", position: .midfielder, skill: .professional, age: 31),
        Member(name: "Åsa from work", position: .winger, skill: .amateur),
        Member(name: "Big Tom", position: .goalkeeper, skill: .beginner),
        Member(name: "Çağlar Söyüncü", position: .defender, skill: .professional, age: 28),
        Member(name: "Dzsenifer Marozsán", position: .midfielder, skill: .professional),
        Member(name: "Eve (left foot)", position: .winger, skill: .amateur),
        Member(name: "Gökhan", position: .midfielder, skill: .amateur),
        Member(name: "Jürgen", position: .defender, skill: .beginner, age: 58),
        Member(name: "Łukasz Fabiański", position: .goalkeeper, skill: .professional, age: 39),
        Member(name: "Luka Modrić", position: .midfielder, skill: .professional, age: 39),
        Member(name: "Marta", position: .striker, skill: .professional),
        Member(name: "Nadia Nadim", position: .striker, skill: .professional, age: 37),
        Member(name: "Nina", position: nil, skill: .beginner),
        Member(name: "Old Pete", position: .defender, skill: .amateur, age: 71),
        Member(name: "Sam Kerr", position: .striker, skill: .professional),
        Member(name: "Vivianne Miedema", position: .striker, skill: .professional),
        Member(name: "Zoë", position: .winger, skill: .amateur),
        Member(name: "Андрій Шевченко", position: .striker, skill: .professional),
        Member(name: "محمد صلاح", position: .winger, skill: .professional),
        Member(
            name: "손흥민", position: .winger, skill: .professional, age: 32,
            team: "Los Angeles FC"),
        Member(name: "三浦知良", position: .striker, skill: .professional, age: 58),
        Member(name: "李明", position: .defender, skill: .amateur),
        Member(name: "👨‍👩‍👧 Family Guest", position: nil, skill: nil),
    ]
}
