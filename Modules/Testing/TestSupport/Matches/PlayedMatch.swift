public import Domain
public import FoundationEssentials

extension Match {
    /// Returns a match that ended after twelve minutes, with a guest who joined, a player who left,
    /// an own goal, a disallowed goal and a goal without a scorer: 3-2.
    ///
    /// - Parameters:
    ///   - squad: At least four players, who are in Team A and Team B by turns.
    ///   - start: The moment of the start.
    public static func played(
        by squad: some Collection<Player>, at start: Moment, id: UUID = UUID()
    ) -> Match {
        let entries = squad.enumerated().map { index, player in
            LineUpEntry(player, team: index.isMultiple(of: 2) ? .a : .b)
        }
        guard entries.count >= 4, let lineUp = LineUp(entries) else {
            preconditionFailure("The match needs four different players.")
        }
        let values = MatchStart(lineUp: lineUp, duration: .seconds(720))
        var match = Match(id: id, log: MatchLog(values, at: start, device: testDevice))
        let ids = match.state.participants.map(\.id)
        let guest = LineUpEntry(playerID: nil, name: "Cousin Joe", position: nil, team: .b)
        let events: [(minute: Int64, MatchEvent.Kind)] = [
            (0, .clockStarted), (1, .goal(Goal(.a, scorer: ids[0]))),
            (3, .goal(Goal(.b, scorer: ids[1]))), (4, .joined(guest)),
            (5, .goal(Goal(.a, scorer: ids[2]))), (6, .goal(Goal(.b, scorer: ids[1]))),
            (7, .left(ids[3])), (9, .goal(Goal(.b, scorer: ids[0], isOwnGoal: true))),
            (11, .goal(Goal(.a))), (12, .ended),
        ]
        for (minute, kind) in events {
            var moment = start
            moment.wall += minute * 60_000
            moment.uptime += minute * 60_000
            match.add(kind, at: moment)
            guard minute == 6, let goal = match.log.events.last else { continue }
            match.add(.goalCorrected(goal.id, nil), at: moment)
        }
        return match
    }
}
