/// An input of the user at the terminal.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    /// Pasted text, which may contain any characters.
    case paste(String)
    case mouse(MouseEvent)
}

/// A mouse event in a cell.
public struct MouseEvent: Hashable, Sendable {
    /// The kinds of button and wheel events.
    public enum Kind: Hashable, Sendable {
        case press, release, wheelUp, wheelDown
        /// A movement to another cell while the button is pressed.
        case drag
    }

    /// The kind of event.
    public let kind: Kind
    /// The cell under the mouse pointer.
    public let point: Point

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - kind: The kind of event.
    ///   - point: The cell under the mouse pointer, counted from the top left of the frame.
    public init(_ kind: Kind, at point: Point) {
        self.kind = kind
        self.point = point
    }
}
