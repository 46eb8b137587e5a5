import Domain
import Navigation

/// The state of the list. It contains no rows: the view makes each row when it is displayed.
struct HistoryState {
    /// The line-ups of a gather.
    struct Details {
        enum Content {
            case match(Match)
            /// The gather could not be loaded, for the reason in the message.
            case failure(String)
        }

        let id: Match.ID
        let content: Content
    }

    /// The time zone of the dates.
    let timeZone: any LocalTimeZone
    /// The reason why no gather can be selected; nil when one can.
    let selectionUnavailableReason: String?
    /// The loaded gathers; nil before the first load. While another search is loaded, these are
    /// those of the previous one.
    var page: MatchPage?
    var search = ""
    /// True if the list shows the deleted gathers, and no others.
    var showsDeleted = false
    /// The message of a failed load.
    var failure: String?
    var focus: FocusRequest<Match.ID>?
    /// The line-ups that were loaded last; nil before the first load.
    var details: Details?

    /// True if there is at least one gather; in the list of deleted ones, at least one of them.
    var hasMatches: Bool { page?.isRepositoryEmpty == false }
}
