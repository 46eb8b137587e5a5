/// What plain mode itself says. Pages bring their own words.
enum PlainWords {
    static let empty = "(empty)"
    static let hidden = "••••••••"
    static let disabled = " (not available)"
    static let nothingShown = "Nothing is shown."
    static let noMoreRows = "There are no more rows."
    static let tooLong = "That line is too long; it was skipped."
    static let notText = "That line is not valid UTF-8; it was skipped."
    static let notTaken = "That line is too long or not valid UTF-8; nothing was filled in."
    static let changed = "The page has changed since; nothing was done. Please look again."
    static let opening = "Say \"help\" for what can be said."
    static let cut = "Only the beginning was taken: the text is too long."

    static func before(_ count: Int) -> String {
        "… \(PrintedText.count(count)) before: say \"top\""
    }

    static func more(_ count: Int) -> String {
        "… \(PrintedText.count(count)) more: say \"more\""
    }

    static func moving(_ targets: [String]) -> String {
        "(to move a row, say \"TITLE: WHERE\"; WHERE is \(targets.joined(separator: ", ")))"
    }

    static func unavailable(_ label: String, because unavailableReason: String?) -> String {
        unavailableReason ?? "\"\(label)\" is not available now."
    }

    static func unknown(_ said: String) -> String {
        "There is no \"\(short(said))\" here. \(opening)"
    }

    static func nothingAt(_ number: Int) -> String {
        "Nothing stands at [\(number)]."
    }

    static func answerFirst(_ answers: [String]) -> String {
        answers.isEmpty
            ? "Please say \"back\" first."
            : "Please answer first: \(answers.joined(separator: ", "))."
    }

    static func ambiguous(_ name: String, numbers: [Int]) -> String {
        let shown = numbers.prefix(5).map { "[\($0)]" }.joined(separator: ", ")
        let rest = numbers.count > 5 ? " and \(PrintedText.count(numbers.count - 5)) more" : ""
        return "\"\(short(name))\" is ambiguous: \(shown)\(rest). Please say the number."
    }

    static func fillIn(_ label: String) -> String {
        "To fill it in, say: \(label) = TEXT"
    }

    static func choose(_ label: String, of options: [String]) -> String {
        "To choose, say: \(label) = \(options.joined(separator: " | "))"
    }

    static func cannotBeSet(_ label: String) -> String {
        "\"\(label)\" cannot be set."
    }

    static func onlyToRead(_ title: String) -> String {
        "\"\(title)\" is only to be read."
    }

    static func noRowAction(_ action: String, of title: String, there: [String]) -> String {
        let others = there.isEmpty ? "nothing" : there.joined(separator: ", ")
        return "\"\(title)\" has no \"\(short(action))\"; there is: \(others)."
    }

    private static func short(_ said: String) -> String {
        said.count <= 60 ? said : said.prefix(60) + "…"
    }
}
