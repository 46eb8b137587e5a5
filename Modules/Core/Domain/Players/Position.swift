public import Records

/// A position on the pitch. The cases are ordered from the back to the front.
public enum Position: String, CaseIterable, FieldValue {
    case goalkeeper, defender, midfielder, winger, striker

    /// The abbreviation of one to three letters, which is the same on all screens.
    public var abbreviation: String {
        switch self {
        case .goalkeeper: "GK"
        case .defender: "DEF"
        case .midfielder: "MID"
        case .winger: "W"
        case .striker: "ST"
        }
    }
}
