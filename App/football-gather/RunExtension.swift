import Domain
import Persistence
import TerminalUI

/// An object that provides the clock and the random choices of a run of the app in the full screen,
/// and that is notified of its start and end.
@MainActor protocol RunExtension: AnyObject {
    var time: any TimeSource { get }
    var shuffle: PlayerShuffle { get }

    /// Called with the opened storage, before the first screen changes it.
    func run(_ options: CommandLineOptions, willStartWith storage: Storage)
        async throws(StorageError)

    /// Called when the first screen is shown.
    func runDidStart(in workspace: Workspace)

    /// Called after the last screen. Prints an error when its work is incomplete.
    ///
    /// - Returns: Whether the work of the extension is complete.
    func runDidEnd() -> Bool

    /// Called instead of `runDidEnd()` when the app could not be shown.
    func runDidFail()
}
