import Domain

/// The state of the page with the proposed import of a squad list.
struct ProposalState: Equatable {
    /// A column or a word, and its meaning.
    struct Meaning: Equatable {
        /// The part of the list that has the meaning.
        enum Subject: Equatable {
            case column(Int)
            case position(String)
            case skill(String)
        }

        let subject: Subject
        /// The heading or the word.
        let name: String
        /// The meaning in words.
        let text: String
        /// A part of the values, or the number of rows.
        let detail: String
    }

    /// A player of the list.
    struct Player: Equatable {
        let id: SquadImport.Entry.ID
        let name: String
        /// The age, the position and the skill.
        let values: String
        /// The reasons to look at the row; nil for none.
        let remark: String?
        let isIncluded: Bool
    }

    /// A sentence about the kind of the file.
    let format: String
    /// A sentence with the numbers of rows.
    let summary: String
    let columns: [Meaning]
    let words: [Meaning]
    let doubtful: [Player]
    /// The rows that cannot be imported, and the reasons.
    let rejections: [SquadImport.Rejection]
    let new: [Player]
    let known: [Player]
    /// A Boolean value indicating whether a player would be added.
    let canImport: Bool

    init(_ squad: SquadImport) {
        format = squad.list.format.text
        columns = squad.columns.enumerated().map { index, column in
            Meaning(
                subject: .column(index), name: column.name(at: index), text: column.meaning.text,
                detail: column.samples.joined(separator: ", "))
        }
        let positions = squad.positions.map { word in
            Self.meaning(.position(word.text), word, \.rawValue)
        }
        let skills = squad.skills.map { word in
            Self.meaning(.skill(word.text), word, \.rawValue)
        }
        words =
            (positions + skills).filter { $0.text == SquadColumn.ignored.text }
            + (positions + skills).filter { $0.text != SquadColumn.ignored.text }
        func players(_ standing: SquadImport.Entry.Standing) -> [Player] {
            squad.entries.filter { $0.standing == standing }.compactMap(Player.init)
        }
        doubtful = players(.doubtful)
        new = players(.new)
        known = players(.known)
        rejections = squad.rejections
        let added = squad.addedPlayers.count
        canImport = added > 0
        summary = ProposalStrings.summary(
            added: added, known: known.count,
            leftOut: doubtful.count + new.count - added + rejections.count)
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
    fileprivate init?(_ entry: SquadImport.Entry) {
        guard let player = entry.player else { return nil }
        let values = [
            player.age.map { "\($0.years)" }, player.preferredPosition?.rawValue,
            player.skill?.rawValue, player.favouriteTeam?.text,
        ]
        self.init(
            id: entry.id, name: player.name.text,
            values: values.compactMap(\.self).joined(separator: ", "),
            remark: entry.remarks.isEmpty ? nil : entry.message, isIncluded: entry.isIncluded)
    }
}
