/// The display settings in use. A workspace applies a change at once.
@MainActor public final class DisplayPreferences {
    /// The settings.
    public var settings: DisplaySettings {
        didSet { if settings != oldValue { onChange?() } }
    }
    var onChange: (@MainActor () -> Void)?

    /// Creates preferences.
    public init(_ settings: DisplaySettings = DisplaySettings()) {
        self.settings = settings
    }
}
