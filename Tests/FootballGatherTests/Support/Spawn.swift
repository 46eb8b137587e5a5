import Platform

/// What a process is started with.
struct Launch {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String]
    var directory: String
    /// Descriptors, which are still the caller's to close; nil leaves the stream closed.
    var input: Int32?
    var output: Int32?
    var errors: Int32?

    /// Starts it in a process group of its own, with no signal blocked or ignored, whatever this
    /// process inherited or does.
    func start() throws -> pid_t {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        for (stream, descriptor) in [input, output, errors].enumerated() {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(stream))
            } else {
                posix_spawn_file_actions_addclose(&actions, Int32(stream))
            }
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in Self.restored { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let variables = environment.map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        // posix_spawn cannot say everywhere where a process begins; a shell can.
        let shell = "/bin/sh"
        let words = [shell, "-c", "cd \"$0\" && exec \"$@\"", directory, executable] + arguments
        let failure = Self.withWords(words) { argv in
            Self.withWords(variables) { envp in
                posix_spawn(&process, shell, &actions, &attributes, argv, envp)
            }
        }
        guard failure == 0 else {
            throw Missing("\(shell) does not start: \(String(cString: strerror(failure))).")
        }
        return process
    }

    /// What this process, or whoever has started it, may ignore.
    private static let restored = [
        SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP, SIGTTOU, SIGTTIN, SIGXFSZ,
    ]

    /// The words as C has them: copies, with a null pointer behind them.
    private static func withWords<Result>(
        _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = words.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }
}
