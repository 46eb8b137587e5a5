import Navigation
import TestSupport

@testable import TerminalUI

/// A page with a list of rows in sections that a test can change.
@MainActor final class EditableList {
    var sections: [[Int64]]
    var hidden: Set<Int64> = []
    var focus: FocusRequest<RowID>?
    var alert: Alert?
    var arrangement: RowList.Arrangement
    var titles: [String?]
    private(set) var moves: [RowList.Move] = []
    private(set) var activated: [Int64] = []
    var search = ""
    var hasSearch = false

    init(_ sections: [[Int64]], columns: Bool = false) {
        self.sections = sections
        arrangement = columns ? .columns : .stacked
        titles = sections.indices.map { sections.count > 1 ? "S\($0)" : nil }
    }

    func shown(_ section: Int) -> [Int64] { sections[section].filter { !hidden.contains($0) } }

    var page: Page {
        let field = TextField("Search", text: search, kind: .search, onEdit: { self.search = $0 })
        return Page(
            title: "List", elements: (hasSearch ? [.textField(field)] : []) + [.list(list)],
            actions: [Action("Add", key: .control("a")) {}], alert: alert)
    }

    private var list: RowList {
        RowList(
            "List",
            sections: sections.indices.map { index in
                let ids = shown(index)
                return Section(
                    titles[index],
                    rows: Rows(
                        count: ids.count, row: { self.row(ids[$0], in: index) },
                        index: { id in ids.firstIndex(of: id.number) }))
            }, arrangement: arrangement, focus: focus, onMove: { self.apply($0) })
    }

    private func row(_ id: Int64, in section: Int) -> Row {
        let actions = sections.indices.filter { $0 != section }.map { target in
            Action("To \(target)", key: .character(Character("\(target)"))) {
                self.apply(
                    RowList.Move(
                        row: RowID(id), section: target, index: self.sections[target].count))
            }
        }
        return Row(RowID(id), title: "row \(id).", actions: actions) { self.activated.append(id) }
    }

    func apply(_ move: RowList.Move) {
        moves.append(move)
        for index in sections.indices { sections[index].removeAll { $0 == move.row.number } }
        sections[move.section].insert(
            move.row.number, at: min(move.index, sections[move.section].count))
    }

    /// Changes the list randomly: deletes, inserts, shuffles or filters rows.
    func change(_ random: inout SeededGenerator) {
        let section = Int.random(in: sections.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: sections[section].removeAll { _ in random.chance(20) }
        case 1: sections[section].shuffle(using: &random)
        case 2:
            let id = (sections.joined().max() ?? 0) + 1
            sections[section].insert(
                id, at: Int.random(in: 0...sections[section].count, using: &random))
        case 3: hidden = Set(sections.joined().filter { _ in random.chance(50) })
        case 4: hidden = Set(sections.joined())
        case 5: hidden = []
        case 6:
            focus = sections.joined().randomElement(using: &random).map {
                FocusRequest(RowID($0), after: focus)
            }
        default: break
        }
    }
}
