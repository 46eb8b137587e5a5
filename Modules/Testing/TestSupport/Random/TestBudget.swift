import Platform

/// The number of cases of a random test, and their seeds.
///
/// | variable | meaning |
/// | --- | --- |
/// | none | the ordinary number of cases, with new seeds |
/// | `FOOTBALL_GATHER_LONG=1` | the large number of cases |
/// | `FOOTBALL_GATHER_SEED=n` | one case with the seed `n`, which a failure has reported |
///
/// ```swift
/// for seed in TestBudget.environment.seeds(1_000, long: 10_000) {
///     var random = SeededGenerator(seed: seed)
///     // Each expectation has `seed` in its comment.
/// }
/// ```
public struct TestBudget: Sendable {
    /// A Boolean value indicating whether tests run the large number of cases.
    public let isLong: Bool
    /// The seed of the only case to run.
    public let replay: UInt64?

    /// Creates a budget.
    ///
    /// - Parameter replay: The seed of the only case to run; nil for new seeds.
    public init(isLong: Bool = false, replay: UInt64? = nil) {
        self.isLong = isLong
        self.replay = replay
    }

    /// The budget that the environment variables of this process select.
    public static var environment: TestBudget {
        TestBudget(
            isLong: variable("FOOTBALL_GATHER_LONG") == "1",
            replay: variable("FOOTBALL_GATHER_SEED").flatMap { UInt64($0) }
        )
    }

    /// Returns the number of cases.
    public func count(_ ordinary: Int, long: Int) -> Int {
        isLong ? long : ordinary
    }

    /// Returns one seed for each case: consecutive numbers after a random one, or `replay` only.
    public func seeds(_ ordinary: Int, long: Int) -> [UInt64] {
        if let replay { return [replay] }
        let first = UInt64.random(in: 0...(UInt64.max >> 1))
        return (0..<UInt64(count(ordinary, long: long))).map { first + $0 }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
