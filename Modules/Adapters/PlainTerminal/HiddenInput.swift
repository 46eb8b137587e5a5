import Glibc
import Platform

/// Disables the echo of a terminal while a secret is typed.
///
/// A signal that ends the process restores the echo first, so that the shell is usable afterwards.
/// SIGTSTP is ignored for the same reason.
@MainActor final class HiddenInput {
    private struct Terminal {
        var descriptor: Int32 = -1
        var modes = termios()
    }

    /// The address of the terminal that a signal handler restores; never freed, because a handler
    /// on another thread may still use it. Dispatch sources are not used, because a signal is lost
    /// before Dispatch has registered its source.
    private nonisolated static let address: UInt = {
        let terminal = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
        terminal.initialize(to: Terminal())
        return UInt(bitPattern: terminal)
    }()

    private var previous: [Int32: sigaction] = [:]

    /// Disables the echo. Returns nil if the descriptor is not a terminal.
    init?(_ descriptor: Int32) {
        var modes = termios()
        guard tcgetattr(descriptor, &modes) == 0 else { return nil }
        Self.terminal?.pointee = Terminal(descriptor: descriptor, modes: modes)
        let restoration = sigaction(handler: { HiddenInput.restoreEcho(endingBy: $0) })
        for number in TerminatingSignals.requests.filter(sigaction.isDefault) {
            set(restoration, for: number)
        }
        set(sigaction(handler: SIG_IGN), for: SIGTSTP)
        modes.c_lflag &= ~tcflag_t(ECHO)
        // The line feed is still echoed, so that the following output begins on a new line.
        modes.c_lflag |= tcflag_t(ECHONL)
        tcsetattr(descriptor, TCSADRAIN, &modes)
    }

    /// Restores the echo and the signal actions.
    func end() {
        Self.restore(TCSADRAIN)
        for (number, action) in previous {
            var action = action
            sigaction(number, &action, nil)
        }
    }

    private func set(_ action: sigaction, for number: Int32) {
        var action = action
        var before = sigaction()
        sigaction(number, &action, &before)
        previous[number] = before
    }

    private nonisolated static var terminal: UnsafeMutablePointer<Terminal>? {
        UnsafeMutablePointer(bitPattern: address)
    }

    private nonisolated static func restore(_ when: Int32) {
        guard let terminal else { return }
        tcsetattr(terminal.pointee.descriptor, when, &terminal.pointee.modes)
    }

    /// Handles a signal. Runs in a signal handler, so it must not allocate, lock, or wait for
    /// output.
    private nonisolated static func restoreEcho(endingBy number: Int32) {
        restore(TCSANOW)
        TerminatingSignals.terminate(by: number)
    }
}
