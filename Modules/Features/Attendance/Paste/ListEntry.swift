/// A person or a guest whom a line of a pasted list names.
struct ListEntry: Hashable, Sendable {
    /// The person whom an entry is about.
    enum Subject: Hashable, Sendable {
        /// A person with a name as written.
        case person(String)
        /// The user, who is `You` in the results of a poll.
        case user(String)
        /// A guest of nobody in particular, with the label as written, such as `용병1`.
        case guest(String)
        /// Guests of a person, on a line of their own.
        case companions(of: String)
    }

    /// The largest number of characters of a name.
    static let maximumNameLength = 100

    /// The person or the guests.
    let subject: Subject
    /// The answer; nil if the line has none that is understood.
    var answer: Answer?
    /// True if the person comes as soon as a place is free. The answer is then `yes`.
    var isWaiting = false
    /// True if the answer can also be a reply to another message, such as `ok`. Such a yes does
    /// not replace a no.
    var isAcknowledgement = false
    /// The number of guests whom the person brings, or of the companions themselves.
    var guestCount = 0

    /// The name or the label as written.
    var name: String {
        switch subject {
        case .person(let name), .user(let name), .guest(let name), .companions(let name): name
        }
    }

    /// True if the entry stands for the user.
    var isUser: Bool { if case .user = subject { true } else { false } }
}
