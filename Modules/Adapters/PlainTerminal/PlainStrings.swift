import TerminalUI

/// The texts of plain mode itself. Pages provide all other texts.
enum PlainStrings {
    static let empty = "(empty)"
    static let hidden = "••••••••"
    static let disabled = " (not available)"
    static let nothingShown = "No page is shown. Type \"show\" to try again."
    static let noMoreRows = "There are no more rows. Type \"top\" to return to the first ones."
    static let unanswered = "The input ends at a question. Answer it in the next line."
    static let tooLong =
        "The line was skipped: it has more than \(LineSplitter.limit.grouped) bytes."
    static let invalidUTF8 = "The line was skipped: it is not valid UTF-8."
    static let notTaken = "Nothing was filled in: the line is too long or not valid UTF-8."
    static let changed =
        "The page has changed, so nothing was done. Check the number and try again."
    static let opening = "Type \"help\" for a list of commands."
    static let cut = "The text was shortened to \(TextField.limit.grouped) characters."

    static func before(_ count: Int) -> String {
        "… \(rows(count)) above: type \"top\""
    }

    static func more(_ count: Int, isMinimum: Bool) -> String {
        "… \(isMinimum ? "at least " : "")\(rows(count)) below: type \"more\""
    }

    static func tabs(_ labels: [String], selected: Int) -> String {
        let labels = labels.enumerated().map {
            $0.offset == selected ? "\($0.element) (selected)" : $0.element
        }
        return "Tabs: \(labels.joined(separator: ", "))"
    }

    static func noTab(_ text: String, there: [String]) -> String {
        "There is no tab \"\(short(text))\". Tabs: \(there.joined(separator: ", "))."
    }

    static func moving(_ targets: [String]) -> String {
        "To move a row, type \"TITLE: DESTINATION\". Destinations: "
            + "\(targets.joined(separator: ", "))."
    }

    static func unavailable(_ label: String, because unavailableReason: String?) -> String {
        unavailableReason ?? "\"\(label)\" is not available now."
    }

    static func unknown(_ text: String) -> String {
        "There is no \"\(short(text))\" here. \(opening)"
    }

    static func noItem(_ number: Int) -> String {
        "There is no item [\(number)]. Type \"show\" to see the items."
    }

    static func answerFirst(_ answers: [String]) -> String {
        answers.isEmpty
            ? "Type \"back\" first."
            : "Answer first: \(answers.joined(separator: ", "))."
    }

    static func ambiguous(_ name: String, numbers: [Int]) -> String {
        let shown = numbers.prefix(5).map { "[\($0)]" }.joined(separator: ", ")
        let rest = numbers.count > 5 ? " and \((numbers.count - 5).grouped) more" : ""
        return "\"\(short(name))\" is ambiguous: \(shown)\(rest). Type the number."
    }

    static func fillIn(_ label: String) -> String {
        "To fill it in, type: \(label) = TEXT"
    }

    static func choose(_ label: String, of options: [String]) -> String {
        "To choose, type: \(label) = \(options.joined(separator: " | "))"
    }

    static func cannotBeSet(_ label: String) -> String {
        "\"\(label)\" has no value to set. Type its name or number alone to activate it."
    }

    static func readOnly(_ title: String) -> String {
        "\"\(title)\" is read-only: it cannot be opened or checked."
    }

    static func noRowAction(_ action: String, of title: String, there: [String]) -> String {
        let others = there.isEmpty ? "none" : there.joined(separator: ", ")
        return "\"\(title)\" has no action \"\(short(action))\". Available actions: \(others)."
    }

    private static func rows(_ count: Int) -> String {
        count == 1 ? "1 row" : "\(count.grouped) rows"
    }

    private static func short(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(60) + "…"
    }
}
