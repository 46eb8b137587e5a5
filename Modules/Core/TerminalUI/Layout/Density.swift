/// How much room the elements take.
enum Density: CaseIterable {
    /// With large digits and blank lines between the elements.
    case regular
    /// With small digits, and no blank lines.
    case compact
    /// A line each, where that is possible.
    case minimal

    var gap: Int { self == .regular ? 1 : 0 }

    var digits: BigDigits.Scale? {
        switch self {
        case .regular: .large
        case .compact: .small
        case .minimal: nil
        }
    }
}
