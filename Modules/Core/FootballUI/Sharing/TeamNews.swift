/// The differences between teams that the players know and those on screen, by names.
package struct TeamNews<Side: CaseIterable & Hashable & Sendable>: Equatable, Sendable {
    /// The players who no longer play.
    package private(set) var leaving: [String] = []
    /// The new players of each team.
    package private(set) var joining: [Side: [String]] = [:]
    /// The players who come from another team, by their new team.
    package private(set) var moving: [Side: [String]] = [:]

    /// Creates the differences of equal teams.
    package init() {}

    /// True if there are no differences.
    package var isEmpty: Bool { self == TeamNews() }

    /// Creates the differences of the teams of some people.
    ///
    /// - Parameters:
    ///   - people: The names of those who play, with the teams that they know and those on screen.
    ///     Newcomers know no team.
    ///   - missing: The names of the others in the known teams.
    package init(_ people: [(name: String, known: Side?, team: Side)], missing: [String]) {
        leaving = missing
        for person in people where person.known != person.team {
            if person.known == nil {
                joining[person.team, default: []].append(person.name)
            } else {
                moving[person.team, default: []].append(person.name)
            }
        }
    }

    /// Returns the differences in words, without the last full stop.
    ///
    /// - Parameter name: The name of a team.
    package func text(_ name: (Side) -> String) -> String {
        lines(name).joined(separator: ". ")
    }

    /// Returns the differences as a text for the players.
    ///
    /// - Parameter name: The name of a team.
    package func sharedText(_ name: (Side) -> String) -> String {
        ([TeamStrings.changedTeams] + lines(name)).lines
    }

    /// Returns the differences in words, each with its players.
    private func lines(_ name: (Side) -> String) -> [String] {
        let changes = Side.allCases.flatMap { team in
            [
                joining[team].map {
                    TeamStrings.joining(team: name(team), names: $0.joined(separator: ", "))
                },
                moving[team].map {
                    TeamStrings.moving(team: name(team), names: $0.joined(separator: ", "))
                },
            ].compactMap(\.self)
        }
        let left = leaving.joined(separator: ", ")
        return (leaving.isEmpty ? [] : [TeamStrings.leaving(left)]) + changes
    }
}
