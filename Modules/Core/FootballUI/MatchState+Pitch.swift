package import Domain
package import TerminalUI

extension MatchState {
    /// The panel with both teams on a pitch, without participants who left. Its names belong to the
    /// rows of `lineUps(row:)`.
    package var pitch: Panel {
        Panel(
            FootballStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            FootballStrings.name(of: team), role: team.role,
            players: participants.enumerated().filter { $1.isPresent && $1.entry.team == team }.map
            {
                Pitch.Player($1.entry.name, line: $1.entry.position?.line, row: RowID(Int64($0)))
            }, section: Team.allCases.firstIndex(of: team))
    }
}

extension Team {
    /// The colour role of the team.
    package var role: Role { self == .a ? .firstSide : .secondSide }

    /// The key of the actions for the team.
    package var key: Character { self == .a ? "a" : "b" }
}

extension Position {
    /// The badge in a row.
    package var badge: Row.Detail { Row.Detail(abbreviation, role: line.badge) }

    /// The line of the pitch on which players of the position stand.
    package var line: Pitch.Line {
        switch self {
        case .goalkeeper: .goalkeeper
        case .defender: .defence
        case .midfielder: .midfield
        case .winger: .wing
        case .striker: .attack
        }
    }
}
