import Navigation

/// What a session is made of, whether it is recorded or played again.
extension Workspace {
    /// Takes what came from outside.
    func take(_ act: RecordedAct, after elapsed: Elapsed, on clock: any SessionClock) {
        clock.advance(by: elapsed)
        switch act {
        case .input(let event): handle(event)
        case .interrupt: interrupt()
        case .wakeUp: break
        }
    }

    /// Returns when all that came of it is done.
    func settle(with clock: any SessionClock) async {
        let activity = navigator.activity
        var quietTurns = 0
        // What nobody counts, such as a ticker that begins, takes the next turn of the main actor.
        while quietTurns < 4 {
            await activity.waitUntilIdle()
            quietTurns = activity.isIdle && clock.isAtRest ? quietTurns + 1 : 0
            await Task.yield()
        }
    }
}
