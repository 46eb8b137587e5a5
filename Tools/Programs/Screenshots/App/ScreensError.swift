/// Why there are no pictures.
enum ScreensError: Error, CustomStringConvertible {
    /// A name or a line-up breaks the rules of the domain.
    case notAllowed
    /// A screen does not say what it has to: the script does not fit the app any more.
    case unexpectedScreen(wanted: String, found: String)

    var description: String {
        switch self {
        case .notAllowed: "a name or a line-up is not allowed."
        case .unexpectedScreen(let wanted, let found): "no “\(wanted)” on this screen:\n\(found)"
        }
    }
}
