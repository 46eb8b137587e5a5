/// What was typed or pasted, made fit for one line: line breaks and tabs become blanks, other control
/// characters are dropped.
package enum TypedText {
    package static func clean(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where ["\n", "\r", "\t"].contains(scalar):
                // A line break of two scalars is one blank.
                if scalar != "\n" || kept.last != " " { kept.append(" ") }
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
