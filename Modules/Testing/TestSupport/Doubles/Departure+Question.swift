public import Navigation

extension Departure {
    /// What a screen asks before it leaves; nil when it does not ask.
    public var question: Question? {
        if case .asks(let question) = self { question } else { nil }
    }
}
