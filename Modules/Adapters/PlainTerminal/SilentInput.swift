import Dispatch
import Platform

/// A terminal that does not show what is typed, while a secret is.
///
/// The process may be ended meanwhile; whoever uses the terminal next must see what they type, so
/// the signals that end it restore the terminal first. Suspending has to wait.
@MainActor final class SilentInput {
    private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private let descriptor: Int32
    private let before: termios
    private var sources: [any DispatchSourceSignal] = []
    /// What gives the signals back to whoever had them.
    private var restorations: [() -> Void] = []

    /// Nil when the descriptor is no terminal.
    init?(_ descriptor: Int32) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0 else { return nil }
        self.descriptor = descriptor
        before = mode
        for number in Self.ending { watch(number) }
        ignore(SIGTSTP)
        mode.c_lflag &= ~tcflag_t(ECHO)
        // The end of the line is shown, so that what follows begins on its own.
        mode.c_lflag |= tcflag_t(ECHONL)
        tcsetattr(descriptor, TCSADRAIN, &mode)
    }

    /// Shows again what is typed.
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
