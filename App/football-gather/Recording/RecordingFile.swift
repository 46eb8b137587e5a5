import Platform

/// The file that a session is recorded in. What was written stays when the program is killed.
@MainActor final class RecordingFile {
    let path: String
    private let descriptor: Int32
    /// What went wrong first; nothing is written behind it.
    private(set) var failure: SystemError?

    /// A new file that only its owner may read.
    init(creating path: String) throws(SystemError) {
        let created = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard created >= 0 else { throw .last }
        self.path = path
        descriptor = created
        // The umask may have taken away more than the others' rights.
        guard fchmod(created, 0o600) == 0 else { throw .last }
    }

    func append(_ text: String) {
        guard failure == nil else { return }
        failure = Descriptor.write(text, to: descriptor)
    }

    /// Takes the file away again: nothing was recorded.
    func discard() {
        unlink(path)
    }

    deinit {
        close(descriptor)
    }
}
