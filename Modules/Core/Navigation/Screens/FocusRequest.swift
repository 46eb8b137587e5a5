/// A request to focus a part of a screen, which is followed once for each serial number.
public struct FocusRequest<Target: Hashable & Sendable>: Hashable, Sendable {
    /// The label or the row of the part, or the value that a row stands for.
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
