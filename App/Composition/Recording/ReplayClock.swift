public import Domain
import Synchronization
public import TerminalUI

/// The time of a session that is recorded or played again: it stands still until the next step.
///
/// While it is recorded, each step takes it to the present moment of another source, which also says
/// when somebody has slept long enough. It is never behind for longer than nothing happens, so a
/// countdown on it is as right as on the other source. Without one, only steps move it.
@MainActor public final class ReplayClock: TimeSource, SessionClock {
    private struct Sleeper {
        /// On the steady clock.
        let due: Int64
        let continuation: CheckedContinuation<Void, Never>
    }

    /// Told when a sleeper is due by the other source.
    public var onDue: (@MainActor () -> Void)?

    private let source: (any TimeSource)?
    private let moment: Mutex<Moment>
    private var sleepers: [Int: Sleeper] = [:]
    private var lastID = 0
    /// Sleepers that were woken and have not gone on yet.
    private var woken = 0
    /// Sleepers that are due, the first one last: each is woken by the one before, because several
    /// that are woken at once go on in any order.
    private var due: [Int] = []

    /// - Parameter source: says what time it really is; it stands at its present moment first.
    public init(following source: any TimeSource) {
        self.source = source
        moment = Mutex(source.now())
    }

    /// - Parameter moment: where it stands first.
    public init(standingAt moment: Moment) {
        source = nil
        self.moment = Mutex(moment)
    }

    /// The moment of the last step.
    public nonisolated func now() -> Moment { moment.withLock { $0 } }

    /// Returns at the first step that is late enough.
    ///
    /// On the main actor, so that whoever is woken there goes on in the turn in which it is counted.
    public func sleep(for duration: Duration) async {
        guard duration > .zero, !Task.isCancelled else { return }
        lastID += 1
        let id = lastID
        let due = saturating(now().uptime, plus: duration.wholeMilliseconds)
        let alarm = source.map { source in
            Task { [weak self] in
                // A timer may be a little early.
                while !Task.isCancelled, source.now().uptime < due {
                    await source.sleep(for: .milliseconds(due - source.now().uptime))
                }
                if !Task.isCancelled { self?.onDue?() }
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation {
                sleepers[id] = Sleeper(due: due, continuation: $0)
            }
        } onCancel: {
            Task { @MainActor in self.wake(id) }
        }
        alarm?.cancel()
        woken -= 1
        wakeNext()
    }

    /// Whether a sleeper is due by the other source.
    public var isDue: Bool {
        guard let source, let first = sleepers.values.map(\.due).min() else { return false }
        return source.now().uptime >= first
    }

    /// How far the other source is ahead.
    public var elapsed: Elapsed {
        guard let source else { return .zero }
        let (here, there) = (now(), source.now())
        return Elapsed(
            steady: there.uptime.subtractingReportingOverflow(here.uptime).partialValue,
            wall: there.wall.subtractingReportingOverflow(here.wall).partialValue)
    }

    /// Whether nobody is on the way out of a sleep.
    public var isAtRest: Bool { woken == 0 && due.isEmpty }

    /// Wakes in the order in which they are due.
    public func advance(by elapsed: Elapsed) {
        let now = moment.withLock { moment in
            moment.uptime = saturating(moment.uptime, plus: elapsed.steady)
            moment.wall = saturating(moment.wall, plus: elapsed.wall)
            return moment.uptime
        }
        due = sleepers.filter { $0.value.due <= now }
            .sorted { ($0.value.due, $0.key) > ($1.value.due, $1.key) }.map(\.key)
        wakeNext()
    }

    private func wakeNext() {
        while let id = due.popLast() {
            // It may have been cancelled meanwhile.
            if sleepers[id] != nil { return wake(id) }
        }
    }

    private func wake(_ id: Int) {
        guard let sleeper = sleepers.removeValue(forKey: id) else { return }
        woken += 1
        sleeper.continuation.resume()
    }
}

/// A recording may claim any moment.
private func saturating(_ number: Int64, plus other: Int64) -> Int64 {
    let (sum, overflow) = number.addingReportingOverflow(other)
    guard overflow else { return sum }
    return other > 0 ? .max : .min
}

extension Duration {
    /// Rounded up, so that nobody is woken too early.
    fileprivate var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        guard !overflow else { return .max }
        return whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
