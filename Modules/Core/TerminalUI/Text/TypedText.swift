/// What was typed or pasted, made fit for one line: line breaks and tabs become blanks, other control
/// characters are dropped.
package enum TypedText {
    /// - Parameter limit: how many scalars are looked at.
    package static func clean(_ text: String, _ limit: Int = .max) -> String {
        var kept = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars.prefix(limit) {
            defer { previous = scalar }
            switch scalar.properties.generalCategory {
            case .control where ["\n", "\r", "\t"].contains(scalar):
                // A line break of two scalars is one blank.
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
