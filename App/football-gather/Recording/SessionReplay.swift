import Composition
import Domain
import Localization
import Navigation
import Persistence
import Platform
import ProgramOptions
import SQLite
import SessionRecording
import TerminalUI

extension ExtensionOption {
    static var replay: ExtensionOption {
        ExtensionOption(
            description: OptionDescription(
                ["--replay"], value: .file("FILE"),
                conflicts: [
                    "--record", "--strict", "--terse", "--open", "--dump-tree", "--without",
                    "--use",
                ],
                summary: RecordingStrings.replayOption),
            effect: .command { path, _ in await SessionReplay(path: path).run() })
    }
}

/// Replays a recorded session on a copy of its data and reports whether the frames are identical.
@MainActor struct SessionReplay {
    let path: String

    func run() async -> ExitStatus {
        do throws(SessionReplayError) {
            let recording = try recording()
            let start = try start(of: recording)
            let result = try await replay(recording, from: start)
            let code = StandardStreams.print(report(result, of: recording, start))
            return .code(code == .success && result.difference != nil ? .software : code)
        } catch {
            StandardStreams.printError("\(path.printable): \(error.message)")
            return .code(error.code)
        }
    }

    private func recording() throws(SessionReplayError) -> Recording {
        do throws(RecordingFileError) {
            return try Recording(contentsOf: path)
        } catch {
            throw .file(error)
        }
    }

    private func start(of recording: Recording) throws(SessionReplayError) -> SessionStart {
        do throws(RecordingError) {
            return try SessionStart(recording.header)
        } catch {
            throw .file(.invalid(error))
        }
    }

    private func replay(
        _ recording: Recording, from start: SessionStart
    ) async throws(SessionReplayError) -> ReplayResult {
        guard let snapshot = StorageSnapshot(files: start.files) else {
            throw .file(.invalid(.notARecording))
        }
        guard TextLocale.isUnicode else { throw .noUnicodeLocale }
        let clock = ReplayClock(startingAt: start.moment)
        let language = start.language.flatMap(Language.init(code:)) ?? .en
        let ownLanguage = Language.current
        Language.select(language)
        defer { Language.select(ownLanguage) }
        let app = LiveApp(
            LiveDependencies(
                time: clock, timeZone: start.timeZone, shuffle: .seeded(start.seed),
                language: language),
            try selection(of: start))
        let link = try link(of: start)
        do throws(LaunchError) {
            try await app.open(try await accounts(in: snapshot, time: clock))
            try await app.launch(opening: link)
        } catch {
            await app.close()
            throw .launch(error)
        }
        let result = await SessionReplayer(app.workspace, clock: clock).replay(recording.steps)
        await app.close()
        return result
    }

    private func accounts(
        in snapshot: StorageSnapshot, time: ReplayClock
    ) async throws(LaunchError) -> AccountData {
        do throws(StorageOpenError) {
            return try await AccountData.open(copyOf: snapshot, time: time)
        } catch {
            throw .storage(error)
        }
    }

    private func link(of start: SessionStart) throws(SessionReplayError) -> DeepLink? {
        guard let text = start.link else { return nil }
        do throws(DeepLinkError) {
            return try AppDeepLinks.link(from: text)
        } catch {
            throw .link(error)
        }
    }

    private func selection(of start: SessionStart) throws(SessionReplayError) -> FeatureSelection {
        do throws(UsageError) {
            return try FeatureSelection(text: start.features)
        } catch {
            throw .features(error)
        }
    }

    private func report(
        _ result: ReplayResult, of recording: Recording, _ start: SessionStart
    ) -> String {
        let (count, frames) = (result.eventCount, "\(result.frameCount)")
        guard let difference = result.difference else {
            let identical = RecordingStrings.identical(
                path: path.printable, count: count, frames: frames)
            return recording.isComplete ? identical : "\(identical) \(RecordingStrings.incomplete)"
        }
        let line = recording.firstStepLine + difference.stepIndex
        let different = RecordingStrings.different(
            path: path.printable, count: count, frames: frames, line: "\(line)",
            version: start.version.printable)
        return "\(different)\n\(difference.frame.text)"
    }
}
