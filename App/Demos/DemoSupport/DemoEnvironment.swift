public import Domain
public import Navigation
public import TestSupport

/// The environment of a feature in its demo: a navigator, a clock and a log.
@MainActor public final class DemoEnvironment {
    /// The navigator on which the feature shows its screens.
    public let navigator = Navigator()
    /// The system clock.
    public let time: any TimeSource
    let log = DemoLog()
    /// The time for which a held call waits; nil without a limit.
    private let holdDuration: Duration?
    private var heldGates: [Gate] = []

    init(time: any TimeSource, holdDuration: Duration?) {
        self.time = time
        self.holdDuration = holdDuration
    }

    /// Adds a line to the log.
    public func log(_ line: String) {
        log.append(line)
    }

    /// Goes back to the list of states.
    public func returnToMenu() {
        navigator.attempt { try navigator.popToRoot() }
    }

    /// Delays each call of a gate for five seconds, so that the progress is visible. In plain mode,
    /// which shows no screen before a call has ended, calls are not delayed.
    public func hold(_ gate: Gate) {
        heldGates.append(gate)
        gate.close()
        guard let holdDuration else { return }
        Task { [time] in
            while true {
                await gate.untilWaiting()
                await time.sleep(for: holdDuration)
                gate.open()
                gate.close()
            }
        }
    }

    /// Waits until no operation is running, or until one waits in a held gate.
    func settle() async {
        await until {
            navigator.activity.isIdle || heldGates.contains { $0.waitingCount > 0 }
        }
    }
}
