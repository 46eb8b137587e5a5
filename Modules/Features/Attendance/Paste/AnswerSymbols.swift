extension ListToken {
    /// The answer that an emoji stands for, or nil.
    var symbolAnswer: Answer? {
        guard kind == .symbol else { return nil }
        return Self.symbolAnswers[text]
    }

    /// True if this emoji stands for a waiting list.
    var isWaitingSymbol: Bool { kind == .symbol && ["⏳", "⌛"].contains(text) }

    private static let symbolAnswers: [String: Answer] = {
        var answers: [String: Answer] = [:]
        for symbol in "✅✔☑👍🙋💪🟢👌🙌⭕🤙🆗○◯" { answers[String(symbol)] = .yes }
        for symbol in "❌✖❎×✕👎🚫⛔🙅🔴🛑☒✗✘🚑🤕🤒" { answers[String(symbol)] = .no }
        for symbol in "🤷❓❔🤔🟡🟠🔺△" { answers[String(symbol)] = .maybe }
        return answers
    }()
}
