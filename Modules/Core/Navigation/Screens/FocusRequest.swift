/// A request to focus an element of a page or a row of a list, and to put the cursor of a text field
/// after its text. The workspace follows it once for each serial number; after that, the user moves
/// the focus freely.
public struct FocusRequest<Target: Hashable & Sendable>: Hashable, Sendable {
    /// The label of the element, the row, or the value that it stands for.
    public let target: Target
    /// The number that distinguishes this request from earlier ones of the same screen or list.
    public let serial: Int

    /// Creates a request.
    public init(_ target: Target, serial: Int) {
        self.target = target
        self.serial = serial
    }

    /// Creates a request that differs from the previous one.
    public init(_ target: Target, after previous: Self?) {
        self.init(target, serial: (previous?.serial ?? 0) + 1)
    }
}
