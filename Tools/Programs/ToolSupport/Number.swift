/// Text forms of the numbers in tables.
package enum Number {
    /// Returns a number rounded to a fixed number of decimal places, or a dash for a value that is
    /// not finite.
    package static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "-" }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int((value * scale).rounded())
        guard digits > 0 else { return "\(scaled)" }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let decimals = String(fraction)
        let zeros = String(repeating: "0", count: digits - decimals.count)
        return "\(scaled < 0 ? "-" : "")\(whole).\(zeros)\(decimals)"
    }

    /// Returns an integer with its digits in groups of three: `1,000,000`.
    package static func grouped(_ value: Int) -> String {
        var digits = String(value.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits.removeLast(3)
        }
        return (value < 0 ? "-" : "") + ([digits[...]] + groups).joined(separator: ",")
    }
}
