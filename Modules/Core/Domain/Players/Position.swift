public import Records

/// A position on the pitch. The cases are ordered from the back to the front.
public enum Position: String, CaseIterable, FieldValue {
    case goalkeeper, defender, midfielder, winger, striker
}
