/// A function that reorders players: randomly in the app, reproducibly in recordings and tests.
public struct PlayerShuffle: Sendable {
    private let shuffle: @Sendable ([Int]) -> [Int]

    /// Creates a shuffle.
    ///
    /// - Parameter shuffle: A closure that returns each given index exactly once.
    public init(_ shuffle: @escaping @Sendable ([Int]) -> [Int]) {
        self.shuffle = shuffle
    }

    /// Returns the players in another order.
    public func callAsFunction<Element>(_ players: [Element]) -> [Element] {
        shuffle(Array(players.indices)).map { players[$0] }
    }
}
