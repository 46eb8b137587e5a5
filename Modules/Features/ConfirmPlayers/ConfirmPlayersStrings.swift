/// The feature's words.
enum ConfirmPlayersStrings {
    static let title = "Confirm players"
    static let teams = "Teams"
    static let startGather = "Start gather"
    static let shuffle = "Shuffle"
    static let starting = "Starting…"
    static let failure = "Unable to start the gather. Please try again."
    static let ok = "OK"

    static func name(of place: ConfirmPlayersDraft.Place) -> String {
        switch place {
        case .bench: "Bench"
        case .teamA: "Team A"
        case .teamB: "Team B"
        }
    }

    static func placeholder(of place: ConfirmPlayersDraft.Place) -> String {
        switch place {
        case .bench: "Nobody on the bench."
        case .teamA, .teamB: "Nobody yet."
        }
    }
}
