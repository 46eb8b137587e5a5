import Platform

/// How much a random test tries, and from which seeds.
///
/// | variable | meaning |
/// | --- | --- |
/// | none | the ordinary amount, from a seed that is new each time |
/// | `FOOTBALL_GATHER_LONG=1` | the large amount |
/// | `FOOTBALL_GATHER_SEED=n` | the one case with the seed `n`: what a failure has named |
///
/// ```swift
/// for seed in TestBudget.environment.seeds(1_000, long: 10_000) {
///     var random = SeededGenerator(seed: seed)
///     // … and `seed` in the comment of every expectation.
/// }
/// ```
public struct TestBudget: Sendable {
    /// Whether there is time for the large amount.
    public let isLong: Bool
    /// The one case to run again.
    public let replay: UInt64?

    /// - Parameter replay: the seed of the one case to run again; nil for all.
    public init(isLong: Bool = false, replay: UInt64? = nil) {
        self.isLong = isLong
        self.replay = replay
    }

    /// What the environment of this process asks for.
    public static var environment: TestBudget {
        TestBudget(
            isLong: variable("FOOTBALL_GATHER_LONG") == "1",
            replay: variable("FOOTBALL_GATHER_SEED").flatMap { UInt64($0) }
        )
    }

    /// How many cases to try, where the cases have no seed.
    public func count(_ ordinary: Int, long: Int) -> Int {
        isLong ? long : ordinary
    }

    /// One seed for each case: consecutive numbers from a random one, or the one to run again.
    public func seeds(_ ordinary: Int, long: Int) -> [UInt64] {
        if let replay { return [replay] }
        let first = UInt64.random(in: 0...(UInt64.max >> 1))
        return (0..<UInt64(count(ordinary, long: long))).map { first + $0 }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
