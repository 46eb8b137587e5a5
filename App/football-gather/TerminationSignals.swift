import Dispatch
import Platform

/// Runs a cleanup before a signal terminates the process.
@MainActor final class TerminationSignals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private let sources: [any DispatchSourceSignal]

    /// Starts to handle the signals.
    init(cleanUp: @escaping @MainActor () -> Void) {
        sources = Self.numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    cleanUp()
                    Signals.terminate(by: number)
                }
            }
            source.resume()
            return source
        }
    }

    /// Restores the default actions of the signals.
    func stop() {
        for source in sources { source.cancel() }
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
