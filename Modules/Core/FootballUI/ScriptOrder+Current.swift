public import Domain
import Localization

extension ScriptOrder {
    /// The order of names in the current language.
    public static var current: ScriptOrder {
        Language.current == .ko ? .hangulFirst : .codePoints
    }
}
