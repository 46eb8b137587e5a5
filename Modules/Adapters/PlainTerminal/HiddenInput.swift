import Dispatch
import Platform

/// Disables the echo of a terminal while a secret is typed.
///
/// A signal that ends the process restores the echo first, so that the shell is usable afterwards.
/// SIGTSTP is ignored for the same reason.
@MainActor final class HiddenInput {
    private static let terminatingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private let descriptor: Int32
    private let before: termios
    private var sources: [any DispatchSourceSignal] = []
    /// The closures that restore the previous signal actions.
    private var restorations: [() -> Void] = []

    /// Disables the echo. Returns nil if the descriptor is not a terminal.
    init?(_ descriptor: Int32) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0 else { return nil }
        self.descriptor = descriptor
        before = mode
        for number in Self.terminatingSignals { watch(number) }
        ignore(SIGTSTP)
        mode.c_lflag &= ~tcflag_t(ECHO)
        // The line feed is still echoed, so that the following output begins on a new line.
        mode.c_lflag |= tcflag_t(ECHONL)
        tcsetattr(descriptor, TCSADRAIN, &mode)
    }

    /// Restores the echo and the signal actions.
    func end() {
        var mode = before
        tcsetattr(descriptor, TCSADRAIN, &mode)
        for source in sources { source.cancel() }
        for restore in restorations { restore() }
    }

    private func ignore(_ number: Int32) {
        let previous = signal(number, SIG_IGN)
        restorations.append { signal(number, previous) }
    }

    private func watch(_ number: Int32) {
        ignore(number)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { @Sendable [descriptor, before] in
            var mode = before
            tcsetattr(descriptor, TCSADRAIN, &mode)
            signal(number, SIG_DFL)
            kill(getpid(), number)
        }
        source.activate()
        sources.append(source)
    }
}
