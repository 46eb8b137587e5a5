/// Numbers as the tables show them.
package enum Number {
    package static func text(_ value: Double, digits: Int) -> String {
        guard value.isFinite else { return "-" }
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let whole = Int((value * scale).rounded())
        guard digits > 0 else { return "\(whole)" }
        let (front, back) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        let fraction = String(back)
        return (whole < 0 ? "-" : "") + "\(front)."
            + String(repeating: "0", count: digits - fraction.count) + fraction
    }

    /// 1,000,000
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
