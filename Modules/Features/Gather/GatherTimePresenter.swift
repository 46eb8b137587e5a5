import Domain

/// What comes after the form, for its coordinator to do.
@MainActor protocol GatherTimePresenterDelegate: AnyObject {
    func didSetTime(minutes: Int, seconds: Int)
}

/// Decides which time may be set.
@MainActor final class GatherTimePresenter {
    weak var view: (any GatherTimeView)? {
        didSet { view?.show(state) }
    }

    private weak var steps: (any GatherTimePresenterDelegate)?
    private(set) var state: GatherTimeState {
        didSet { if state != oldValue { view?.show(state) } }
    }

    /// - Parameter duration: the time that is set now, whole seconds.
    init(_ duration: Duration, steps: any GatherTimePresenterDelegate) {
        self.steps = steps
        let (minutes, seconds) = duration.components.seconds.quotientAndRemainder(dividingBy: 60)
        state = GatherTimeState(
            minutes: "\(minutes)", seconds: "\(seconds)", isDoneEnabled: true)
    }

    func didEditMinutes(_ text: String) {
        judge(minutes: text, seconds: state.seconds)
    }

    func didEditSeconds(_ text: String) {
        judge(minutes: state.minutes, seconds: text)
    }

    func didSubmit() {
        guard state.isDoneEnabled, let minutes = NumberEntry(state.minutes).value,
            let seconds = NumberEntry(state.seconds).value
        else { return }
        steps?.didSetTime(minutes: minutes, seconds: seconds)
    }

    private func judge(minutes: String, seconds: String) {
        let entries = (minutes: NumberEntry(minutes), seconds: NumberEntry(seconds))
        var next = GatherTimeState(
            minutes: minutes,
            seconds: seconds,
            minutesProblem: Self.problem(entries.minutes),
            secondsProblem: Self.problem(entries.seconds),
            isDoneEnabled: false
        )
        if let minutes = entries.minutes.value, let seconds = entries.seconds.value {
            next.isDoneEnabled = MatchClock.duration(minutes: minutes, seconds: seconds) != nil
            // Both can be set, but not together.
            if !next.isDoneEnabled, next.minutesProblem == nil, next.secondsProblem == nil {
                next.secondsProblem = .nothing
            }
        }
        state = next
    }

    /// An empty field is not complete, but nothing is wrong with it yet.
    private static func problem(_ entry: NumberEntry) -> GatherTimeState.Problem? {
        switch entry {
        case .empty: nil
        case .number(let part): MatchClock.allowedParts.contains(part) ? nil : .outOfRange
        case .invalid: .outOfRange
        }
    }
}
