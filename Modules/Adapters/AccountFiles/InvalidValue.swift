import Domain

/// The reason why a value of a file is invalid.
struct InvalidValue: Error {
    let reason: ImportIssue.Reason

    init(_ reason: ImportIssue.Reason) {
        self.reason = reason
    }
}

extension Player {
    /// Creates a player of the texts in a file. Missing values other than the name are unknown.
    ///
    /// - Parameter position: The name or the abbreviation of a position.
    init(
        id: PlayerID, name: String?, age: String?, skill: String?, position: String?, team: String?
    ) throws(InvalidValue) {
        self.init(id: id, name: try Self.name(name ?? ""))
        if let age {
            guard let years = Age(text: age) else { throw InvalidValue(.invalidAge(age)) }
            self.age = years
        }
        if let skill {
            guard let known = Skill(rawValue: skill.lowercased()) else {
                throw InvalidValue(.unknownSkill(skill))
            }
            self.skill = known
        }
        if let position {
            guard let known = Self.position(position) else {
                throw InvalidValue(.unknownPosition(position))
            }
            preferredPosition = known
        }
        if let team {
            favouriteTeam = FavouriteTeam(team)
            // A team of white space only is no team.
            if FavouriteTeam.validationError(in: team) == .tooLong {
                throw InvalidValue(.teamTooLong)
            }
        }
    }

    private static func name(_ text: String) throws(InvalidValue) -> PlayerName {
        switch PlayerName.validationError(in: text) {
        case .empty: throw InvalidValue(.missingName)
        case .tooLong: throw InvalidValue(.nameTooLong)
        case nil: break
        }
        guard let name = PlayerName(text) else { throw InvalidValue(.missingName) }
        return name
    }

    private static func position(_ text: String) -> Position? {
        let text = text.lowercased()
        return Position.allCases.first {
            $0.rawValue == text || $0.abbreviation.lowercased() == text
        }
    }
}
