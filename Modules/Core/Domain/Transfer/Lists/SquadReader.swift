import Records
import TextSanitizing

/// Converts the rows of a squad list to players, with the meanings of its columns and words.
struct SquadReader {
    /// A row, as it was understood.
    struct Result: Sendable {
        let row: SquadList.Row
        /// The player; nil for a row that cannot be imported.
        let player: Player?
        /// The values that are not stored, or the reason why the row cannot be imported.
        let remarks: [ImportIssue.Reason]
    }

    private let layout: SquadLayout
    private let meanings: SquadMeanings
    private let today: LocalTime
    private let order: BirthDate.Order
    private let scale: SkillScale

    init(_ layout: SquadLayout, _ meanings: SquadMeanings, today: LocalTime) {
        self.layout = layout
        self.meanings = meanings
        self.today = today
        func values(_ columns: SquadColumn...) -> [String] {
            meanings.columns.indices.filter { columns.contains(meanings.columns[$0]) }
                .flatMap { layout.values(of: $0) }
        }
        order = BirthDate.Order(of: values(.birth, .age))
        scale = SkillScale(of: values(.skill))
    }

    func results() -> [Result] {
        layout.rows.enumerated().map { index, row in
            do throws(ImportIssue.Reason) {
                var remarks: [ImportIssue.Reason] = []
                let player = try player(in: row, PlayerID(Int64(index + 1)), &remarks)
                return Result(row: row, player: player, remarks: remarks)
            } catch {
                return Result(row: row, player: nil, remarks: [error])
            }
        }
    }

    private func player(
        in row: SquadList.Row, _ id: PlayerID, _ remarks: inout [ImportIssue.Reason]
    ) throws(ImportIssue.Reason) -> Player {
        // The values of a row that has too many may stand in wrong columns.
        guard row.filledWidth <= layout.width else { throw .tooManyValues }
        var values: [SquadColumn: String] = [:]
        for (column, value) in zip(meanings.columns, row.values) {
            // A dash is no value, but it can be a name.
            let isBlank = column.isName ? value.isEmpty : value.isBlankListValue
            if !isBlank { values[column] = value }
        }
        let parts = PersonName(
            first: values[.firstName] ?? "", middle: values[.middleName] ?? "",
            last: values[.lastName] ?? "")
        var player = Player(id: id, name: try PlayerName(fileText: values[.name] ?? parts.text))
        player.age = age(values, &remarks)
        if let text = values[.position] {
            player.preferredPosition = position(of: text, &remarks)
        }
        if let text = values[.skill] {
            player.skill = skill(of: text)
            if player.skill == nil, !isWithoutSkill(text) {
                remarks.append(.invalid(\.skill, text))
            }
        }
        for column in SquadColumn.allCases {
            guard let field = column.textField, let text = values[column],
                !text.sanitized(for: .storedName).isEmpty
            else { continue }
            if let change = PlayerChange(field, .text(text)) {
                player = change.applied(to: player)
            } else {
                remarks.append(.invalid(field.description, text))
            }
        }
        return player
    }

    private func age(
        _ values: [SquadColumn: String], _ remarks: inout [ImportIssue.Reason]
    ) -> Age? {
        // A date of birth is more exact than an age, and some columns of ages have dates.
        if let text = values[.birth] {
            if let age = age(ofBirth: text) { return age }
            remarks.append(.invalidBirth(text))
        }
        guard let text = values[.age] else { return nil }
        let age = Age(listText: text) ?? age(ofBirth: text)
        if age == nil { remarks.append(.invalid(\.age, text)) }
        return age
    }

    private func age(ofBirth text: String) -> Age? {
        BirthDate(text, order: order, today: today)?.age(on: today)
    }

    // MARK: Words

    /// Returns the position of a word, as the user or the vocabulary has it.
    func position(of word: String) -> Position? {
        meanings.positions[word.listWord] ?? Position(listText: word)
    }

    func skill(of word: String) -> Skill? {
        meanings.skills[word] ?? scale.skill(of: word)
    }

    private func isWithoutSkill(_ text: String) -> Bool { meanings.skills.keys.contains(text) }

    /// Returns the first known position of a value such as `CB/RB`.
    private func position(
        of text: String, _ remarks: inout [ImportIssue.Reason]
    ) -> Position? {
        var found: Position?
        for word in Self.positionWords(in: text) {
            if let position = position(of: word) {
                if found == nil {
                    found = position
                } else if found != position {
                    remarks.append(.furtherPosition(word))
                }
            } else if !meanings.positions.keys.contains(word.listWord) {
                remarks.append(.invalid(\.preferredPosition, word))
            }
        }
        return found
    }

    static func positionWords(in text: String) -> [String] {
        text.split { "/,;|&+".contains($0) }.map { $0.trimmingListSpaces }.filter { !$0.isEmpty }
    }
}

extension Substring {
    /// This text without white space at its ends.
    fileprivate var trimmingListSpaces: String {
        let start = drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}

extension PlayerName {
    /// Creates a name from a text in a file.
    package init(fileText text: String) throws(ImportIssue.Reason) {
        guard let name = PlayerName(text) else {
            throw PlayerName.validationError(in: text) == .tooLong
                ? .invalid(\.name, text) : .missingName
        }
        self = name
    }
}
