import Domain

// The screen shows the match as it stands, and whether another time can be set.
extension MatchProgress {
    var canSetTime: Bool { !isEnding && clock.phase != .running }
}
