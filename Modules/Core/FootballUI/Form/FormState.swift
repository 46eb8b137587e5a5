/// The state of a form.
package struct FormState<Input: FormInput>: Equatable, Sendable {
    /// An alert above a form.
    enum Notice: Equatable, Sendable {
        /// The user wants to leave with unsaved input.
        case unsaved
        /// The input is saved only after a confirmation, with the reason.
        case confirmation(String)
        /// The save failed, with the message of the error.
        case failure(String)
    }

    /// The values that the user has entered.
    package internal(set) var input: Input
    /// True if the input is being saved. It cannot be edited then.
    package internal(set) var isSaving = false
    var notice: Notice?
}
