import Composition
import Navigation
import Persistence
import TerminalUI
import TextSanitizing

/// Plays a recorded session again, on a copy of what it began with and without a screen, and says
/// whether everything looks the same.
@MainActor struct Replay {
    /// As much as anybody could mean.
    private static let largest = 256 * 1_024 * 1_024

    let path: String

    func callAsFunction() async -> Ending {
        do throws(ReplayError) {
            let recording = try read()
            let result = try await play(recording)
            return .code(Console.print(report(result, of: recording), result))
        } catch {
            Console.complain("\(path.sanitized(for: .message)): \(error.sentence)")
            return .code(error.code)
        }
    }

    private func read() throws(ReplayError) -> Recording {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.bytes(of: path, limit: Self.largest)
        } catch {
            throw .file(error)
        }
        do {
            return try Recording(bytes)
        } catch {
            throw .recording(error)
        }
    }

    private func play(_ recording: Recording) async throws(ReplayError) -> ReplayResult {
        guard let beginning = SessionBeginning(recording.beginning) else {
            throw .recording(.notARecording)
        }
        guard TextLocale.isUnicode else { throw .noUnicode }
        let scratch = try scratch()
        let path = scratch.path
        let signals = EndSignals { ScratchDirectory.remove(path) }
        defer { signals.stop() }
        do {
            try beginning.storage.restore(into: path)
        } catch {
            throw .launch(.storage(.storage(error)))
        }
        let selection = try selection(from: beginning.features)
        let time = ReplayClock(standingAt: beginning.moment)
        let app = LiveApp(
            LiveDependencies(
                directory: path, time: time, shuffle: .seeded(beginning.seed)),
            selection)
        let link = try link(from: beginning.link)
        do {
            _ = try await app.open()
            try await app.launch(opening: link)
        } catch {
            await app.close()
            throw .launch(error)
        }
        let result = await SessionPlayer(app.workspace, clock: time).play(recording.steps)
        await app.close()
        return result
    }

    private func link(from text: String?) throws(ReplayError) -> DeepLink? {
        guard let text else { return nil }
        do throws(DeepLinkError) {
            return try AppDeepLinks.link(from: text)
        } catch {
            throw .recording(.otherVersion)
        }
    }

    private func selection(
        from text: String?
    ) throws(ReplayError) -> FeatureSelection {
        do throws(UsageError) {
            return try FeatureSelection(text: text)
        } catch {
            throw .recording(.otherVersion)
        }
    }

    private func scratch() throws(ReplayError) -> ScratchDirectory {
        do {
            return try ScratchDirectory()
        } catch {
            throw .noScratch(error)
        }
    }

    private func report(_ result: ReplayResult, of recording: Recording) -> String {
        let events = result.acts == 1 ? "1 event" : "\(result.acts) events"
        guard let difference = result.difference else {
            let end = recording.isComplete ? "" : " It stops there, without an end."
            return
                "\(path.sanitized(for: .message)): \(events), \(result.frames) frames, all identical.\(end)"
        }
        let line = recording.firstLine + difference.step
        let program = SessionBeginning(recording.beginning)?.version ?? ""
        return """
            \(path.sanitized(for: .message)): after \(events) and \(result.frames) identical frames, the frame of \
            line \(line) differs. It was recorded by \(program.sanitized(for: .message)). Now it is:
            \(difference.frame.text)
            """
    }
}

extension Console {
    /// Prints what came of a replay; the code says whether it could be printed and what it is.
    fileprivate static func print(_ text: String, _ result: ReplayResult) -> ExitCode {
        let written = print(text)
        return written == .success && result.difference != nil ? .software : written
    }
}
