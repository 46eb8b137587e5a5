import Localization
import TerminalUI

extension DisplayStrings {
    /// Returns the name of a language in that language, so that its speakers can read it.
    static func name(of language: Language?) -> String {
        language.map { Language.with($0) { languageName } } ?? languageAutomatic
    }

    static func name(of colours: DisplaySettings.Colours) -> String {
        switch colours {
        case .automatic: coloursAutomatic
        case .dark: coloursDark
        case .light: coloursLight
        case .none: coloursNone
        }
    }

    static func name(of contrast: Theme.Contrast) -> String {
        switch contrast {
        case .normal: contrastNormal
        case .high: contrastHigh
        }
    }

    static func name(of motion: DisplaySettings.Motion) -> String {
        switch motion {
        case .full: motionFull
        case .reduced: motionReduced
        }
    }

    static func name(of mouse: DisplaySettings.Mouse) -> String {
        switch mouse {
        case .on: mouseOn
        case .off: mouseOff
        }
    }

    static func name(of lines: DisplaySettings.Lines) -> String {
        switch lines {
        case .unicode: linesUnicode
        case .ascii: linesASCII
        }
    }
}
