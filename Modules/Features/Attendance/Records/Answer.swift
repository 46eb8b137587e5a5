import Records

/// An answer to the question of who comes.
package enum Answer: String, CaseIterable, FieldValue {
    case yes, no, maybe
}
