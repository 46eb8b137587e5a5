import DependencyContainer
import Domain
import Navigation
import Persistence
import TextSanitizing

/// Why nothing could be shown.
enum LaunchError: Error {
    case incomplete([ContainerVerificationError])
    /// The place that was asked for is none.
    case link(DeepLinkError)
    case storage(StorageOpenError)
    /// Something else that is made before the first screen could not be made.
    case unprepared(String)
    case refused(NavigationError)

    /// - Parameter directory: where the data lives.
    func sentences(about directory: String) -> [String] {
        switch self {
        case .incomplete(let faults): faults.map(\.description)
        case .link(let error): [error.description]
        case .storage(let error):
            [Self.sentence(for: error, directory: directory.sanitized(for: .message))]
        case .unprepared(let what): ["The program could not begin (\(what)): please report this."]
        case .refused(let error):
            [
                "The first screen could not be shown (\(error)): please report this, with the version."
            ]
        }
    }

    var code: ExitCode {
        switch self {
        case .storage(let error): ExitCode(error)
        case .link: .usage
        case .incomplete, .unprepared, .refused: .software
        }
    }

    private static func sentence(for error: StorageOpenError, directory: String) -> String {
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
