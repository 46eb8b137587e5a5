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
    /// Creates a value from its stored form. Only `Optional` replaces the default implementation.
    ///
    /// - Throws: `FieldRuleViolation` if the stored form breaks the rule.
    static func make(from stored: RecordValue) throws(FieldRuleViolation) -> Self
    /// Creates nil from `.null`, and a value from any other stored form. No type replaces the
    /// default implementation.
    ///
    /// - Throws: `FieldRuleViolation` if the stored form breaks the rule.
    static func makeOptional(from stored: RecordValue) throws(FieldRuleViolation) -> Self?

    /// The stored form of the value, from which `init(_:)` creates an equal value.
    var recordValue: RecordValue { get }
}

extension FieldValue {
    /// False: a field of this type has a value.
    @inlinable public static var isOptional: Bool { false }

    /// Creates a value from its stored form.
    ///
    /// - Throws: `FieldRuleViolation` if the stored form breaks the rule.
    @inlinable public static func make(
        from stored: RecordValue
    ) throws(FieldRuleViolation) -> Self {
        guard let value = Self(stored) else { throw FieldRuleViolation() }
        return value
    }

    /// Creates nil from `.null`, and a value from any other stored form.
    ///
    /// - Throws: `FieldRuleViolation` if the stored form breaks the rule.
    @inlinable public static func makeOptional(
        from stored: RecordValue
    ) throws(FieldRuleViolation) -> Self? {
        if case .null = stored { return nil }
        return try make(from: stored)
    }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// The stored form of the wrapped values, and their limits.
    public static var fieldType: FieldType { Wrapped.fieldType }
    /// True.
    @inlinable public static var isOptional: Bool { true }

    /// Creates nil from `.null`, and a wrapped value from anything else.
    @inlinable public init?(_ value: RecordValue) {
        if case .null = value {
            self = .none
        } else {
            guard let wrapped = Wrapped(value) else { return nil }
            self = .some(wrapped)
        }
    }

    /// Creates nil from `.null`, and a wrapped value from anything else.
    ///
    /// - Throws: `FieldRuleViolation` if the stored form breaks the rule of the wrapped value.
    @inlinable public static func make(
        from stored: RecordValue
    ) throws(FieldRuleViolation) -> Self {
        // In `makeOptional`, the compiler knows the wrapped type. Here, each value that is read
        // would need a look-up of the optional type.
        try Wrapped.makeOptional(from: stored)
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

/// The error of a stored form that breaks the rule of a field.
public struct FieldRuleViolation: Error {
    @usableFromInline init() {}
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
