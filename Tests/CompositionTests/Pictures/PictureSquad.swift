import Domain
import TestSupport
import Testing

/// The players in the pictures, whose names have several scripts and widths.
enum PictureSquad {
    /// The scores of the past matches, which were played week after week.
    private static let scores = [
        (1, 1), (3, 0), (2, 4), (5, 3), (0, 1), (2, 2), (6, 5), (1, 3), (3, 3), (4, 2),
    ]

    /// Stores past matches of the first ten players.
    @MainActor static func storeMatches(in app: AppHarness) async throws {
        let moment = app.clock.now()
        let page = try await app.players.page(0..<10, of: SquadQuery(), containing: nil)
        let entries = page.items.enumerated().map { index, player in
            LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
        }
        for (week, goals) in scores.enumerated() {
            let start = Moment(
                wall: moment.wall - Int64(7 * 86_400_000 * (scores.count - 1 - week)),
                uptime: moment.uptime, boot: moment.boot)
            let match = try await app.matches.start(
                MatchStart(
                    lineUp: #require(LineUp(entries)),
                    score: #require(Score(a: goals.0, b: goals.1))),
                startsClock: false, at: start)
            _ = try await app.matches.append(match.log.next(.ended, at: start), to: match)
        }
    }

    static let players: [Player] = members.enumerated().compactMap { index, member in
        PlayerName(member.name).map {
            Player(
                id: PlayerID(Int64(index + 1)), name: $0, age: member.age.flatMap { Age($0) },
                skill: member.skill, preferredPosition: member.position,
                favouriteTeam: member.team.flatMap { ShortText($0) })
        }
    }

    private struct Member {
        let name: String
        let position: Position?
        let skill: Skill?
        var age: Int?
        var team: String?

        init(
            _ name: String, _ position: Position?, _ skill: Skill?, age: Int? = nil,
            team: String? = nil
        ) {
            self.name = name
            self.position = position
            self.skill = skill
            self.age = age
            self.team = team
        }
    }

    private static let members = [
        Member("Ada Hegerberg", .striker, .professional, age: 29),
        Member("Alexia Putellas", .midfielder, .professional, age: 31),
        Member("Åsa from work", .winger, .amateur),
        Member("Big Tom", .goalkeeper, .beginner),
        Member("Çağlar Söyüncü", .defender, .professional, age: 28),
        Member("Dzsenifer Marozsán", .midfielder, .professional),
        Member("Eve (left foot)", .winger, .amateur),
        Member("Gökhan", .midfielder, .amateur),
        Member("Jürgen", .defender, .beginner, age: 58),
        Member("Łukasz Fabiański", .goalkeeper, .professional, age: 39),
        Member("Luka Modrić", .midfielder, .professional, age: 39),
        Member("Marta", .striker, .professional),
        Member("Nadia Nadim", .striker, .professional, age: 37),
        Member("Nina", nil, .beginner),
        Member("Old Pete", .defender, .amateur, age: 71),
        Member("Sam Kerr", .striker, .professional),
        Member("Vivianne Miedema", .striker, .professional),
        Member("Zoë", .winger, .amateur),
        Member("Андрій Шевченко", .striker, .professional),
        Member("محمد صلاح", .winger, .professional),
        Member(
            "손흥민", .winger, .professional, age: 32,
            team: "Los Angeles FC"),
        Member("三浦知良", .striker, .professional, age: 58),
        Member("李明", .defender, .amateur),
        Member("👨‍👩‍👧 Family Guest", nil, nil),
    ]
}
