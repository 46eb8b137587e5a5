import Navigation

/// The state of the change of the password.
struct PasswordChangeState: Equatable {
    /// A field of the form.
    enum Field: CaseIterable {
        case current, new, repeated
    }

    /// The result of the last attempt.
    enum Outcome: Equatable {
        case changed
        /// The message with the cause and the next step.
        case failed(String)
    }

    var texts: [Field: String] = [:]
    var isSaving = false
    var outcome: Outcome?
    var focus: FocusRequest<Field>?
}
