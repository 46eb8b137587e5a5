public import Domain
import FoundationEssentials

/// Players and matches for demos.
public enum SampleData {
    /// Fourteen players with names in several scripts. Some have all fields, others only a name.
    public static let squad: [Player] = [
        player("Ana", 31, .professional, .striker, "Real Sociedad"),
        player("Bo", 24, .amateur, .goalkeeper, nil),
        player("손흥민", 33, .professional, .winger, "토트넘"),
        player("Łukasz", 40, .amateur, .goalkeeper, "Legia Warszawa"),
        player("李明", 27, .beginner, .midfielder, "山东泰山"),
        player("محمد", 33, .professional, .winger, "Liverpool"),
        player("Zoë", 19, .beginner, .defender, nil),
        player("Íñigo", 22, .amateur, .defender, "Athletic Club"),
        player("Владимир", 45, .beginner, .defender, "Зенит"),
        player("👨‍👩‍👧‍👦 the family", nil, nil, nil, nil),
        player("Nia", nil, nil, .midfielder, nil),
        player("Priya", 29, .professional, .midfielder, "Bengaluru"),
        player("O'Neill", 36, .amateur, .striker, nil),
        player("Tom", nil, .amateur, nil, "AFC Wimbledon"),
    ].enumerated().compactMap { index, make in make(index + 1) }

    /// Players with names of the maximum length, in narrow and in wide characters.
    public static let longNames: [Player] = ["Maximiliana ", "守護者", "e\u{301}é ", "👨‍👩‍👧‍👦", "W"]
        .enumerated().compactMap { index, piece in
            let text = String(repeating: piece, count: PlayerName.maximumLength)
                .prefix(PlayerName.maximumLength)
            return player(String(text), 120, .professional, .midfielder, String(text))(index + 1)
        }

    /// Returns a number of players with different names.
    public static func players(count: Int) -> [Player] {
        (0..<max(0, count)).compactMap { index in
            let player = squad[index % squad.count]
            return Self.player(
                "\(player.name.text) \(index + 1)", player.age?.years, player.skill,
                player.preferredPosition, nil)(index + 1)
        }
    }

    /// Returns a match of these players, who join the teams in turn; nil for fewer than two
    /// players.
    public static func match(
        of players: [Player], startedAt moment: Moment, score: Score = Score(),
        clock: MatchClock = MatchClock()
    ) -> Match? {
        let entries = players.enumerated().map { index, player in
            LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
        }
        return LineUp(entries).flatMap { $0.hasBothTeams ? $0 : nil }.map { lineUp in
            Match(id: UUID(), startedAt: moment, lineUp: lineUp, score: score, clock: clock)
        }
    }

    /// Returns matches that have ended, the newest first. There are three on an evening, and an
    /// evening each week.
    public static func finishedMatches(
        of players: [Player], count: Int, before moment: Moment
    ) -> [FinishedMatch] {
        (0..<max(0, count)).compactMap { index in
            var start = moment
            start.wall -= Int64(index / 3) * 7 * 86_400_000 + Int64(index % 3 + 1) * 1_200_000
            var end = start
            end.wall += 660_000
            let score = Score(a: (index * 7 + 4) % 6, b: (index * 5 + 2) % 5) ?? Score()
            let pairs = players.enumerated().map { (index + $0.offset * 5) % players.count }
            return match(of: pairs.map { players[$0] }, startedAt: start).map {
                FinishedMatch(
                    id: $0.id, startedAt: start, endedAt: end, lineUp: $0.lineUp, score: score)
            }
        }
    }

    /// Returns a function that creates a player with a number, or nil for an invalid name.
    private static func player(
        _ name: String, _ age: Int?, _ skill: Skill?, _ position: Position?, _ team: String?
    ) -> (Int) -> Player? {
        { number in
            PlayerName(name).map {
                Player(
                    id: PlayerID(Int64(number)), name: $0, age: age.flatMap { Age($0) },
                    skill: skill, preferredPosition: position,
                    favouriteTeam: team.flatMap { ShortText($0) })
            }
        }
    }
}
