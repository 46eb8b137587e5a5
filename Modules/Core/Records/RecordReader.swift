/// A source of the values of one record, such as a row or an object of a file.
public protocol RecordReader {
    /// The error of a source that cannot be read, and of values that break a rule.
    associatedtype Failure: Error

    /// Returns the value of a field. Called for each field, in the order of the declaration.
    mutating func value(of field: FieldDescription) throws(Failure) -> RecordValue

    /// Returns the error for a value that breaks the rule of its field.
    func error(for value: RecordValue, of field: FieldDescription) -> Failure
}
