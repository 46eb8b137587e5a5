import Composition
import DependencyContainer
import Domain
import Navigation
import Persistence

/// The reason why the app could not be shown.
enum LaunchError: Error {
    case invalidContainer([ContainerVerificationError])
    /// The text of `--open` is not a deep link of the app.
    case link(DeepLinkError)
    case storage(StorageOpenError)
    /// A dependency other than the storage could not be created.
    case dependency(any Error)
    case app(AppLaunchError)

    /// The lines for standard error.
    ///
    /// - Parameter directory: The data directory.
    func messages(about directory: String) -> [String] {
        switch self {
        case .invalidContainer(let errors): errors.map(\.description)
        case .link(let error): [error.message]
        case .storage(let error): [Self.message(error, directory: directory.printable)]
        case .dependency(let error):
            ["The program could not start (\(error)). \(BugReport.request)"]
        case .app(let error):
            ["The first screen could not be shown (\(error)). \(BugReport.request)"]
        }
    }

    var code: ExitCode {
        switch self {
        case .storage(let error): ExitCode(error)
        case .link: .usage
        case .invalidContainer, .dependency, .app: .software
        }
    }

    private static func message(_ error: StorageOpenError, directory: String) -> String {
        switch error {
        case .inUse(let process?):
            "Another Football Gather (process \(process)) uses \(directory): close it, or give "
                + "another --data-dir."
        case .inUse(nil):
            "Another Football Gather uses \(directory): close it, or give another --data-dir."
        case .storage(let error):
            "\(directory): \(error.message)"
        }
    }
}
