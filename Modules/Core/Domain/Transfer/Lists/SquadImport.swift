/// The proposed import of a squad list, before anything is stored.
///
/// The user can change the meaning of a column or a word, and leave out rows. Each change results
/// in another proposal for all rows.
public struct SquadImport: Sendable {
    /// A row of the list, as it was understood.
    public struct Entry: Hashable, Sendable, Identifiable {
        /// The relation of a row to the squad.
        public enum Standing: Hashable, Sendable {
            /// The player is added.
            case new
            /// The squad has a player with this name, whose values stay as stored.
            case known
            /// The user should look at the row: part of it is not stored, or its player may be
            /// known.
            case doubtful
            /// The row cannot be imported.
            case invalid
        }

        /// The number of the row below the headings, from 0.
        public let id: Int
        /// The number of the line or row in the file, from 1.
        public let line: Int
        /// The values of the row.
        public let values: [String]
        /// The player; nil for an invalid row.
        public let player: Player?
        /// The relation of the row to the squad.
        public let standing: Standing
        /// The reasons why the row is doubtful or invalid.
        public let remarks: [ImportIssue.Reason]
        /// True if the player is added.
        public let isIncluded: Bool
        /// The values that a known player does not have.
        public let missing: [PlayerChange]
        /// The values in place of which a known player has different ones.
        public let different: [PlayerChange]
    }

    /// A column of the list.
    public struct Column: Hashable, Sendable {
        /// The heading; nil in a list without headings.
        public let heading: String?
        /// Up to three different values of the column.
        public let samples: [String]
        /// The meaning of the column.
        public let meaning: SquadColumn
    }

    /// The list.
    public let list: SquadList
    /// The rows below the headings.
    public private(set) var entries: [Entry] = []
    /// The different words for positions.
    public private(set) var positions: [SquadWord<Position>] = []
    /// The different values for skills.
    public private(set) var skills: [SquadWord<Skill>] = []
    /// The meanings that the user changed, or that an earlier import with the same headings had.
    public private(set) var meanings: SquadMeanings

    /// True if known players get the values that they do not have.
    public var fillsIn = false

    private let firstMeanings: SquadMeanings
    private let firstHeading: Int?
    private var layout: SquadLayout
    private let squad: KnownNames
    private let today: LocalTime
    /// The rows that the user included or left out, by their lines.
    private var choices: [Int: Bool] = [:]

    /// Creates a proposal.
    ///
    /// - Parameters:
    ///   - squad: The players that are stored.
    ///   - folding: The rules for equal and for similar names.
    ///   - today: The day on which ages are computed.
    ///   - layout: The headings and the rows below them; nil to recognize them.
    ///   - remembered: The meanings of an earlier list with the same headings.
    init(
        _ list: SquadList, into squad: [Player], folding: any TextFolding, today: LocalTime,
        layout: SquadLayout? = nil, remembered: SquadMeanings? = nil
    ) {
        self.list = list
        self.today = today
        self.squad = KnownNames(squad, folding)
        let layout = layout ?? SquadLayout(list)
        self.layout = layout
        firstHeading = layout.heading
        if let remembered, remembered.columns.count == layout.width {
            firstMeanings = remembered
        } else {
            firstMeanings = SquadMeanings(columns: layout.suggestedColumns(today: today))
        }
        meanings = firstMeanings
        update()
    }

    /// The identity of the list's headings, by which its meanings are remembered.
    var shape: String { layout.shape }

    /// True if the user has changed the first proposal.
    var hasChosenMeanings: Bool { meanings != firstMeanings || heading != firstHeading }

    /// The index of the row with the headings; nil if the list has none.
    public var heading: Int? { layout.heading }

    /// The indices of the rows that can have the headings.
    public var possibleHeadings: Range<Int> { SquadLayout.possibleHeadings(in: list) }

    /// The columns from left to right.
    public var columns: [Column] {
        meanings.columns.enumerated().map { index, meaning in
            var samples: [String] = []
            for value in layout.values(of: index) where !samples.contains(value) {
                samples.append(value)
                if samples.count == 3 { break }
            }
            let heading = layout.headings.isEmpty ? nil : layout.headings[index]
            return Column(heading: heading, samples: samples, meaning: meaning)
        }
    }

    /// The rows above the headings, which are not imported.
    public var introduction: [SquadList.Row] { layout.introduction }

