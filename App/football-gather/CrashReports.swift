import Glibc
import Platform

/// The reports of the system and of the Swift runtime about a crash.
enum CrashReports {
    /// Disables core files, because they contain passwords that were typed, and the backtracer of
    /// the Swift runtime, because it waits for a key. The variable `SWIFT_BACKTRACE` enables both
    /// again.
    static func disable() {
        guard getenv("SWIFT_BACKTRACE") == nil else { return }
        disableCoreFiles()
        for number in TerminatingSignals.crashes + [SIGQUIT] { signal(number, SIG_DFL) }
    }
}
