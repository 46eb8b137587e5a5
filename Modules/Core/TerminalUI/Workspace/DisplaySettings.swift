public import Localization

/// The user's settings of the display.
public struct DisplaySettings: Hashable, Sendable {
    /// The colours that suit the terminal.
    public enum Colours: String, CaseIterable, Sendable {
        /// Those for the background that the terminal reports.
        case automatic
        case dark, light, none
    }

    /// The amount of motion.
    public enum Motion: String, CaseIterable, Sendable {
        case full, reduced
    }

    /// The use of the mouse.
    public enum Mouse: String, CaseIterable, Sendable {
        case on, off
    }

    /// The characters of lines and marks.
    public enum Lines: String, CaseIterable, Sendable {
        case unicode, ascii
    }

    /// The language; nil for that of the locale.
    public var language: Language?
    /// The colours that suit the terminal.
    public var colours = Colours.automatic
    /// The contrast of the colours.
    public var contrast = Theme.Contrast.normal
    /// The amount of motion.
    public var motion = Motion.full
    /// A terminal without the app's mouse selects text with it.
    public var mouse = Mouse.on
    /// The characters of lines and marks.
    public var lines = Lines.unicode

    /// Creates the default settings.
    public init() {}

    /// Creates settings from a text. An unknown or missing setting has its default.
    public init(text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "language": language = Language(code: parts[1])
            case "colours": colours = Colours(rawValue: parts[1]) ?? colours
            case "contrast": contrast = Theme.Contrast(rawValue: parts[1]) ?? contrast
            case "motion": motion = Motion(rawValue: parts[1]) ?? motion
            case "mouse": mouse = Mouse(rawValue: parts[1]) ?? mouse
            case "lines": lines = Lines(rawValue: parts[1]) ?? lines
            default: break
            }
        }
    }

    /// The settings as text, one on each line.
    public var text: String {
        """
        language=\(language?.code ?? "automatic")
        colours=\(colours.rawValue)
        contrast=\(contrast.rawValue)
        motion=\(motion.rawValue)
        mouse=\(mouse.rawValue)
        lines=\(lines.rawValue)

        """
    }
}
