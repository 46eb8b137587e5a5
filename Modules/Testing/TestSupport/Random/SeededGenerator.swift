/// A random number generator that repeats its numbers for the same seed: SplitMix64 by Sebastiano
/// Vigna.
///
/// ```swift
/// var random = SeededGenerator(seed: seed)
/// let count = Int.random(in: 1...40, using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    ///
    /// - Parameter seed: Any number; consecutive seeds give unrelated sequences.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
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
