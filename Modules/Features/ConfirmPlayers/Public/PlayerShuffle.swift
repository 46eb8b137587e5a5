public import Domain

/// The same players in another order. The program has one that nobody can foresee; a test gives one
/// that it can, so that a run can be played again.
public struct PlayerShuffle: Sendable {
    private let shuffle: @Sendable ([Player]) -> [Player]

    /// - Parameter shuffle: gives back the same players, each of them once.
    public init(_ shuffle: @escaping @Sendable ([Player]) -> [Player]) {
        self.shuffle = shuffle
    }

    func callAsFunction(_ players: [Player]) -> [Player] { shuffle(players) }
}
