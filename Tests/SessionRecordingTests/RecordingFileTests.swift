import Domain
import Platform
import Testing

@testable import SessionRecording

@MainActor @Suite struct `Files of recordings` {
    private func withDirectory(_ body: (String) throws -> Void) throws {
        let directory = try TemporaryDirectory(prefix: "session-recording-tests")
        try body(directory.path)
    }

    @Test func `a written recording is read again, and only its owner can read it`() throws {
        try withDirectory { directory in
            let path = directory + "/recording"
            let file = try RecordingFile(creating: path)
            var writer = RecordingWriter()
            file.append(writer.lines(for: RecordingHeader(values: ["name": "손흥민"])))
            file.append(writer.endLine())
            #expect(file.error == nil)
            let recording = try Recording(contentsOf: path)
            #expect(recording.header.values == ["name": "손흥민"] && recording.isComplete)
            var status = stat()
            #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
            file.delete()
            #expect(access(path, F_OK) != 0)
        }
    }

    @Test func `an existing file is not overwritten`() throws {
        try withDirectory { directory in
            let path = directory + "/recording"
            _ = try RecordingFile(creating: path)
            #expect(throws: SystemError(number: EEXIST)) { try RecordingFile(creating: path) }
        }
    }

    @Test func `a file that is not a recording has an error with the reason`() throws {
        try withDirectory { directory in
            #expect(throws: RecordingFileError.unreadable(SystemError(number: ENOENT))) {
                try Recording(contentsOf: directory + "/missing")
            }
            #expect(throws: RecordingFileError.notAFile) { try Recording(contentsOf: directory) }
            let file = try RecordingFile(creating: directory + "/text")
            file.append("text\n")
            #expect(throws: RecordingFileError.invalid(.notARecording)) {
                try Recording(contentsOf: file.path)
            }
            #expect(truncate(file.path, 1 << 40) == 0)
            #expect(throws: RecordingFileError.tooLarge) { try Recording(contentsOf: file.path) }
        }
        #expect(SystemError(number: ENOENT).message == "No such file or directory")
    }

    @Test func `a temporary directory is deleted with its files`() throws {
        var path = ""
        try withDirectory { directory in
            path = directory
            _ = try RecordingFile(creating: directory + "/recording")
        }
        #expect(access(path, F_OK) != 0)
    }

    @Test func `the start of a session is read from its header`() throws {
        let start = SessionStart(
            version: "1", moment: Moment(wall: -5, uptime: 7, boot: "run"), seed: .max,
            link: "players/1", files: ["database": [1, 2]])
        #expect(try SessionStart(start.header) == start)
        for name in ["program", "wall", "uptime", "boot", "seed"] {
            var header = start.header
            header.values[name] = nil
            #expect(throws: RecordingError.notARecording) { try SessionStart(header) }
        }
    }
}
