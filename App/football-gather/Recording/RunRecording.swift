import Domain
import Glibc
import Localization
import Persistence
import Platform
import ProgramOptions
import SessionRecording
import SystemTime
import TerminalUI

extension ExtensionOption {
    static var record: ExtensionOption {
        ExtensionOption(
            description: OptionDescription(
                ["--record"], value: .file("FILE"),
                conflicts: ["--plain", "--strict", "--terse", "--dump-tree", "--replay"],
                summary: RecordingStrings.recordOption),
            effect: .extendRun { (path) throws(RunExtensionError) in try RunRecording(path) })
    }
}

/// Records a run of the app in a file.
@MainActor final class RunRecording: RunExtension {
    private let clock = ReplayClock(following: SystemTimeSource())
    private let seed = UInt64.random(in: .min ... .max)
    private let file: RecordingFile
    private var start: SessionStart?
    private var recorder: SessionRecorder?

    init(_ path: String) throws(RunExtensionError) {
        guard StandardStreams.isTerminal else {
            throw RunExtensionError(message: RecordingStrings.noTerminal, code: .usage)
        }
        do {
            file = try RecordingFile(creating: path)
        } catch {
            let message =
                error.number == EEXIST
                ? RecordingStrings.fileExists(path.printable)
                : RecordingStrings.notCreated(path: path.printable, error: error.message)
            throw RunExtensionError(message: message, code: .cannotCreate)
        }
    }

    var time: any TimeSource { clock }
    var shuffle: PlayerShuffle { .seeded(seed) }

    func run(
        _ options: CommandLineOptions, willStartWith storage: Storage
    ) async throws(StorageError) {
        start = SessionStart(
            version: "football-gather \(Release.version)", moment: clock.now(), seed: seed,
            timeZone: RecordedTimeZone(SystemTimeZone(), at: clock.now()), link: options.link,
            features: options.selection.text, language: Language.ofLocale.code,
            files: try await storage.snapshot().files)
    }

    func runDidStart(in workspace: Workspace) {
        guard let start else { return }
        recorder = SessionRecorder(workspace, clock: clock, header: start.header) { [file] in
            file.append($0)
        }
    }

    func runDidEnd() -> Bool {
        recorder?.end()
        recorder = nil
        guard let error = file.error else { return true }
        StandardStreams.printError(
            RecordingStrings.incompleteFile(path: file.path.printable, error: error.message))
        return false
    }

    func runDidFail() {
        recorder?.end()
        recorder = nil
        file.delete()
    }
}

extension PlayerShuffle {
    /// Returns the shuffle of a recording with this seed.
    static func seeded(_ seed: UInt64) -> PlayerShuffle {
        let shuffle = SeededShuffle(seed: seed)
        return PlayerShuffle { shuffle($0) }
    }
}
