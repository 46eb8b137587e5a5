import TerminalUI

extension DisplayStrings {
    static func name(of colours: DisplaySettings.Colours) -> String {
        switch colours {
        case .automatic: automaticColours
        case .dark: darkColours
        case .light: lightColours
        case .none: noneColours
        }
    }

    static func name(of motion: DisplaySettings.Motion) -> String {
        switch motion {
        case .full: fullMotion
        case .reduced: reducedMotion
        }
    }

    static func name(of mouse: DisplaySettings.Mouse) -> String {
        switch mouse {
        case .on: onMouse
        case .off: offMouse
        }
    }

    static func name(of lines: DisplaySettings.Lines) -> String {
        switch lines {
        case .unicode: unicodeLines
        case .ascii: asciiLines
        }
    }
}
