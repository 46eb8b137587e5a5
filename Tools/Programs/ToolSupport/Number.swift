import Foundation

/// Text forms of the numbers in tables.
package enum Number {
    /// Returns a number rounded to a fixed number of decimal places, or a dash for a value that is
    /// not finite.
    package static func text(_ value: Double, digits: Int) -> String {
        value.isFinite ? String(format: "%.\(digits)f", value) : "-"
    }

    /// Returns an integer with its digits in groups of three: `1,000,000`.
    package static func grouped(_ value: Int) -> String {
        value.formatted(.number.locale(Locale(identifier: "en")))
    }
}
