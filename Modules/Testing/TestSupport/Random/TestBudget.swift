import Glibc

/// The number of cases of a test with many cases, and their seeds.
///
/// | variable | meaning |
/// | --- | --- |
/// | none | an eighth of the ordinary number of cases, with new seeds |
/// | `FOOTBALL_GATHER_TESTS=thorough` | the ordinary number of cases |
/// | `FOOTBALL_GATHER_TESTS=long` | the large number of cases |
/// | `FOOTBALL_GATHER_SEED=n` | one case with the seed `n`, which a failure has reported |
///
/// ```swift
/// for seed in TestBudget.environment.seeds(1_000, long: 10_000) {
///     var random = SeededGenerator(seed: seed)
///     // Each expectation has `seed` in its comment.
/// }
/// ```
public struct TestBudget: Sendable {
    /// The extent of a run of the tests.
    public enum Extent: String, Sendable {
        case brief, thorough, long
    }

    /// The extent of this run.
    public let extent: Extent
    /// The seed of the only case to run.
    public let replay: UInt64?

    /// Creates a budget.
    ///
    /// - Parameter replay: The seed of the only case to run; nil for new seeds.
    public init(_ extent: Extent = .brief, replay: UInt64? = nil) {
        self.extent = extent
        self.replay = replay
    }

    /// The budget that the environment variables of this process select.
    public static var environment: TestBudget {
        let text = variable("FOOTBALL_GATHER_TESTS") ?? ""
        guard let extent = text.isEmpty ? .brief : Extent(rawValue: text) else {
            preconditionFailure("FOOTBALL_GATHER_TESTS is neither thorough nor long: \(text)")
        }
        return TestBudget(
            extent,
            replay: variable("FOOTBALL_GATHER_SEED").flatMap { UInt64($0) })
    }

    /// True if tests run the large number of cases.
    public var isLong: Bool { extent == .long }

    /// True if the random cases of a test are many enough to reach all that it expects of them
    /// together.
    public var isThorough: Bool { extent != .brief && replay == nil }

    /// Returns the number of cases.
    ///
    /// - Parameter minimum: The smallest number of cases in a brief run.
    public func count(_ ordinary: Int, long: Int, atLeast minimum: Int = 1) -> Int {
        switch extent {
        case .brief: max(minimum, ordinary / 8)
        case .thorough: ordinary
        case .long: long
        }
    }

    /// Returns one seed for each case: consecutive numbers after a random one, or `replay` only.
    public func seeds(_ ordinary: Int, long: Int) -> [UInt64] {
        if let replay { return [replay] }
        let first = UInt64.random(in: 0...(UInt64.max >> 1))
        return (0..<UInt64(count(ordinary, long: long))).map { first + $0 }
    }

    /// Returns the seeds of `seeds(_:long:)`. A thorough run has further ones, at most ten times as
    /// many, until the cases have reached all that the test expects of them together.
    public func seeds(
        _ ordinary: Int, long: Int, until hasReachedAll: @escaping () -> Bool
    ) -> some Sequence<UInt64> {
        let seeds = seeds(ordinary, long: long)
        return sequence(state: 0) { index -> UInt64? in
            defer { index += 1 }
            if index < seeds.count { return seeds[index] }
            let goesOn = isThorough && index < 10 * seeds.count && !hasReachedAll()
            return goesOn ? seeds[0] + UInt64(index) : nil
        }
    }

    /// Returns all cases, or in a brief run an eighth of them, chosen at random.
    public func sample<Case>(_ cases: [Case]) -> [Case] {
        Array(cases.shuffled().prefix(count(cases.count, long: cases.count)))
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
