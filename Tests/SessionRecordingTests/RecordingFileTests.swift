import Glibc
import Platform
import TestSupport
import Testing

@testable import SessionRecording

@MainActor @Suite struct `Files of recordings` {
    private let directory = TemporaryDirectory()

    init() throws { try directory.create() }

    @Test func `a written recording is read again, and only its owner can read it`() throws {
        let path = directory.path + "/recording"
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

    @Test func `an existing file is not overwritten`() throws {
        let path = directory.path + "/recording"
        _ = try RecordingFile(creating: path)
        #expect(throws: SystemError(number: EEXIST)) { try RecordingFile(creating: path) }
    }

    @Test(arguments: ["directory", "pipe", "link to a file", "link to nothing"])
    func `something else with the name of the file is not opened`(_ kind: String) throws {
        let path = directory.path + "/recording"
        let target = directory.path + "/target"
        switch kind {
        case "directory": #expect(mkdir(path, 0o700) == 0)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        default: #expect(symlink(target, path) == 0)
        }
        if kind == "link to a file" { try directory.write([7], to: target) }
        #expect(throws: SystemError(number: EEXIST)) { try RecordingFile(creating: path) }
        #expect(directory.bytes(of: target) == (kind == "link to a file" ? [7] : []))
        #expect(throws: RecordingFileError.self) { try Recording(contentsOf: path) }
    }

    @Test func `a file that is not a recording has an error with the reason`() throws {
        #expect(throws: RecordingFileError.unreadable(SystemError(number: ENOENT))) {
            try Recording(contentsOf: directory.path + "/missing")
        }
        #expect(throws: RecordingFileError.notAFile) { try Recording(contentsOf: directory.path) }
        let file = try RecordingFile(creating: directory.path + "/text")
        file.append("text\n")
        #expect(throws: RecordingFileError.invalid(.notARecording)) {
            try Recording(contentsOf: file.path)
        }
        #expect(truncate(file.path, 1 << 40) == 0)
        #expect(throws: RecordingFileError.tooLarge) { try Recording(contentsOf: file.path) }
        #expect(SystemError(number: ENOENT).message == "No such file or directory")
    }
}
