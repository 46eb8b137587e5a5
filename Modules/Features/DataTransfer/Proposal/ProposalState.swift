import Domain
import FootballUI
import Records

/// The state of the page with the proposed import of a squad list.
struct ProposalState: Equatable {
    /// A column, a word or a property of the file, and its meaning.
    struct Meaning: Equatable {
        /// The part of the list that has the meaning.
        enum Subject: Equatable {
            case encoding, table, heading
            case column(Int)
            case position(String)
            case skill(String)
        }

        let subject: Subject
        /// The heading or the word.
        let name: String
        /// The meaning in words.
        let text: String
        /// A part of the values, or the number of rows; empty for a property of the file.
        let detail: String
    }

    /// A player of the list.
    struct Player: Equatable {
        let id: SquadImport.Entry.ID
        let name: String
        /// The age, the position and the skill.
        let values: String
        /// The reasons to look at the row, and what it says beyond the stored values; nil for none.
        let remark: String?
        let isIncluded: Bool
    }

    /// A sentence about the kind of the file.
    let format: String
    /// A sentence with the numbers of rows.
    let summary: String
    /// The properties of the file that the user can choose.
    let file: [Meaning]
    let columns: [Meaning]
    let words: [Meaning]
    let doubtful: [Player]
    /// The rows that cannot be imported, and the reasons.
    let rejections: [SquadImport.Rejection]
    let new: [Player]
    let known: [Player]
    /// True if known players get missing values; nil if there are none.
    let fillsIn: Bool?
    /// True if something would be stored.
    let canImport: Bool
    /// The text of the work under way; nil for none.
    var progress: String?
    /// The reason why the file could not be read again; nil for none.
    var problem: String?

    init(_ squad: SquadImport) {
        format = squad.list.format.text
        file = Self.file(squad)
        columns = squad.columns.enumerated().map { index, column in
            Meaning(
                subject: .column(index), name: column.name(at: index), text: column.meaning.text,
                detail: column.samples.joined(separator: ", "))
        }
        let positions = squad.positions.map { word in
            Self.meaning(.position(word.text), word, \.words)
        }
        let skills = squad.skills.map { word in
            Self.meaning(.skill(word.text), word, \.words)
        }
        words =
            (positions + skills).filter { $0.text == SquadColumn.ignored.text }
            + (positions + skills).filter { $0.text != SquadColumn.ignored.text }
        func players(_ standing: SquadImport.Entry.Standing) -> [Player] {
            squad.entries.filter { $0.standing == standing }.compactMap { Player($0, in: squad) }
        }
        doubtful = players(.doubtful)
        new = players(.new)
        known = players(.known)
        rejections = squad.rejections
        fillsIn = squad.incompleteCount > 0 ? squad.fillsIn : nil
        canImport = !squad.isEmpty
        let added = squad.addedPlayers.count
        let completed = squad.fillsIn ? squad.incompleteCount : 0
        summary = ProposalStrings.summary(
            added: added, completed: completed, known: known.count - completed,
            leftOut: doubtful.count + new.count - added + rejections.count)
    }

    private static func file(_ squad: SquadImport) -> [Meaning] {
        var file: [Meaning] = []
        switch squad.list.format {
        case .text(let encoding, _) where !squad.list.encodings.isEmpty,
            .contacts(let encoding) where !squad.list.encodings.isEmpty:
            file.append(
                Meaning(
                    subject: .encoding, name: ProposalStrings.encoding, text: encoding, detail: ""))
        case .spreadsheet(let table, let others) where !others.isEmpty:
            file.append(
                Meaning(subject: .table, name: ProposalStrings.table, text: table, detail: ""))
        default: break
        }
        // The headings of contacts are the names of their properties.
        if case .contacts = squad.list.format { return file }
        let line = squad.heading.map { squad.list.rows[$0].line }
        file.append(
            Meaning(
                subject: .heading, name: ProposalStrings.heading,
                text: line.map(ProposalStrings.line) ?? ProposalStrings.noHeading, detail: ""))
        return file
    }

    private static func meaning<Value>(
        _ subject: Meaning.Subject, _ word: SquadWord<Value>, _ name: (Value) -> String
    ) -> Meaning {
        Meaning(
            subject: subject, name: word.text,
            text: word.meaning.map(name) ?? SquadColumn.ignored.text,
            detail: ProposalStrings.rows(word.count))
    }
}

extension ProposalState.Player {
    fileprivate init?(_ entry: SquadImport.Entry, in squad: SquadImport) {
        guard let player = entry.player else { return nil }
        let values = PlayerField.allCases.filter { $0 != PlayerField(\.name) }.map {
            $0.description.shownText(of: $0.value(of: player))
        }
        let remarks = [entry.remarks.isEmpty ? nil : entry.message, squad.remark(on: entry)]
            .compactMap(\.self)
        self.init(
            id: entry.id, name: player.name.text,
            values: values.compactMap(\.self).joined(separator: ", "),
            remark: remarks.isEmpty ? nil : remarks.joined(separator: "; "),
            isIncluded: entry.isIncluded)
    }
}
