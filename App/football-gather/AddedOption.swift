import Domain
import Persistence
import TerminalUI

/// An option with a value that an optional part of the program adds to the command line.
struct AddedOption: Sendable {
    /// The effect of an option with its value.
    enum Effect: Sendable {
        /// Runs the app with an observer.
        case observeRun(@MainActor (String) throws(RunObserverError) -> any RunObserver)
        /// Runs another command instead of the app.
        case command(@MainActor (String) async -> ExitStatus)
    }

    /// The name on the command line, with its dashes.
    let name: String
    /// The lines of `--help`.
    let help: String
    /// The names of the options that cannot be given together with this one.
    let conflicts: [String]
    let effect: Effect
}

/// An object that accompanies a run of the app in the full screen, and that provides the time and
/// the random choices of the run.
@MainActor protocol RunObserver: AnyObject {
    var time: any TimeSource { get }
    var shuffle: PlayerShuffle { get }

    /// Called with the opened storage, before the first screen changes it.
    func run(_ options: CommandLineOptions, willStartWith storage: Storage)
        async throws(StorageError)

    /// Called when the first screen is shown.
    func runDidStart(in workspace: Workspace)

    /// Called after the last screen. Prints an error when the observation is incomplete.
    ///
    /// - Returns: whether the observation is complete.
    func runDidEnd() -> Bool

    /// Called instead of `runDidEnd()` when the app could not be shown.
    func runDidFail()
}

/// The reason why an observer cannot be created.
struct RunObserverError: Error {
    let message: String
    let code: ExitCode
}
