import Domain
import Gather

extension GatherPresenter {
    /// Adds a number of minutes to the configured time.
    ///
    /// - Parameter minutes: Negative to make the time shorter.
    func didAddToTime(minutes: Int) {
        guard let time = state.time(adding: minutes) else { return }
        apply(.setTime(minutes: time.minutes, seconds: time.seconds))
    }
}

extension MatchProgress {
    /// Returns the configured time plus a number of minutes, or nil when it cannot be set.
    ///
    /// The time can be set only while the clock is reset, because setting it resets the clock.
    func time(adding minutes: Int) -> (minutes: Int, seconds: Int)? {
        guard !isEnding, !allows(.resetClock) else { return nil }
        let (current, seconds) = Int(planned.clock.duration.components.seconds)
            .quotientAndRemainder(dividingBy: 60)
        let time = (minutes: current + minutes, seconds: seconds)
        return MatchClock.duration(minutes: time.minutes, seconds: seconds) == nil ? nil : time
    }
}
