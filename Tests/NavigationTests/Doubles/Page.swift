import Navigation

/// A screen that does nothing but be there.
@MainActor final class Page: Screen {
    let work: WorkScope
    var staysOnBack = false
    /// What it asks when Back asks.
    var question: Question?
    /// Runs when Back asks.
    var onBack: (() -> Void)?

    init(_ work: WorkScope = WorkScope()) { self.work = work }

    func departure() -> Departure {
        onBack?()
        if let question { return .asks(question) }
        return Departure(isAllowed: !staysOnBack)
    }
}

/// A screen that says nothing about Back.
@MainActor final class SilentPage: Screen {
    let work = WorkScope()
}
