/// The meaning of a piece of text. A `Theme` maps roles to colours, so screens never name a colour.
///
/// A role adds to what the words say, and never replaces them: some terminals have no colours.
public enum Role: UInt8, CaseIterable, Sendable {
    case plain, title
    /// The focus, and the keys of actions.
    case accent
    /// One of two sides that a page distinguishes by colour.
    case firstSide
    /// The other of two sides that a page distinguishes by colour.
    case secondSide
    /// Something to look at: a validation message, a failure, the last seconds.
    case warning
    case dim, disabled
    /// Borders, and the lines of a pitch: visible, but less than any text.
    case line
    /// An action that destroys something.
    case danger
    /// The state of a clock.
    case running, paused, timeUp
    /// A row or a mark that the user has ticked.
    case ticked
    /// The kinds that the badges of a page distinguish, such as the positions of players.
    case firstBadge, secondBadge, thirdBadge, fourthBadge, fifthBadge
}
