import Domain
import Persistence
import TerminalUI

/// Why a recording cannot be played.
enum ReplayError: Error {
    case file(InputFileError)
    case recording(RecordingError)
    case launch(LaunchError)
    /// There is no place for the copy.
    case noScratch(SystemError)
    case noUnicode

    var sentence: String {
        switch self {
        case .file(.unreadable(let error)):
            "it cannot be read (\(error.words)); give --replay the file that --record has made."
        case .file(.notAFile): "it is no file; give --replay the file that --record has made."
        case .file(.tooLarge): "it is too large to be a recording."
        case .recording(.notARecording): "it is not a recording of this program."
        case .recording(.otherVersion):
            "it was recorded by another version; play it with the version that has recorded it."
        case .recording(.damaged(let line)):
            "line \(line) is damaged; a recording is only of use as it was written."
        case .recording(.cutShort): "it stops before the session began; there is nothing to play."
        case .launch(let error):
            error.sentences(about: "the data that it begins with").joined(separator: " ")
        case .noScratch(let error):
            "there is no place for a copy of its data (\(error.words)); set TMPDIR."
        case .noUnicode: "no UTF-8 locale is installed here; install C.UTF-8."
        }
    }

    var code: ExitCode {
        switch self {
        case .file(.tooLarge), .recording: .badData
        case .file: .noInput
        case .launch(let error): error.code
        case .noScratch, .noUnicode: .inputOutput
        }
    }
}
