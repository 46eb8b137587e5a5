import Domain

/// The texts of the line-up screen.
enum ConfirmPlayersStrings {
    static let title = "Confirm players"
    static let teams = "Teams"
    static let pitch = "Pitch"
    static let startGather = "Start gather"
    static let startWithClock = "Start with clock"
    static let shuffle = "Shuffle"
    static let shuffleAgain = "Shuffle again"
    static let starting = "Starting…"
    static let failure = "Unable to start the gather. Please try again."
    static let ok = "OK"
    static let inProgressQuestion = "End the gather in progress and start this one?"
    static let endAndStart = "End and start"
    static let cancel = "Cancel"

    static func inProgress(score: String) -> String {
        "Its score of \(score) is kept. To continue it instead, cancel and resume it from Players."
    }

    static func name(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: "Bench"
        case .teamA: "Team A"
        case .teamB: "Team B"
        }
    }

    static func placeholder(of group: MatchDraft.Group) -> String {
        switch group {
        case .bench: "Nobody on the bench."
        case .teamA, .teamB: "Nobody yet."
        }
    }
}
