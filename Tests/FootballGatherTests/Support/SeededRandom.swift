import Foundation

/// Chance that can be had again: a run prints its seed, and FOOTBALL_GATHER_SEED brings it back.
struct SeededRandom: RandomNumberGenerator {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A new one for every run, unless the environment asks for one.
    static func fresh(for test: String) -> SeededRandom {
        let asked = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SEED"]
        let seed = asked.flatMap { UInt64($0) } ?? .random(in: 1...999_999_999)
        print("\(test): FOOTBALL_GATHER_SEED=\(seed)")
        return SeededRandom(seed: seed)
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Whether the run may take minutes.
var isLongRun: Bool { ProcessInfo.processInfo.environment["FOOTBALL_GATHER_LONG"] == "1" }
