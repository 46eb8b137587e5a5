/// The differences between teams that were sent to the players and those on screen, by names.
package struct TeamNews<Side: CaseIterable & Hashable & Sendable>: Equatable, Sendable {
    /// The players who no longer play.
    package var leaving: [String] = []
    /// The new players of each team.
    package var joining: [Side: [String]] = [:]
    /// The players who come from another team, by their new team.
    package var moving: [Side: [String]] = [:]

    /// Creates the differences of equal teams.
    package init() {}

    /// True if there are no differences.
    package var isEmpty: Bool { self == TeamNews() }

    /// Returns a sentence about the differences.
    ///
    /// - Parameter name: The name of a team.
    package func text(_ name: (Side) -> String) -> String {
        TeamStrings.changedSince(lines(name).joined(separator: ". "))
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
