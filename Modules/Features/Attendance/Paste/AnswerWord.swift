/// A meaning of a phrase in an answer.
enum AnswerWord: Hashable, Sendable {
    case yes, no, maybe
    /// A yes that can also be a reply to another message, such as `ok`.
    case acknowledgement
    /// A reason not to come, such as an injury. In a line with an answer, the reason is
    /// only a note.
    case hindrance
    /// A negation of an answer that follows or stands before it in the same clause.
    case negation
    /// The beginning of a condition.
    case condition
    case waiting
    /// The beginning of an opposite clause, such as `but`.
    case contrast
    /// A remark about being late.
    case late
    /// A note about the person, such as the position or a payment.
    case note
    /// A word without a meaning for the answer.
    case filler
    /// A question or a request of the organiser.
    case request
}
