import Domain
import FootballUI

/// The state of the result screen.
struct GatherResultState: Equatable {
    /// The loading of the next matches.
    enum Next: Equatable {
        case loading
        case loaded(Rotation)
        /// The bench could not be loaded, for the reason in the message.
        case failed(String)
    }

    /// The reopening of the match.
    enum Reopening: Equatable {
        case idle
        case saving
        /// The match could not be reopened, for the reason in the message.
        case failed(String)
    }

    /// The result of the match.
    var result: MatchState
    let start: LocalTime
    /// The last known end of the match, which may have been reopened by another device.
    var end: LocalTime
    /// True if the match is no longer stored.
    var isMissing = false
    /// The reason why no match can follow; nil when one can.
    let unavailableReason: String?
    var next = Next.loading
    var reopening = Reopening.idle
    /// The sections of other features.
    var contributed: [ContributedSection] = []

    /// True if the match was deleted, such as by another device.
    var isDeleted: Bool { isMissing || result.isDeleted }

    /// The next matches; nil before they are loaded, or if no match can follow.
    var rotation: Rotation? {
        guard unavailableReason == nil, case .loaded(let rotation) = next else { return nil }
        return rotation
    }
}
