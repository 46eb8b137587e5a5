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
        case .file(.unreadable(let error)):
            "it cannot be read (\(error.message)); give --replay a recording."
        case .file(.notAFile):
            "it is a directory, a pipe or a device; give --replay a recording."
        case .file(.tooLarge):
            "it is too large to be a recording; give --replay a recording."
        case .file(.invalid(.notARecording)):
            "it is not a recording of this program; give --replay a recording."
        case .file(.invalid(.unsupportedVersion)):
            "it was recorded by another version; replay it with the version that recorded it."
        case .file(.invalid(.damaged(let line))):
            "line \(line) is damaged; replay an unchanged copy of the recording."
        case .file(.invalid(.incompleteHeader)):
            "it contains no session, because the program ended during its start; record again."
        case .link(let error):
            "it was recorded by another version, with a link that this version does not have "
                + "(\(error.message)); replay it with the version that recorded it."
        case .features(let error):
            "it was recorded by another version, with other features (\(error.message)); replay it "
                + "with the version that recorded it."
        case .launch(let error):
            error.messages(about: "the data of the recording").joined(separator: " ")
        case .noUnicodeLocale: "no UTF-8 locale is installed here; install C.UTF-8."
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
