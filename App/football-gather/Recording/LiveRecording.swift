import Composition
import Domain
import Persistence
import Platform
import SystemTime
import TerminalUI
import TextSanitizing

/// A session that is being recorded: the file, and what the app runs on meanwhile.
@MainActor final class LiveRecording {
    let time = ReplayClock(following: SystemTimeSource())
    private let seed = UInt64.random(in: .min ... .max)
    private let file: RecordingFile
    private var recorder: SessionRecorder?

    /// - Throws: why there can be no such file.
    init(_ path: String) throws(RecordingOptionError) {
        // What a plain session consists of can be kept without this.
        guard Console.isTerminal else { throw .noTerminal }
        do {
            file = try RecordingFile(creating: path)
        } catch {
            throw .notMade(path, error)
        }
    }

    var shuffle: PlayerShuffle { .seeded(seed) }

    /// What the app begins with, before it does.
    ///
    /// - Parameters:
    ///   - link: where it is to begin, as it was written.
    ///   - selection: which features it has.
    func beginning(
        _ storage: Storage, opening link: String?, with selection: FeatureSelection
    ) async throws(LaunchError) -> RecordingBeginning {
        do throws(StorageError) {
            return SessionBeginning(
                version: Usage.version, moment: time.now(), seed: seed, link: link,
                features: selection.text, storage: try await storage.snapshot()
            ).recorded
        } catch {
            throw .storage(.storage(error))
        }
    }

    /// From here on everything is recorded.
    func begin(_ beginning: RecordingBeginning, with workspace: Workspace) {
        recorder = SessionRecorder(workspace, clock: time, beginning: beginning) { [file] in
            file.append($0)
        }
    }

    /// Writes the end. Complains when something could not be written.
    ///
    /// - Returns: whether the recording is complete.
    func end() -> Bool {
        recorder?.end()
        recorder = nil
        guard let failure = file.failure else { return true }
        Console.complain(
            "The recording \(file.path.sanitized(for: .message)) stops early: \(failure.words).")
        return false
    }

    /// There was no session.
    func discard() {
        recorder?.end()
        recorder = nil
        file.discard()
    }
}

/// Why a session cannot be recorded.
enum RecordingOptionError: Error {
    case noTerminal
    case notMade(String, SystemError)

    var sentence: String {
        switch self {
        case .noTerminal:
            "--record needs the full screen of a terminal; in plain mode, keep the lines that you say."
        case .notMade(let path, SystemError(number: EEXIST)):
            "\(path.sanitized(for: .message)) exists and is not written over; give --record another name."
        case .notMade(let path, let error):
            "\(path.sanitized(for: .message)) cannot be made: \(error.words)."
        }
    }

    var code: ExitCode {
        switch self {
        case .noTerminal: .usage
        case .notMade: .cannotCreate
        }
    }
}
