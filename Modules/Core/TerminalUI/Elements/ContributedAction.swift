/// An action that a feature adds to a page of another feature.
///
/// `Subject` is the type of the value that the action is for, such as the item of a row. It is
/// `Void` for an action of the whole page.
public struct ContributedAction<Subject>: Sendable {
    /// The text on the page.
    public var label: String { makeLabel() }
    /// The key that performs the action; nil for none.
    public let key: Key?
    private let makeLabel: @Sendable () -> String
    private let isIncluded: @MainActor (Subject) -> Bool
    private let unavailableReason: @MainActor (Subject) -> String?
    private let perform: @MainActor (Subject) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - label: The text on the page.
    ///   - key: A key that neither the page nor another contribution uses, and that is not
    ///     reserved.
    ///   - isIncluded: A closure that returns whether the page of a subject has the action. Called
    ///     for each page.
    ///   - unavailableReason: A closure that returns the reason why the action cannot be performed,
    ///     as a sentence for the user; nil if it can. Called for each page.
    ///   - perform: A closure that performs the action.
    public init(
        _ label: @autoclosure @escaping @Sendable () -> String, key: Key? = nil,
        isIncluded: @escaping @MainActor (Subject) -> Bool = { _ in true },
        unavailableReason: @escaping @MainActor (Subject) -> String? = { _ in nil },
        perform: @escaping @MainActor (Subject) -> Void
    ) {
        makeLabel = label
        self.key = key
        self.isIncluded = isIncluded
        self.unavailableReason = unavailableReason
        self.perform = perform
    }

    /// Returns the action for a subject, to show on a page; nil if the page does not have it.
    @MainActor public func action(for subject: Subject) -> Action? {
        guard isIncluded(subject) else { return nil }
        return Action(label, key: key, unavailableReason: unavailableReason(subject)) { [perform] in
            perform(subject)
        }
    }
}
