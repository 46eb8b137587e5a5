/// What the form for the time shows.
struct GatherTimeState: Equatable {
    /// What is wrong with a number, or with both together.
    enum Problem: Equatable {
        case outOfRange
        /// 00:00.
        case nothing
    }

    var minutes: String
    var seconds: String
    var minutesProblem: Problem?
    var secondsProblem: Problem?
    var isDoneEnabled: Bool
}
