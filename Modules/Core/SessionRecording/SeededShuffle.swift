import Domain
import Synchronization

/// A sequence of shuffles that is the same for the same seed.
public final class SeededShuffle: Sendable {
    private let generator: Mutex<SplitMix64>

    /// Creates the sequence of a seed.
    public init(seed: UInt64) {
        generator = Mutex(SplitMix64(seed: seed))
    }

    /// Returns the elements in a new order.
    public func callAsFunction<Element: Sendable>(_ elements: [Element]) -> [Element] {
        generator.withLock { elements.shuffled(using: &$0) }
    }
}
