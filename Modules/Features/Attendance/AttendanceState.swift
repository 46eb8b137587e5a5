import Domain

/// The state of the page about who comes.
struct AttendanceState: Equatable {
    /// A failed operation, with the message of its error.
    enum Failure: Equatable {
        case load(String)
        case change(String)
    }

    /// The data; nil before it is loaded.
    var content: AttendanceContent?
    /// The date and time of the evening; nil if it has none.
    var start: LocalTime?
    /// True if the evening is over.
    var isOver = false
    var search = ""
    var failure: Failure?
    /// The last change, which can be taken back; nil for none.
    var undo: AttendanceUndo?
    /// The reason why no teams can be made; nil when they can.
    let teamsUnavailableReason: String?

    init(teamsUnavailableReason: String? = nil) {
        self.teamsUnavailableReason = teamsUnavailableReason
    }

    /// True if enough people for two teams come.
    var canMakeTeams: Bool { (content?.list[.coming].count ?? 0) >= 2 }
    /// True if the page can copy the answers of the evening before.
    var canRepeat: Bool { content?.earlier != nil || isOver }
}
