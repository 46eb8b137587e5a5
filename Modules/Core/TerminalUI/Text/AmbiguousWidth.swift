public import Synchronization

/// The width of characters such as `é` and `±`, which most terminals draw in one cell, and some
/// with fonts for East Asia in two (UAX #11, “Ambiguous”). Like the locale, it belongs to the whole
/// process.
public enum AmbiguousWidth: UInt8, AtomicRepresentable, Sendable {
    /// One cell.
    case narrow = 1
    /// Two cells. Lines and marks, which fill one, are drawn with ASCII characters.
    case wide = 2

    private static let selected = Atomic(AmbiguousWidth.narrow)
    /// The width in a part of a replay or a test.
    @TaskLocal private static var override: AmbiguousWidth?

    /// The width in the terminal: narrow until another one is selected.
    public static var current: AmbiguousWidth { override ?? selected.load(ordering: .relaxed) }

    /// Selects the width that the terminal has.
    public static func select(_ width: AmbiguousWidth) {
        selected.store(width, ordering: .relaxed)
    }

    /// Runs an operation with a width. Other tasks keep theirs.
    package static func with<Result>(
        _ width: AmbiguousWidth, _ operation: () throws -> Result
    ) rethrows -> Result {
        try $override.withValue(width, operation: operation)
    }
}
