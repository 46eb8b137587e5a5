import Domain
import Navigation
import Platform
import ProgramOptions
import SessionRecording

/// The reason why a recording cannot be replayed.
enum SessionReplayError: Error {
    case file(RecordingFileError)
    /// The deep link of the recording is not one of this version.
    case link(DeepLinkError)
    /// The features of the recording are not those of this version.
    case features(UsageError)
    case launch(LaunchError)
    /// The width of characters is unknown without a UTF-8 locale.
    case noUnicodeLocale

    var message: String {
        switch self {
        case .file(.unreadable(let error)): RecordingStrings.unreadable(error.message)
        case .file(.notAFile): RecordingStrings.notAFile
        case .file(.tooLarge): RecordingStrings.tooLarge
        case .file(.invalid(.notARecording)): RecordingStrings.notARecording
        case .file(.invalid(.unsupportedVersion)): RecordingStrings.otherVersion
        case .file(.invalid(.damaged(let line))): RecordingStrings.damagedLine(line)
        case .file(.invalid(.incompleteHeader)): RecordingStrings.noSession
        case .link(let error): RecordingStrings.unknownLink(error.message)
        case .features(let error): RecordingStrings.unknownFeatures(error.message)
        case .launch(let error):
            error.messages(about: RecordingStrings.recordedData).joined(separator: " ")
        case .noUnicodeLocale: RecordingStrings.noUnicodeLocale
        }
    }

    var code: ExitCode {
        switch self {
        case .file(.tooLarge), .file(.invalid), .link, .features: .badData
        case .file: .noInput
        case .launch(let error): error.code
        case .noUnicodeLocale: .inputOutput
        }
    }
}
