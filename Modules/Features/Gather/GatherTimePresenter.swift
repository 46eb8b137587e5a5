import Domain
import Navigation

/// Events of the form that the coordinator handles.
@MainActor protocol GatherTimePresenterDelegate: AnyObject {
    func didSetTime(minutes: Int, seconds: Int)
}

/// The presenter of the form for the time.
@MainActor final class GatherTimePresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: GatherTimeState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private weak var delegate: (any GatherTimePresenterDelegate)?

    /// Creates a presenter whose form contains the configured time.
    ///
    /// - Parameter duration: A number of whole seconds.
    init(_ duration: Duration, delegate: any GatherTimePresenterDelegate) {
        self.delegate = delegate
        let (minutes, seconds) = duration.components.seconds.quotientAndRemainder(dividingBy: 60)
        state = GatherTimeState(
            minutes: "\(minutes)", seconds: "\(seconds)", isDoneEnabled: true)
    }

    func didEditMinutes(_ text: String) {
        update(minutes: text, seconds: state.seconds)
    }

    func didEditSeconds(_ text: String) {
        update(minutes: state.minutes, seconds: text)
    }

    func didSubmit() {
        guard state.isDoneEnabled, let minutes = NumberEntry(state.minutes).value,
            let seconds = NumberEntry(state.seconds).value
        else { return }
        delegate?.didSetTime(minutes: minutes, seconds: seconds)
    }

    private func update(minutes: String, seconds: String) {
        let entries = (minutes: NumberEntry(minutes), seconds: NumberEntry(seconds))
        var next = GatherTimeState(
            minutes: minutes,
            seconds: seconds,
            minutesError: Self.validationError(in: entries.minutes),
            secondsError: Self.validationError(in: entries.seconds),
            isDoneEnabled: false
        )
        if let minutes = entries.minutes.value, let seconds = entries.seconds.value {
            next.isDoneEnabled = MatchClock.duration(minutes: minutes, seconds: seconds) != nil
            // Each number is valid, but their sum is 0.
            if !next.isDoneEnabled, next.minutesError == nil, next.secondsError == nil {
                next.secondsError = .zero
            }
        }
        state = next
    }

    /// Returns nil for an empty field, which disables Done without a message.
    private static func validationError(in entry: NumberEntry) -> GatherTimeState.ValidationError? {
        switch entry {
        case .empty: nil
        case .number(let part): MatchClock.allowedParts.contains(part) ? nil : .outOfRange
        case .invalid: .outOfRange
        }
    }
}