    /// The players that are added.
    public var addedPlayers: [Player] {
        entries.filter { $0.isIncluded && $0.standing != .known }.compactMap(\.player)
    }

    /// The number of known players that do not have a value of the list.
    public var incompleteCount: Int { entries.count { !$0.missing.isEmpty } }

    /// True if the import changes nothing.
    public var isEmpty: Bool { addedPlayers.isEmpty && !(fillsIn && incompleteCount > 0) }

    /// The players that are added, and those that are known, as the repository counts equal names.
    var archive: AccountArchive {
        let players = entries.filter { $0.isIncluded || $0.standing == .known }.compactMap(\.player)
        return AccountArchive(players: players, matches: [])
    }

    // MARK: Changes

    /// Changes the row with the headings; nil for a list without headings. The meanings of the
    /// columns are recognized anew.
    public mutating func setHeading(_ row: Int?) {
        layout = SquadLayout(list, heading: row)
        meanings.columns = layout.suggestedColumns(today: today)
        update()
    }

    /// Changes the meaning of a column. Another column with this meaning is then ignored.
    public mutating func setColumn(_ index: Int, to meaning: SquadColumn) {
        for other in meanings.columns.indices where meanings.columns[other] == meaning {
            meanings.columns[other] = .ignored
        }
        meanings.columns[index] = meaning
        update()
    }

    /// Changes the position that a word stands for; nil for none.
    public mutating func setPosition(of word: String, to position: Position?) {
        meanings.positions.updateValue(position, forKey: word.listWord)
        update()
    }

    /// Changes the skill that a value stands for; nil for none.
    public mutating func setSkill(of word: String, to skill: Skill?) {
        meanings.skills.updateValue(skill, forKey: word)
        update()
    }

    /// Includes a row, or leaves it out.
    public mutating func setIncluded(_ isIncluded: Bool, row id: Entry.ID) {
        choices[entries[id].line] = isIncluded
        update()
    }

    // MARK: Proposal

    private mutating func update() {
        let reader = SquadReader(layout, meanings, today: today)
        var names = squad
        entries = reader.results().enumerated().map { index, result in
            entry(index, result, &names)
        }
        positions = words(in: .position, SquadReader.positionWords, reader.position)
        skills = words(in: .skill, { [$0] }, reader.skill)
    }

    private func entry(
        _ index: Int, _ result: SquadReader.Result, _ names: inout KnownNames
    ) -> Entry {
        var remarks = result.remarks
        if index == 0, layout.hasPossibleHeading { remarks.append(.possibleHeading) }
        if result.row.values.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
            remarks.append(.unreadableCharacters)
        }
        var standing = Entry.Standing.invalid
        var stored: Player?
        var isLikelyNew = false
        if let player = result.player {
            let relation = names.relation(of: player.name, line: result.row.line)
            if let reason = relation.reason { remarks.append(reason) }
            isLikelyNew = relation.isLikelyNew
            standing = remarks.isEmpty ? .new : .doubtful
            if case .known(let player) = relation { (stored, standing) = (player, .known) }
        }
        let isIncluded =
            standing != .invalid && standing != .known
            && (choices[result.row.line] ?? isLikelyNew)
        let known = stored.flatMap { stored in result.player.map { (stored, $0) } }
        return Entry(
            id: index, line: result.row.line, values: result.row.values, player: result.player,
            standing: standing, remarks: remarks, isIncluded: isIncluded,
            missing: known.map { $0.values(missingOf: $1) } ?? [],
            different: known.map { $0.values(differentIn: $1) } ?? [])
    }

    private func words<Meaning>(
        in column: SquadColumn, _ split: (String) -> [String], _ meaning: (String) -> Meaning?
    ) -> [SquadWord<Meaning>] {
        guard let index = meanings.columns.firstIndex(of: column) else { return [] }
        var counts: [String: Int] = [:]
        var order: [String] = []
        for word in layout.values(of: index).flatMap(split) {
            if counts[word] == nil { order.append(word) }
            counts[word, default: 0] += 1
        }
        return order.map { SquadWord(text: $0, count: counts[$0] ?? 0, meaning: meaning($0)) }
    }
}

/// A word of a squad list and its meaning.
public struct SquadWord<Meaning: Hashable & Sendable>: Hashable, Sendable {
    /// The word as it is written in the list.
    public let text: String
    /// The number of rows that have the word.
    public let count: Int
    /// The meaning; nil for a word that is not imported.
    public let meaning: Meaning?
}
