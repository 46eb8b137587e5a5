import TerminalUI

/// The texts of the page with the display settings.
enum DisplayStrings {
    static let title = "Display"
    static let colours = "Colours"
    static let motion = "Motion"
    static let mouse = "Mouse"
    static let lines = "Lines"

    static func name(of colours: DisplaySettings.Colours) -> String {
        switch colours {
        case .automatic: "Automatic"
        case .dark: "For a dark background"
        case .light: "For a light background"
        case .none: "None"
        }
    }

    static func name(of motion: DisplaySettings.Motion) -> String {
        switch motion {
        case .full: "Full"
        case .reduced: "Reduced"
        }
    }

    static func name(of mouse: DisplaySettings.Mouse) -> String {
        switch mouse {
        case .on: "On"
        case .off: "Off"
        }
    }

    static func name(of lines: DisplaySettings.Lines) -> String {
        switch lines {
        case .unicode: "Unicode"
        case .ascii: "ASCII"
        }
    }

    static func failure(_ message: String) -> String {
        "Unable to store the settings. \(message)"
    }
}
