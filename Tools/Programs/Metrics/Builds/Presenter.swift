import HouseFacts

/// A presenter of which a body is changed, to see what has to be built again.
struct Presenter {
    let file: SourceFile
    let feature: String
    /// After which line a function's body begins, counted from 1.
    private let opening: Int

    /// The longest one: a small one would flatter.
    static func longest(in sources: [SourceFile]) throws(MetricsRefusal) -> Presenter {
        let all = sources.compactMap(Presenter.init).sorted {
            $0.file.lineCount > $1.file.lineCount
        }
        guard let longest = all.first else {
            throw MetricsRefusal(
                .data, "No feature has a presenter with a function to change: nothing to measure.")
        }
        return longest
    }

    /// Nil for what is no presenter.
    init?(_ file: SourceFile) {
        guard case .feature(let name) = file.place, file.name.hasSuffix("Presenter.swift"),
            let line = file.code.firstIndex(where: Self.opensBody)
        else { return nil }
        self.file = file
        feature = name
        opening = line + 1
    }

    /// The file with another statement in that body, which nobody else can see.
    func changed(_ number: Int) -> String {
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.insert("_ = \(number)", at: opening)
        return lines.joined(separator: "\n")
    }

    /// A function on one line that returns nothing: any statement may stand first in it.
    private static func opensBody(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.contains("func") && words.last == "{" && !words.contains("->")
    }
}
