import Glibc
import Synchronization

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
            flags |= Self.startsSessionFlag
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
        // Not every C library lets posix_spawn change the working directory; a shell does.
        var program = [command.executable] + command.arguments
        if let directory = command.directory {
            program = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory] + program
        }
        let words = program.map { strdup($0) } + [nil]
        let settings = variables.map { strdup($0) } + [nil]
        defer { for copy in words + settings { free(copy) } }
        var process: pid_t = 0
        let error = Self.withSpawnLock {
            posix_spawnp(&process, program[0], actions, attributes, words, settings)
        }
        guard error == 0 else {
            throw ProcessError("\(command.executable) cannot be started", errno: error)
        }
        return process
    }

    /// Signals that this process, or the shell that has started it, may ignore.
    private static let defaultSignals = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP, SIGTTOU, SIGTTIN, SIGXFSZ,
    ]

    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    private static let startsSessionFlag: Int16 = 0x80

    private static let lock = Mutex(())

    /// Runs `body` while no other thread starts a process with this module. Otherwise a process
    /// could inherit a descriptor before `FD_CLOEXEC` is set, and keep a pipe open.
    static func withSpawnLock(_ body: () -> Int32) -> Int32 {
        lock.withLock { _ in body() }
    }
}
