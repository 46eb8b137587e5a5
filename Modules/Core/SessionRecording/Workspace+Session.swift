import Navigation
import TerminalUI

extension Workspace {
    /// Advances the clock and handles a recorded event.
    func handle(_ event: RecordedEvent, after elapsed: ElapsedTime, on clock: ReplayClock) {
        clock.advance(by: elapsed)
        switch event {
        case .input(let input): handle(input)
        case .quitRequest: handleQuitRequest()
        case .timer: break
        }
    }

    /// Returns when all work is done and every background operation sleeps on the clock.
    func settle(on clock: ReplayClock) async {
        repeat {
            await navigator.activity.waitUntilIdle()
            await clock.settled()
            prepareRows()
        } while !isIdle || !clock.isAtRest
    }
}
