/// A function that reorders players: randomly in the app, reproducibly in recordings and tests.
public struct PlayerShuffle: Sendable {
    private let shuffle: @Sendable ([Player]) -> [Player]

    /// Creates a shuffle.
    ///
    /// - Parameter shuffle: A closure that returns each given player exactly once.
    public init(_ shuffle: @escaping @Sendable ([Player]) -> [Player]) {
        self.shuffle = shuffle
    }

    /// Returns the players in another order.
    public func callAsFunction(_ players: [Player]) -> [Player] { shuffle(players) }
}
