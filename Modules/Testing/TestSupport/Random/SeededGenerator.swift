import Domain

/// A random number generator that repeats its numbers for the same seed.
///
/// ```swift
/// var random = SeededGenerator(seed: seed)
/// let count = Int.random(in: 1...40, using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var generator: SplitMix64

    /// Creates a generator.
    ///
    /// - Parameter seed: Any number; consecutive seeds give unrelated sequences.
    public init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        generator.next()
    }

    /// Returns true with a probability of `percent` in a hundred.
    public mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// Returns a random element; nil for an empty collection.
    public mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
        choices.randomElement(using: &self)
    }
}
