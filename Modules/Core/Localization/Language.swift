// Made of Texts/LINGUAS by Tools/texts. Change that file.

public import Synchronization

/// A language of the texts that the program shows, by its code in locales.
public enum Language: UInt8, AtomicRepresentable, CaseIterable, Sendable {
    case en, ko, qps

    /// The languages for users: all but the pseudo-language, which finds texts that are cut.
    public static let choices: [Language] = [.en, .ko]

    // Swift finds the name of a case by reflection, which is slow at the start.
    /// The code of the language in locales.
    public var code: String {
        switch self {
        case .en: "en"
        case .ko: "ko"
        case .qps: "qps"
        }
    }
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
