public import Localization

/// The display settings in use. A workspace applies a change at once.
@MainActor public final class DisplayPreferences {
    /// The settings.
    public var settings: DisplaySettings {
        didSet {
            guard settings != oldValue else { return }
            if settings.language != oldValue.language { selectLanguage(settings.language) }
            onChange?()
        }
    }
    var onChange: (@MainActor () -> Void)?
    private let selectLanguage: @MainActor (Language?) -> Void

    /// Creates preferences.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - selectLanguage: Selects the language of the program, or with nil that of the locale.
    ///     Called after each change of the language in `settings`.
    public init(
        _ settings: DisplaySettings = DisplaySettings(),
        selectLanguage: @escaping @MainActor (Language?) -> Void = { _ in }
    ) {
        self.settings = settings
        self.selectLanguage = selectLanguage
    }
}
