/// Converts typed or pasted text into one line: line breaks and tabs become blanks, and other control
/// characters are dropped.
package enum TypedText {
    /// Returns the converted text.
    ///
    /// - Parameter limit: The number of scalars that are read.
    package static func clean(_ text: String, _ limit: Int = .max) -> String {
        var kept = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars.prefix(limit) {
            defer { previous = scalar }
            switch scalar.properties.generalCategory {
            case .control where ["\n", "\r", "\t"].contains(scalar):
                // CR LF becomes one blank.
                if scalar != "\n" || previous != "\r" { kept.append(" ") }
            case .control, .unassigned, .privateUse, .surrogate:
                break
            case .lineSeparator, .paragraphSeparator:
                kept.append(" ")
            default:
                kept.append(scalar)
            }
        }
        return String(kept)
    }
}
