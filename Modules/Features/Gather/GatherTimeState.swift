/// The state of the form for the time.
struct GatherTimeState: Equatable {
    /// A reason why an entry cannot be used.
    enum ValidationError: Equatable {
        case outOfRange
        /// Both numbers are 0.
        case zero
    }

    var minutes: String
    var seconds: String
    var minutesError: ValidationError?
    var secondsError: ValidationError?
    var isDoneEnabled: Bool
}
