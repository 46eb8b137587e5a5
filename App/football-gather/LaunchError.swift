import Composition
import DependencyContainer
import Domain
import Navigation
import Persistence
import SQLite

/// The reason why the app could not be shown.
enum LaunchError: Error {
    case invalidContainer([ContainerVerificationError])
    /// The text of `--open` is not a deep link of the app.
    case link(DeepLinkError)
    case storage(StorageOpenError)
    /// A recording cannot contain the data of a server.
    case recordsServer
    case app(AppLaunchError)

    /// The lines for standard error.
    ///
    /// - Parameter directory: The data directory.
    func messages(about directory: String) -> [String] {
        switch self {
        case .invalidContainer(let errors): errors.map(\.description)
        case .link(let error): [error.message]
        case .storage(let error): [error.message(about: directory)]
        case .recordsServer: [ProgramStrings.recordsServer]
        case .app(let error):
            ["\(ProgramStrings.launchFailed("\(error)")) \(BugReport.request)"]
        }
    }

    var code: ExitCode {
        switch self {
        case .storage(let error): ExitCode(error)
        case .link, .recordsServer: .usage
        case .invalidContainer, .app: .software
        }
    }
}
