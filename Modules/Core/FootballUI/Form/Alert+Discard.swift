package import TerminalUI

extension Alert {
    /// Returns the question before unsaved input is discarded.
    ///
    /// - Parameter answer: Receives true to discard the input, or false to keep it.
    package static func discardQuestion(
        _ answer: @escaping @MainActor (_ isConfirmed: Bool) -> Void
    ) -> Alert {
        Alert(
            FormLabels.discardQuestion,
            actions: [
                // The key differs from the key of Done, so that a typing error loses no input.
                Action(FormLabels.discard, key: .character("x"), weight: .destructive) {
                    answer(true)
                },
                Action(FormLabels.keepEditing, key: .character("e")) { answer(false) },
            ],
            cancel: { answer(false) })
    }
}
