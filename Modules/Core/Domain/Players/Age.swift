/// The age of a player in whole years, from 1 to 120.
public struct Age: Hashable, Sendable {
    /// The accepted numbers of years.
    public static let allowed = 1...120

    /// The number of years.
    public let years: Int

    /// Creates an age, or returns nil if the number is outside the allowed range.
    public init?(_ years: Int) {
        guard Self.allowed.contains(years) else { return nil }
        self.years = years
    }

    /// Creates an age from typed digits, or returns nil if the text is not an allowed number.
    public init?(text: String) {
        guard let years = NumberEntry(text).value else { return nil }
        self.init(years)
    }
}
