import Domain
import FootballUI
import Records
import TerminalUI

/// The texts about a player in their row and in the panel beside it.
extension Player {
    /// The details of the row, in the order of `PlayerListStrings.columns`.
    var rowDetails: [Row.Detail] {
        [positionDetail ?? Self.unknown, skillDetail ?? Self.unknown]
    }

    /// Returns the panel with everything about the player, and their last gathers.
    func panel(with gathers: [PlayerListState.LastGathers.Gather]) -> Panel {
        let drawn = [
            (PlayerListStrings.position, positionDetail), (PlayerListStrings.skill, skillDetail),
        ]
        let known = [
            PlayerField(\.name), PlayerField(\.preferredPosition),
            PlayerField(\.skill),
        ]
        let others = PlayerField.allCases.filter { !known.contains($0) }.map { field in
            (
                field.title,
                field.description.shownText(of: field.value(of: self))
                    .map { Row.Detail($0, role: .plain) }
            )
        }
        let rows = (drawn + others).enumerated().map { index, line in
            Row(
                RowID(Int64(index)), title: line.0, role: .dim,
                details: [line.1 ?? Self.unknown])
        }
        let list = RowList(name.text, sections: [Section(rows: Rows(rows))])
        return Panel(
            name.text,
            elements: [.list(list)] + (gathers.isEmpty ? [] : [.list(Self.list(of: gathers))]))
    }

    private static func list(of gathers: [PlayerListState.LastGathers.Gather]) -> RowList {
        let rows = gathers.enumerated().map { index, gather in
            Row(
                RowID(Int64(index)), title: gather.date,
                details: [Row.Detail(gather.score, role: .plain), Row.Detail(gather.outcome)])
        }
        return RowList(
            PlayerListStrings.lastGathers,
            sections: [Section(PlayerListStrings.lastGathers, rows: Rows(rows))],
            columns: PlayerListStrings.gatherColumns)
    }

    private static var unknown: Row.Detail { Row.Detail(PlayerListStrings.none) }

    private var positionDetail: Row.Detail? {
        preferredPosition.map {
            Row.Detail($0.words, symbol: $0.abbreviation, role: $0.line.badge)
        }
    }

    private var skillDetail: Row.Detail? {
        skill.map { Row.Detail($0.words, symbol: $0.stars, role: .plain) }
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
