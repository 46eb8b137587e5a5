/// The texts of one form.
package struct FormStrings {
    /// A label with a key.
    package typealias Answer = (label: String, key: Character)

    let title: String
    let failure: String
    let question: String
    let confirm: Answer
    let cancel: Answer

    /// Creates the texts.
    ///
    /// - Parameters:
    ///   - failure: The title of the alert after a failed save.
    ///   - question: The title of the confirmation before a save.
    ///   - confirm: The answer that saves the input.
    ///   - cancel: The answer that returns to the form.
    package init(
        title: String, failure: String, question: String, confirm: Answer, cancel: Answer
    ) {
        self.title = title
        self.failure = failure
        self.question = question
        self.confirm = confirm
        self.cancel = cancel
    }
}
