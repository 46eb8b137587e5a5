import Domain

extension ProposalStrings {
    static func summary(added: Int, completed: Int, known: Int, leftOut: Int) -> String {
        var parts = [self.added(added)]
        if completed > 0 { parts.append(filledIn(completed)) }
        if known > 0 { parts.append(storedAlready(known)) }
        if leftOut > 0 { parts.append(self.leftOut(leftOut)) }
        return parts.joined(separator: ", ") + "."
    }

    static func row(_ line: Int, _ values: [String]) -> String {
        self.line(line) + ": " + values.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    static func examples(_ detail: String) -> String {
        detail.isEmpty ? emptyColumn : valuesInList(detail)
    }
}
