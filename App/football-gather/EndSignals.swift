import Dispatch
import Platform

/// While it lives, a signal that asks to end the program lets it tidy up first.
@MainActor final class EndSignals {
    private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    private let sources: [any DispatchSourceSignal]

    /// - Parameter tidy: what there is to do; the program ends by the signal then.
    init(tidy: @escaping @MainActor () -> Void) {
        sources = Self.numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                MainActor.assumeIsolated {
                    tidy()
                    Signals.end(by: number)
                }
            }
            source.resume()
            return source
        }
    }

    func stop() {
        for source in sources { source.cancel() }
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
