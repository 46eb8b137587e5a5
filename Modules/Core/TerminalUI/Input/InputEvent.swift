/// Something that the person at the terminal did.
public enum InputEvent: Hashable, Sendable {
    case key(Key)
    /// Text that arrived in one piece; it may hold anything.
    case paste(String)
    case mouse(MouseEvent)
}

/// What the mouse did in a cell.
public struct MouseEvent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case press, release, wheelUp, wheelDown
    }

    public let kind: Kind
    public let point: Point

    public init(_ kind: Kind, at point: Point) {
        self.kind = kind
        self.point = point
    }
}
