package import Domain

extension MatchState {
    /// Returns the result as a text for others: the score, the date, the scorers and the line-ups.
    ///
    /// - Parameter start: The date and time at which the match started.
    package func sharedText(start: LocalTime) -> String {
        let names = Team.allCases.map(FootballStrings.name)
        let result = "\(names[0]) \(score[.a]) : \(score[.b]) \(names[1])"
        let scorers = Team.allCases.compactMap { FootballStrings.scorers(goals(for: $0), of: $0) }
        let teams = Team.allCases.map { team in
            SharedText.list(
                FootballStrings.name(of: team),
                participants.filter { $0.entry.team == team }.map(\.entry.name))
        }
        let scorerLines =
            scorers.isEmpty ? [] : [SharedText.list(FootballStrings.goalsHeading, scorers)]
        return SharedText.paragraphs(
            [[result, FootballStrings.date(of: start)].lines] + scorerLines + teams)
    }
}
