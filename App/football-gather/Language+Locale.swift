import Localization
import Platform
import TerminalUI

extension Language {
    /// The language of the user's locale, or English on a terminal that has no other letters: one
    /// with an ASCII or Latin encoding, and the console of Linux.
    static var ofLocale: Language {
        guard TextLocale.repertoire != .ascii, environmentVariable("TERM") != "linux" else {
            return .en
        }
        return preferred(environmentVariable)
    }
}
