/// What comes after the form, for its coordinator to do.
@MainActor protocol GatherTimeSteps: AnyObject {
    func didSetTime(minutes: Int, seconds: Int)
}

/// Decides which time may be set.
@MainActor final class GatherTimePresenter {
    weak var view: (any GatherTimeView)? {
        didSet { view?.show(state) }
    }

    private weak var steps: (any GatherTimeSteps)?
    private(set) var state: GatherTimeState {
        didSet { if state != oldValue { view?.show(state) } }
    }

    /// - Parameter duration: the time that is set now, whole seconds.
    init(_ duration: Duration, steps: any GatherTimeSteps) {
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
        guard state.isDoneEnabled, let minutes = Self.number(state.minutes),
            let seconds = Self.number(state.seconds)
        else { return }
        steps?.didSetTime(minutes: minutes, seconds: seconds)
    }

    private func judge(minutes: String, seconds: String) {
        let isNothing = Self.number(minutes) == 0 && Self.number(seconds) == 0
        let isComplete = Self.number(minutes) != nil && Self.number(seconds) != nil
        state = GatherTimeState(
            minutes: minutes,
            seconds: seconds,
            minutesProblem: Self.problem(minutes),
            secondsProblem: isNothing ? .nothing : Self.problem(seconds),
            isDoneEnabled: isComplete && !isNothing
        )
    }

    /// An empty field is not complete, but nothing is wrong with it yet.
    private static func problem(_ text: String) -> GatherTimeState.Problem? {
        number(text) == nil && !text.allSatisfy(\.isWhitespace) ? .outOfRange : nil
    }

    private static func number(_ text: String) -> Int? {
        let digits = text.filter { !$0.isWhitespace }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
            (0...59).contains(number)
        else { return nil }
        return number
    }
}
