/// The texts of plain mode itself. Pages provide all other texts.
enum PlainStrings {
    static let empty = "(empty)"
    static let hidden = "••••••••"
    static let disabled = " (not available)"
    static let nothingShown = "Nothing is shown."
    static let noMoreRows = "There are no more rows."
    static let tooLong = "That line is too long; it was skipped."
    static let invalidUTF8 = "That line is not valid UTF-8; it was skipped."
    static let notTaken = "That line is too long or not valid UTF-8; nothing was filled in."
    static let changed =
        "The page has changed, so nothing was done. Please check the number and try again."
    static let opening = "Type \"help\" for a list of commands."
    static let cut = "The text is too long; only its beginning was used."

    static func before(_ count: Int) -> String {
        "… \(count.grouped) before: say \"top\""
    }

    static func more(_ count: Int) -> String {
        "… \(count.grouped) more: say \"more\""
    }

    static func moving(_ targets: [String]) -> String {
        "(to move a row, say \"TITLE: WHERE\"; WHERE is \(targets.joined(separator: ", ")))"
    }

    static func unavailable(_ label: String, because unavailableReason: String?) -> String {
        unavailableReason ?? "\"\(label)\" is not available now."
    }

    static func unknown(_ text: String) -> String {
        "There is no \"\(short(text))\" here. \(opening)"
    }

    static func noItem(_ number: Int) -> String {
        "There is no item [\(number)]."
    }

    static func answerFirst(_ answers: [String]) -> String {
        answers.isEmpty
            ? "Please say \"back\" first."
            : "Please answer first: \(answers.joined(separator: ", "))."
    }

    static func ambiguous(_ name: String, numbers: [Int]) -> String {
        let shown = numbers.prefix(5).map { "[\($0)]" }.joined(separator: ", ")
        let rest = numbers.count > 5 ? " and \((numbers.count - 5).grouped) more" : ""
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

    static func readOnly(_ title: String) -> String {
        "\"\(title)\" is read-only."
    }

    static func noRowAction(_ action: String, of title: String, there: [String]) -> String {
        let others = there.isEmpty ? "nothing" : there.joined(separator: ", ")
        return "\"\(title)\" has no \"\(short(action))\"; there is: \(others)."
    }

    private static func short(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(60) + "…"
    }
}
