public import Domain
public import Navigation
public import TestSupport

/// What a feature stands on while it is shown alone.
@MainActor public final class DemoEnvironment {
    /// Where it shows its screens.
    public let navigator = Navigator()
    /// The clock of this machine.
    public let time: any TimeSource
    let log = DemoLog()
    /// How long a held call waits; nil until the end.
    private let patience: Duration?
    private var held: [Gate] = []

    init(time: any TimeSource, patience: Duration?) {
        self.time = time
        self.patience = patience
    }

    /// Writes down what the feature has told.
    public func log(_ line: String) {
        log.append(line)
    }

    /// Goes back to the list of states: the feature has done what it was opened for.
    public func returnHome() {
        navigator.attempt(try navigator.popToRoot())
    }

    /// Makes the calls behind a gate take five seconds each, so that one can look at the screen
    /// meanwhile. Plain mode shows no page before a call has ended, and so does not wait for it.
    public func hold(_ gate: Gate) {
        held.append(gate)
        gate.close()
        guard let patience else { return }
        Task { [time] in
            while true {
                await gate.untilWaiting()
                await time.sleep(for: patience)
                gate.open()
                gate.close()
            }
        }
    }

    /// Returns when nothing is under way any more but calls that are held.
    func settle() async {
        for _ in 0..<3 { await Task.yield() }
        while !navigator.activity.isIdle, !held.contains(where: { $0.waitingCount > 0 }) {
            await time.sleep(for: .milliseconds(1))
        }
        for _ in 0..<3 { await Task.yield() }
    }
}
