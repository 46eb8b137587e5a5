public import Domain

/// The storage of the display settings.
public struct DisplaySettingsStore: Sendable {
    let text: any TextStore

    /// Creates a storage of the settings as text.
    public init(_ text: any TextStore) {
        self.text = text
    }
}

/// The storage of the navigation state of one user, so that the next start can restore it.
public struct NavigationStateStore: Sendable {
    let text: any TextStore

    /// Creates a storage of the state as text.
    public init(_ text: any TextStore) {
        self.text = text
    }
}
