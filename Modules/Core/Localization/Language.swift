// Made of Texts/LINGUAS by Tools/texts. Change that file.

/// A language of the texts that the program shows, by its code in locales.
public enum Language: CaseIterable, Sendable {
    case en, ko, qps
}

/// Returns the text in the current language.
public func localized(
    en: @autoclosure () -> String, ko: @autoclosure () -> String, qps: @autoclosure () -> String
) -> String {
    switch Language.current {
    case .en: en()
    case .ko: ko()
    case .qps: qps()
    }
}
