/// An order of players that the app decides: random in the app, reproducible in recordings and tests.
public struct PlayerShuffle: Sendable {
    private let shuffle: @Sendable ([Player]) -> [Player]

    /// Creates a shuffle.
    ///
    /// - Parameter shuffle: Returns the given players in another order, each exactly once.
    public init(_ shuffle: @escaping @Sendable ([Player]) -> [Player]) {
        self.shuffle = shuffle
    }

    /// Returns the players in another order.
    public func callAsFunction(_ players: [Player]) -> [Player] { shuffle(players) }
}
