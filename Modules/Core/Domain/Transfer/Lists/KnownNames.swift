/// The names that are stored or stand in rows above.
struct KnownNames: Sendable {
    /// The relation of a row's name to them.
    enum Relation: Equatable {
        case new
        case known(Player)
        /// A stored name differs in accents or in the order of the words only.
        case similar(String)
        /// A row above has the same name.
        case repeated(line: Int)

        /// The reason why the user should look at the row, or nil.
        var reason: ImportIssue.Reason? {
            switch self {
            case .new, .known: nil
            case .similar(let name): .similarName(name)
            case .repeated(let line): .repeatedName(line: line)
            }
        }

        var isLikelyNew: Bool {
            switch self {
            case .new, .repeated: true
            case .known, .similar: false
            }
        }
    }

    private let folding: any TextFolding
    /// The stored players with each identity key that no row above has taken, the first one last.
    private var stored: [String: [Player]] = [:]
    private var similar: [String: String] = [:]
    private var lines: [String: Int] = [:]

    init(_ squad: [Player], _ folding: any TextFolding) {
        self.folding = folding
        for player in squad.sorted(by: { $0.id.number > $1.id.number }) {
            stored[folding.identityKey(player.name.text), default: []].append(player)
            similar[key(player.name)] = player.name.text
        }
    }

    /// Returns the relation of a name, and remembers it for the rows below.
    mutating func relation(of name: PlayerName, line: Int) -> Relation {
        let identity = folding.identityKey(name.text)
        defer { lines[identity] = lines[identity] ?? line }
        if let player = stored[identity]?.popLast() { return .known(player) }
        if let line = lines[identity] { return .repeated(line: line) }
        return similar[key(name)].map { .similar($0) } ?? .new
    }

    /// The words of a name without accents, in a fixed order.
    private func key(_ name: PlayerName) -> String {
        folding.searchKey(name.text).split { !$0.isLetter && !$0.isNumber && !$0.isSymbol }.sorted()
            .joined(separator: " ")
    }
}
