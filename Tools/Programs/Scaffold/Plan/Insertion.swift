/// Whole lines that belong into a file, and where.
struct Insertion {
    /// How the place is found.
    enum Place {
        /// In front of the first line that is `end`, after the first that begins with `start`.
        case before(end: String, after: String)
        /// Among the lines that have a key, in its order; `key` gives that of the new line too.
        case sorted(by: (Substring) -> Substring?)
    }

    let path: String
    let lines: String
    let place: Place

    /// - Parameter lines: without a line break at the end.
    init(_ lines: String, in path: String, _ place: Place) {
        self.lines = lines
        self.path = path
        self.place = place
    }

    /// The text with the lines in it; nil when it has no place for them.
    func apply(to text: String) -> String? {
        var all = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = index(in: all) else { return nil }
        all.insert(contentsOf: own, at: index)
        return all.joined(separator: "\n")
    }

    /// The text without the lines; nil when they are not in it exactly once.
    func revert(in text: String) -> String? {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = all.indices.filter { all[$0...].starts(with: own) }
        guard let start = starts.first, starts.count == 1 else { return nil }
        return (all[..<start] + all[(start + own.count)...]).joined(separator: "\n")
    }

    private var own: [Substring] { lines.split(separator: "\n", omittingEmptySubsequences: false) }

    private func index(in all: [Substring]) -> Int? {
        switch place {
        case .before(let end, let start):
            guard let first = all.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
            return all[first...].firstIndex { $0 == end }
        case .sorted(let key):
            guard let mine = own.first.flatMap(key) else { return nil }
            let members = all.indices.filter { key(all[$0]) != nil }
            return members.first { key(all[$0]).map { $0 > mine } == true }
                ?? members.last.map { $0 + 1 }
        }
    }
}
