import Domain

/// A pasted list with the players, guests and answers that result from it.
///
/// The matching is computed again after each decision. A decision does not change the matches of
/// other names.
struct ListMatching: Sendable {
    /// The entries of all lines, in their order.
    let entries: [MatchedEntry]
    /// The questions about names that are not decided, in the order of the lines.
    let questions: [ListQuestion]
    /// The persons and guests with their answers, in order.
    let results: [ListResult]

    /// Matches a list.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - squad: The names of the squad.
    ///   - decisions: The decision about each key of a name.
    init(_ list: PastedList, squad: SquadIndex, decisions: [String: ListDecision] = [:]) {
        let entries = Self.entries(of: list, squad)
        questions = Self.questions(about: entries, decisions)
        var tally = ListTally(entries, decisions)
        for index in entries.indices { tally.add(entries[index], at: index) }
        self.entries = tally.entries(entries)
        results = tally.results(entries)
    }

    private static func entries(of list: PastedList, _ squad: SquadIndex) -> [MatchedEntry] {
        let matcher = NameMatcher(squad: squad)
        var matches: [ListEntry.Subject: (key: String, match: NameMatch)] = [:]
        return list.lines.flatMap { line -> [MatchedEntry] in
            guard case .entries(let entries) = line.content else { return [] }
            return entries.map { entry in
                let found = matches[entry.subject] ?? matcher.keyAndMatch(entry)
                matches[entry.subject] = found
                return MatchedEntry(
                    line: line.number, list: line.list, entry: entry, key: found.key,
                    match: found.match)
            }
        }
    }

    private static func questions(
        about entries: [MatchedEntry], _ decisions: [String: ListDecision]
    ) -> [ListQuestion] {
        var questions: [ListQuestion] = []
        var positions: [String: Int] = [:]
        for entry in entries where decisions[entry.key] == nil && entry.entry.answer != nil {
            if case .guest = entry.entry.subject { continue }
            if case .certain = entry.match { continue }
            if let position = positions[entry.key] {
                questions[position].add(line: entry.line)
            } else {
                positions[entry.key] = questions.count
                questions.append(ListQuestion(about: entry))
            }
        }
        return questions
    }
}
