import Domain

extension AccountDocument.MatchRow {
    init(_ match: Match) {
        self.init(
            id: match.id, startedAt: UTCDate(match.startedAt).text,
            endedAt: UTCDate(match.state.endedAt ?? match.startedAt).text, scoreA: match.score.a,
            scoreB: match.score.b,
            lineUp: match.lineUp.entries.map { entry in
                Entry(
                    player: entry.playerID?.number, name: entry.name,
                    position: entry.position?.rawValue, team: entry.team.rawValue)
            }, events: match.log.events)
    }
}
