/// A player's age in whole years, from 1 to 120.
public struct Age: Hashable, Comparable, Sendable {
    /// The ages that are accepted.
    public static let allowed = 1...120

    /// Years.
    public let years: Int

    /// Nil outside the allowed range.
    public init?(_ years: Int) {
        guard Self.allowed.contains(years) else { return nil }
        self.years = years
    }

    /// Reads a whole number written in the digits 0 to 9; blanks around it do not matter.
    public init?(text: String) {
        guard let years = NumberEntry(text).value else { return nil }
        self.init(years)
    }

    /// The younger first.
    public static func < (left: Age, right: Age) -> Bool { left.years < right.years }
}
