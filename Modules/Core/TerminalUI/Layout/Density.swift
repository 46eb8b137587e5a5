/// The spacing of a page.
enum Density: CaseIterable {
    /// Large digits and blank lines between the elements.
    case regular
    /// Small digits and no blank lines.
    case compact
    /// One line for each element where possible.
    case minimal

    var gap: Int { self == .regular ? 1 : 0 }

    var digits: BigDigits.Scale? {
        switch self {
        case .regular: .large
        case .compact: .halfCell
        case .minimal: nil
        }
    }
}
