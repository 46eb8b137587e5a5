import Domain
import HTTPServer
import Persistence
import Platform

/// The reason why the server cannot run.
enum ServerError: Error {
    case usage(String)
    /// A file of the configuration cannot be read.
    case unreadable(String)
    case listener(HTTPListenerError)
    case storage(StorageOpenError, directory: String)

    /// The exit code, with the numbers of sysexits(3).
    var code: Int32 {
        switch self {
        case .usage: 64
        case .unreadable: 66
        case .listener: 69
        case .storage(.inUse, _), .storage(.storage(.busy), _): 75
        case .storage(.storage(.damaged), _), .storage(.storage(.newerVersion), _): 65
        case .storage(.storage, _): 74
        case .storage: 78
        }
    }

    /// The cause, then the remedy.
    var message: String {
        switch self {
        case .usage(let text): "\(text) --help lists the options."
        case .unreadable(let path): "\(path) cannot be read; check the path and the permissions."
        case .listener(let error): error.message
        case .storage(.inUse(let process), let directory):
            "Another program\(process.map { " (process \($0))" } ?? "") uses \(directory); stop it, "
                + "or choose another --data-dir."
        case .storage(.accessible(let path, _), _), .storage(.foreignOwner(let path), _):
            "Other users can access \(path), or it belongs to one; run chmod go= on it as its owner."
        case .storage(.notAFile(let path), _), .storage(.linked(let path), _):
            "\(path) is a link, a folder or a pipe; move it away."
        case .storage(.storage(let error), let directory): "\(directory): \(error.message)"
        case .storage(_, let directory): "\(directory) cannot be used; choose another --data-dir."
        }
    }
}
