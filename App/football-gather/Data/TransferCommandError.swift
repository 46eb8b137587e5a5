import Domain
import FootballUI
import Persistence
import SQLite

/// The reason why an account cannot be exported or imported by a command.
enum TransferCommandError: Error {
    case storage(StorageOpenError)
    /// No session is saved on this device, or it has ended.
    case notSignedIn
    case transfer(TransferError)

    /// The lines for standard error.
    ///
    /// - Parameter directory: The data directory.
    func messages(about directory: String) -> [String] {
        switch self {
        case .storage(let error):
            [error.message(about: directory)]
        case .notSignedIn:
            [DataCommandStrings.notSignedIn]
        case .transfer(let error):
            error.issues.map { $0.message.printable } + [error.message]
        }
    }

    var code: ExitCode {
        switch self {
        case .storage(let error): ExitCode(error)
        case .notSignedIn: .noPermission
        case .transfer(.storage(let error)): ExitCode(StorageOpenError.storage(error))
        case .transfer(.file(let error)): ExitCode(error)
        }
    }
}

extension ExitCode {
    fileprivate init(_ error: AccountFileError) {
        switch error {
        case .exists: self = .cannotCreate
        case .notFound, .notRegularFile, .noPermission: self = .noInput
        case .empty, .unknownEncoding, .unreadableSpreadsheet, .newerVersion, .invalid, .tooLarge:
            self = .badData
        case .full, .unavailable: self = .inputOutput
        }
    }
}
