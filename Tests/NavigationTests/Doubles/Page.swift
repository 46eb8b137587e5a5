import Navigation

/// A screen that does nothing but be there.
@MainActor final class Page: Screen {
    let work: WorkScope
    var staysOnBack = false
    /// Runs when Back asks.
    var onBack: (() -> Void)?

    init(_ work: WorkScope = WorkScope()) { self.work = work }

    func mayLeave() -> Bool {
        onBack?()
        return !staysOnBack
    }
}

/// A screen that says nothing about Back.
@MainActor final class SilentPage: Screen {
    let work = WorkScope()
}
