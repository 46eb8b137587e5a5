/// A type that is stored, checked, exported and exchanged by the declaration of its kind.
///
/// ```swift
/// struct Fee: Record {
///     var id: FeeID
///     var reason: Reason
///     var amount: Amount?
///
///     static let kind = Kind(
///         "fee", Fee.init(id:reason:amount:),
///         Field("reason", \.reason) { _ in .unknown },
///         Field("amount", \.amount))
/// }
/// ```
public protocol Record: Hashable, Identifiable, Sendable where ID: Sendable {
    /// The identifier, which changes only when a copy is made.
    var id: ID { get set }

    /// The type of the declaration.
    associatedtype Declaration: RecordKind where Declaration.Root == Self

    /// The declaration: the only list of the fields.
    static var kind: Declaration { get }
}
