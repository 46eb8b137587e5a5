import CLinux
import Glibc

/// One call of `posix_spawn`.
struct Spawn: ~Copyable {
    /// True if the process becomes the leader of a new session.
    var startsSession = false
    private let actions = UnsafeMutablePointer<posix_spawn_file_actions_t>.allocate(capacity: 1)
    private let attributes = UnsafeMutablePointer<posix_spawnattr_t>.allocate(capacity: 1)

    init() {
        posix_spawn_file_actions_init(actions)
        posix_spawnattr_init(attributes)
    }

    deinit {
        posix_spawn_file_actions_destroy(actions)
        posix_spawnattr_destroy(attributes)
        actions.deallocate()
        attributes.deallocate()
    }

    /// Gives the process a copy of a descriptor, or closes the stream if `file` is `nil`.
    mutating func connect(_ number: Int32, to file: Int32?) {
        if let file {
            posix_spawn_file_actions_adddup2(actions, file, number)
        } else {
            posix_spawn_file_actions_addclose(actions, number)
        }
    }

    /// Opens a file for reading and writing in the process.
    mutating func open(_ path: String, as number: Int32) {
        posix_spawn_file_actions_addopen(actions, number, path, O_RDWR, 0)
    }

    func start(_ command: Command) throws(ProcessError) -> pid_t {
        var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        if startsSession {
            flags |= Int16(POSIX_SPAWN_SETSID)
        } else {
            flags |= Int16(POSIX_SPAWN_SETPGROUP)
            posix_spawnattr_setpgroup(attributes, 0)
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(attributes, &signals)
        for number in Self.defaultSignals { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(attributes, &signals)
        posix_spawnattr_setflags(attributes, flags)

        let variables = command.environment.map { "\($0.key)=\($0.value)" }.sorted()
        let words = ([command.executable] + command.arguments).map { strdup($0) } + [nil]
        let settings = variables.map { strdup($0) } + [nil]
        defer { for copy in words + settings { free(copy) } }
        var process: pid_t = 0
        if let directory = command.directory {
            posix_spawn_file_actions_addchdir_np(actions, directory)
        }
        // Otherwise a process that outlives a test could keep its pipes and connections open.
        posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1)
        let error = posix_spawnp(&process, command.executable, actions, attributes, words, settings)
        guard error == 0 else {
            let place = command.directory.map { " in \($0)" } ?? ""
            throw ProcessError("\(command.executable) cannot be started\(place)", errno: error)
        }
        return process
    }

    /// Signals that this process, or the shell that has started it, may ignore.
    private static let defaultSignals = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP, SIGTTOU, SIGTTIN, SIGXFSZ,
    ]
}
