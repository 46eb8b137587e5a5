/// The feature's words.
enum ConfirmPlayersStrings {
    static let title = "Confirm players"
    static let teams = "Teams"
    static let startGather = "Start gather"
    static let shuffle = "Shuffle"
    static let starting = "Starting…"
    static let failure = "Unable to start the gather. Please try again."
    static let ok = "OK"
    static let inProgressQuestion = "End the gather in progress and start this one?"
    static let endAndStart = "End and start"
    static let cancel = "Cancel"

    static func inProgress(score: String) -> String {
        "It is kept as it stands: \(score). You can resume it from Players instead."
    }

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
