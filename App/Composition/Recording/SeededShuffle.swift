public import Domain
import Synchronization

extension PlayerShuffle {
    /// Shuffles that come again with the same seed, in the same order.
    public static func seeded(_ seed: UInt64) -> PlayerShuffle {
        let random = SeededRandom(seed)
        return PlayerShuffle { players in random.shuffled(players) }
    }
}

/// SplitMix64, by Sebastiano Vigna, for several to use.
private final class SeededRandom: Sendable {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private let generator: Mutex<Generator>

    init(_ seed: UInt64) {
        generator = Mutex(Generator(state: seed))
    }

    func shuffled(_ players: [Player]) -> [Player] {
        generator.withLock { players.shuffled(using: &$0) }
    }
}
