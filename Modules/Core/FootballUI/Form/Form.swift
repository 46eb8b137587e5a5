package import Domain
package import Navigation
package import TerminalUI

/// A form that saves its input, and asks before it discards the input.
@MainActor package protocol Form {
    /// The values that the user has entered.
    associatedtype Input: FormInput
    /// The saved value.
    associatedtype Value: Sendable

    /// The name of the screen in links and in the saved navigation state.
    var route: (any Route)? { get }
    /// The first values.
    var input: Input { get }
    /// The texts of the form.
    var strings: FormStrings { get }

    /// Saves a change, unless the user has to confirm it.
    ///
    /// - Parameter isConfirmed: Whether the user has confirmed the change.
    func save(
        _ change: Input.Change, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<Value>

    /// Returns the elements that edit the input.
    func elements(_ state: FormState<Input>, _ presenter: FormPresenter<Self>) -> [Element]
}

/// The values that the user has entered in a form.
package protocol FormInput: Equatable, Sendable {
    /// The type of the values that are saved.
    associatedtype Change: Sendable

    /// The values to save; nil while the input is incomplete, not valid, or saved already.
    var change: Change? { get }

    /// True if leaving the form discards input.
    var isUnsaved: Bool { get }
}

/// The result of a save.
package enum FormOutcome<Value: Sendable>: Sendable {
    /// The input is saved.
    case saved(Value)
    /// Nothing is saved yet, because the user has to confirm the input for the reason.
    case needsConfirmation(String)
}
