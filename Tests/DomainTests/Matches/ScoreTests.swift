import Domain
import Testing

@Suite struct Scores {
    @Test func `a new score is 0-0 without a winner`() {
        #expect(Score().text == "0-0")
        #expect(Score().winner == .draw)
    }

    @Test(arguments: [(0, 0), (99, 0), (0, 99), (99, 99), (3, 1)])
    func `a score has 0 to 99 goals for each team`(_ a: Int, _ b: Int) {
        let score = Score(a: a, b: b)
        #expect(score?.text == "\(a)-\(b)")
        #expect(score?[.a] == a)
        #expect(score?[.b] == b)
    }

    @Test(arguments: [(-1, 0), (0, -1), (100, 0), (0, 100), (.min, .max)])
    func `a score outside the range is nil`(_ a: Int, _ b: Int) {
        #expect(Score(a: a, b: b) == nil)
    }

    @Test(arguments: Team.allCases)
    func `a team stays within 0 and 99 goals`(_ team: Team) {
        var score = Score()
        score[team] -= 1
        #expect(score[team] == 0)
        score[team] = 99
        score[team] += 1
        #expect(score[team] == 99)
        score[team] = .min
        #expect(score[team] == 0)
        for other in Team.allCases where other != team { #expect(score[other] == 0) }
    }

    @Test(arguments: [(1, 0, "Team A"), (0, 1, "Team B"), (2, 2, "None")])
    func `the team with more goals wins`(_ a: Int, _ b: Int, _ winner: String) {
        #expect(Score(a: a, b: b)?.winner.rawValue == winner)
    }
}
