package import Glibc

/// Starts a program without a copy of this process in between.
package enum Spawn {
    /// One of the new process's files.
    package struct File {
        let number: Int32
        let path: String
        let flags: Int32

        package init(number: Int32, path: String, flags: Int32) {
            self.number = number
            self.path = path
            self.flags = flags
        }
    }

    /// - Parameters:
    ///   - path: found in `PATH` when it has no slash.
    ///   - isSessionLeader: the first terminal among the files is then the one that controls it.
    ///   - environment: what is set in another way than for this program.
    package static func callAsFunction(
        _ path: String, _ arguments: [String], files: [File], isSessionLeader: Bool = false,
        environment: [String: String] = [:]
    ) throws(BenchError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for file in files {
            posix_spawn_file_actions_addopen(&actions, file.number, file.path, file.flags, 0o600)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isSessionLeader { posix_spawnattr_setflags(&attributes, newSession) }

        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = self.environment(environment).map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let error = posix_spawnp(&process, path, &actions, &attributes, words, variables)
        guard error == 0 else {
            throw BenchError("\(path) does not start: \(String(cString: strerror(error)))")
        }
        return process
    }

    /// POSIX_SPAWN_SETSID, which Swift does not import.
    private static let newSession: Int16 = 0x80

    /// Ours, with some variables set in another way.
    private static func environment(_ changes: [String: String]) -> [String] {
        var kept: [String] = []
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            let name = text.prefix { $0 != "=" }
            if changes[String(name)] == nil { kept.append(text) }
            next += 1
        }
        return kept + changes.map { "\($0)=\($1)" }
    }
}
