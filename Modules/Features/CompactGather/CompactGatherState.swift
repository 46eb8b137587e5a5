import Domain

// The screen shows the match as it stands, and which time can be set.
extension MatchProgress {
    /// The time that is so many minutes longer or, below zero, shorter; nil when it cannot be set. It
    /// can only be set while the clock shows it: elsewhere a change would take away what has passed.
    func time(longerBy minutes: Int) -> (minutes: Int, seconds: Int)? {
        guard !isEnding, !snapshot.canCancelClock else { return nil }
        let (present, seconds) = Int(snapshot.plannedDuration.components.seconds)
            .quotientAndRemainder(dividingBy: 60)
        let time = (minutes: present + minutes, seconds: seconds)
        return MatchClock.duration(minutes: time.minutes, seconds: seconds) == nil ? nil : time
    }
}
