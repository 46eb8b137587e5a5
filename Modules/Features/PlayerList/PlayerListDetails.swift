import Domain
import TerminalUI

/// The texts about a player in their row and in the panel beside it.
extension Player {
    /// The details of the row, in the order of `PlayerListStrings.columns`.
    var rowDetails: [Row.Detail] {
        [
            preferredPosition.map {
                Row.Detail(PlayerListStrings.name($0), symbol: $0.abbreviation, role: $0.line.badge)
            } ?? Row.Detail(PlayerListStrings.none),
            skill.map {
                Row.Detail(PlayerListStrings.name($0), symbol: $0.stars, role: .plain)
            } ?? Row.Detail(PlayerListStrings.none),
        ]
    }

    /// The panel with everything about the player.
    var panel: Panel {
        let values: [(label: String, value: String?)] = [
            (PlayerListStrings.position, preferredPosition.map(PlayerListStrings.name)),
            (PlayerListStrings.skill, skill.map { "\($0.stars) \(PlayerListStrings.name($0))" }),
            (PlayerListStrings.age, age.map { "\($0.years)" }),
            (PlayerListStrings.favouriteTeam, favouriteTeam?.text),
        ]
        let rows = values.enumerated().map { index, line in
            Row(
                RowID(Int64(index)), title: line.label,
                details: [Row.Detail(line.value ?? PlayerListStrings.none)])
        }
        return Panel(
            name.text,
            elements: [.list(RowList(name.text, sections: [Section(rows: Rows(rows))]))])
    }
}

extension Position {
    fileprivate var line: Pitch.Line {
        switch self {
        case .goalkeeper: .goalkeeper
        case .defender: .defence
        case .midfielder: .midfield
        case .winger: .wing
        case .striker: .attack
        }
    }
}

extension Skill {
    fileprivate var stars: String {
        switch self {
        case .beginner: "★"
        case .amateur: "★★"
        case .professional: "★★★"
        }
    }
}
