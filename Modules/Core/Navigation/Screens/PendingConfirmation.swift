/// A question to the user before a screen leaves, such as `Discard changes?`, with the answer.
///
/// The screen creates the confirmation, shows the question, and returns the confirmation in
/// `DismissalDecision.needsConfirmation`. The screen holds the confirmation until the answer,
/// because the navigator holds it weakly. When the screen releases the confirmation or leaves, the
/// answer has no effect.
@MainActor public final class PendingConfirmation {
    /// The answer of the user, true to confirm; nil until there is one.
    public private(set) var answer: Bool?
    private var completion: ((Bool) -> Void)?

    /// Creates a confirmation without an answer.
    public init() {}

    /// Answers the confirmation. Only the first answer counts.
    ///
    /// - Parameter isConfirmed: Whether the screen may leave.
    public func answer(_ isConfirmed: Bool) {
        guard answer == nil else { return }
        answer = isConfirmed
        let completion = completion
        self.completion = nil
        completion?(isConfirmed)
    }

    /// Calls a closure with the answer, at once if there is one.
    func onAnswer(_ completion: @escaping (Bool) -> Void) {
        if let answer { completion(answer) } else { self.completion = completion }
    }
}
