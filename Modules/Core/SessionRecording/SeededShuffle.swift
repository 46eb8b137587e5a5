import Synchronization

/// A sequence of shuffles that is the same for the same seed.
public final class SeededShuffle: Sendable {
    private let generator: Mutex<SplitMix64>

    /// Creates the sequence of a seed.
    public init(seed: UInt64) {
        generator = Mutex(SplitMix64(state: seed))
    }

    /// Returns the elements in a new order.
    public func callAsFunction<Element: Sendable>(_ elements: [Element]) -> [Element] {
        generator.withLock { elements.shuffled(using: &$0) }
    }
}

/// The SplitMix64 generator by Sebastiano Vigna.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
