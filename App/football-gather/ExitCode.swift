import Domain
import Persistence
import PlainTerminal
import SQLite

/// The exit codes of the program, with the numbers of sysexits(3).
enum ExitCode: Int32 {
    case success = 0
    /// EX_USAGE
    case usage = 64
    /// EX_DATAERR
    case badData = 65
    /// EX_NOINPUT
    case noInput = 66
    /// EX_SOFTWARE
    case software = 70
    /// EX_CANTCREAT
    case cannotCreate = 73
    /// EX_IOERR
    case inputOutput = 74
    /// EX_TEMPFAIL
    case tryLater = 75
    /// EX_NOPERM
    case noPermission = 77
    /// EX_CONFIG
    case configuration = 78

    init(_ error: StorageOpenError) {
        switch error {
        case .inUse: self = .tryLater
        case .storage(.busy): self = .tryLater
        case .foreignOwner, .accessible, .notAFile, .linked: self = .configuration
        case .databaseMissing, .unrecoverable, .backup(_, .damaged), .backup(_, .newerVersion),
            .damagedBackup:
            self = .badData
        case .backupExists: self = .cannotCreate
        case .backupNotAFile, .missing: self = .noInput
        case .backup: self = .inputOutput
        case .storage(.damaged), .storage(.newerVersion): self = .badData
        case .storage: self = .inputOutput
        }
    }

    init(_ exit: PlainExit) {
        switch exit {
        case .finished, .endOfInput, .outputClosed, .cancelled: self = .success
        case .refused: self = .badData
        case .inputFailed, .outputFailed: self = .inputOutput
        }
    }
}
