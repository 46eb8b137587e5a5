/// A type whose values a field of a record can have.
///
/// The type contains the rule for its values: `init(_:)` returns nil for a value that breaks it. An
/// enumeration with texts as raw values needs no members, and a type of texts only those of
/// `TextFieldValue`. An optional type is a field that can be empty.
public protocol FieldValue: Hashable, Sendable {
    /// The stored form of the values, and their limits.
    static var fieldType: FieldType { get }
    /// True if the field can be empty.
    static var isOptional: Bool { get }

    /// Creates a value from its stored form, or returns nil if the stored form breaks the rule.
    init?(_ value: RecordValue)
    /// Creates a value from its stored form.
    ///
    /// - Throws: `failure` if the stored form breaks the rule.
    init<Failure: Error>(
        _ value: RecordValue, orThrow failure: @autoclosure () -> Failure
    ) throws(Failure)

    /// The stored form of the value, from which `init(_:)` creates an equal value.
    var recordValue: RecordValue { get }
}

extension FieldValue {
    /// False: a field of this type has a value.
    @inlinable public static var isOptional: Bool { false }

    /// Creates a value from its stored form.
    ///
    /// - Throws: `failure` if the stored form breaks the rule.
    @inlinable public init<Failure: Error>(
        _ value: RecordValue, orThrow failure: @autoclosure () -> Failure
    ) throws(Failure) {
        guard let value = Self(value) else { throw failure() }
        self = value
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// The stored form of the wrapped values, and their limits.
    public static var fieldType: FieldType { Wrapped.fieldType }
    /// True.
    @inlinable public static var isOptional: Bool { true }

    /// Creates nil from `.null`, and a wrapped value from anything else.
    @inlinable public init?(_ value: RecordValue) {
        if value == .null {
            self = .none
        } else {
            guard let wrapped = Wrapped(value) else { return nil }
            self = .some(wrapped)
        }
    }

    /// Creates nil from `.null`, and a wrapped value from anything else.
    ///
    /// - Throws: `failure` if the stored form breaks the rule of the wrapped value.
    @inlinable public init<Failure: Error>(
        _ value: RecordValue, orThrow failure: @autoclosure () -> Failure
    ) throws(Failure) {
        // Without this, each value that is read would need a look-up of the type of an optional of
        // an optional.
        if value == .null {
            self = .none
        } else {
            self = .some(try Wrapped(value, orThrow: failure()))
        }
    }

    /// `.null`, or the stored form of the wrapped value.
    @inlinable public var recordValue: RecordValue { self?.recordValue ?? .null }
}

extension FieldValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// A choice of the raw values.
    public static var fieldType: FieldType { .choice(allCases.map(\.rawValue)) }

    /// Creates the case of a raw value.
    @inlinable public init?(_ value: RecordValue) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    /// The raw value.
    @inlinable public var recordValue: RecordValue { .text(rawValue) }
}

/// A type of texts with a largest length.
public protocol TextFieldValue: FieldValue {
    /// The largest number of characters (grapheme clusters).
    static var maximumLength: Int { get }
    /// The text.
    var text: String { get }

    /// Creates a value of a text, or returns nil if the text breaks the rule.
    init?(_ text: String)
}

extension TextFieldValue {
    /// A text of at most `maximumLength` characters.
    public static var fieldType: FieldType { .text(maximumLength: maximumLength) }

    /// Creates a value of a text.
    @inlinable public init?(_ value: RecordValue) {
        guard case .text(let text) = value else { return nil }
        self.init(text)
    }

    /// The text.
    @inlinable public var recordValue: RecordValue { .text(text) }
}
