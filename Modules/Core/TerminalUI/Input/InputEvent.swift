/// Something that the person at the terminal did.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    /// Text that arrived in one piece; it may hold anything.
    case paste(String)
    case mouse(MouseEvent)
}

/// What the mouse did in a cell.
public struct MouseEvent: Hashable, Sendable {
    /// What was done with a button or with the wheel.
    public enum Kind: Hashable, Sendable {
        case press, release, wheelUp, wheelDown
    }

    /// What was done.
    public let kind: Kind
    /// The cell where it was done.
    public let point: Point

    /// - Parameter point: the cell where it was done, counted from the top left of the frame.
    public init(_ kind: Kind, at point: Point) {
        self.kind = kind
        self.point = point
    }
}
