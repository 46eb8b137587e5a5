import TerminalUI

/// The description of the terminal in the environment variables.
struct TerminalEnvironment {
    /// The type of the terminal.
    let type: String?
    private let variable: (String) -> String?

    /// - Parameter variable: Returns the value of an environment variable.
    init(_ variable: @escaping (String) -> String?) {
        self.variable = variable
        type = variable("TERM")
    }

    /// Returns the colours that the terminal offers.
    ///
    /// - Parameters:
    ///   - colours: The number of colours in the terminal database.
    ///   - hasDirectColour: Whether the database lists truecolor.
    func depth(colours: Int, hasDirectColour: Bool) -> Theme.Depth {
        guard (variable("NO_COLOR") ?? "").isEmpty, colours >= 8 else { return .none }
        if hasDirectColour || announcesDirectColour { return .direct }
        return colours >= 256 ? .indexed : .eight
    }

    /// True if the terminal announces truecolor. Inside of `screen`, the variable describes the
    /// terminal outside, and `screen` misreads the colours.
    private var announcesDirectColour: Bool {
        ["truecolor", "24bit"].contains(variable("COLORTERM"))
            && !(type ?? "").hasPrefix("screen")
    }

    /// The background in `COLORFGBG`, such as `15;0`, where 0 to 6 and 8 are dark; nil if the
    /// variable does not tell.
    var background: Theme.Background? {
        let parts = variable("COLORFGBG")?.split(separator: ";") ?? []
        guard parts.count > 1, let index = parts.last.flatMap({ Int($0) }), 0...15 ~= index else {
            return nil
        }
        return index < 7 || index == 8 ? .dark : .light
    }
}
