import TerminalUI

extension PlainStrings {
    static var tooLong: String { lineTooLong(LineSplitter.limit.grouped) }
    static var cut: String { textCut(TextField.limit.grouped) }

    static func before(_ count: Int) -> String { rowsAbove(rows(count)) }

    static func more(_ count: Int, isMinimum: Bool) -> String {
        isMinimum ? manyRowsBelow(rows(count)) : rowsBelow(rows(count))
    }

    static func tabs(_ labels: [String], selected: Int) -> String {
        let labels = labels.enumerated().map {
            $0.offset == selected ? selectedTab($0.element) : $0.element
        }
        return tabs(labels.joined(separator: ", "))
    }

    static func noTab(_ text: String, there: [String]) -> String {
        noTab(name: short(text), labels: there.joined(separator: ", "))
    }

    static func moving(_ targets: [String]) -> String { moving(targets.joined(separator: ", ")) }

    static func unavailable(_ label: String, because unavailableReason: String?) -> String {
        unavailableReason ?? unavailable(label)
    }

    static func unknown(_ text: String) -> String { unknown(name: short(text), opening: opening) }

    static func answerFirst(_ answers: [String]) -> String {
        answers.isEmpty ? goBackFirst : answerFirst(answers.joined(separator: ", "))
    }

    static func ambiguous(_ name: String, numbers: [Int]) -> String {
        let shown = numbers.prefix(5).map { "[\($0)]" }.joined(separator: ", ")
        let rest = numbers.count - 5
        return ambiguous(
            name: short(name),
            numbers: rest > 0 ? numbersAndMore(numbers: shown, count: rest.grouped) : shown)
    }

    static func choose(_ label: String, of options: [String]) -> String {
        choose(label: label, options: options.joined(separator: " | "))
    }

    static func noRowAction(_ action: String, of title: String, there: [String]) -> String {
        noRowAction(
            title: title, action: short(action),
            others: there.isEmpty ? noActions : there.joined(separator: ", "))
    }

    static func rows(_ count: Int) -> String {
        count == 1 ? oneRow : severalRows(count.grouped)
    }

    private static func short(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(60) + "…"
    }
}
