import Domain

extension Player {
    /// Creates a player of the texts in a file. Missing values other than the name are unknown.
    ///
    /// - Parameter position: The name or the abbreviation of a position.
    init(
        id: PlayerID, name: String?, age: String?, skill: String?, position: String?, team: String?
    ) throws(ImportIssue.Reason) {
        self.init(id: id, name: try PlayerName(fileText: name ?? ""))
        if let age {
            guard let years = Age(text: age) else { throw .invalidAge(age) }
            self.age = years
        }
        if let skill {
            guard let known = Skill(rawValue: skill.lowercased()) else {
                throw .unknownSkill(skill)
            }
            self.skill = known
        }
        if let position {
            guard let known = Self.position(position) else {
                throw .unknownPosition(position)
            }
            preferredPosition = known
        }
        if let team {
            favouriteTeam = FavouriteTeam(team)
            // A team of white space only is no team.
            if FavouriteTeam.validationError(in: team) == .tooLong {
                throw .teamTooLong
            }
        }
    }

    private static func position(_ text: String) -> Position? {
        let text = text.lowercased()
        return Position.allCases.first {
            $0.rawValue == text || $0.abbreviation.lowercased() == text
        }
    }
}
