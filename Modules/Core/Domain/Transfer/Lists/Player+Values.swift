// The values of a player from a file beside those that are stored.
extension Player {
    /// Returns the values of another player that this one does not have, without the name.
    package func values(missingOf other: Player) -> [PlayerChange] {
        other.knownValues.filter { $0.removal.applied(to: self) == self }
    }

    /// Returns the values of another player in place of which this one has different ones, without the
    /// name.
    func values(differentIn other: Player) -> [PlayerChange] {
        other.knownValues.filter { change in
            change.removal.applied(to: self) != self && change.applied(to: self) != self
        }
    }

    private var knownValues: [PlayerChange] {
        [
            age.map(PlayerChange.age), preferredPosition.map(PlayerChange.preferredPosition),
            skill.map(PlayerChange.skill), favouriteTeam.map(PlayerChange.favouriteTeam),
        ].compactMap(\.self)
    }
}

extension PlayerChange {
    /// The change that removes the value. A name stays.
    package var removal: PlayerChange {
        switch self {
        case .name: self
        case .age: .age(nil)
        case .preferredPosition: .preferredPosition(nil)
        case .skill: .skill(nil)
        case .favouriteTeam: .favouriteTeam(nil)
        }
    }
}
