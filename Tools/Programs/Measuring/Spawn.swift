package import Platform

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
    ///   - environment: what is set in another way than for this program; nil for what is not set.
    package static func callAsFunction(
        _ path: String, _ arguments: [String], files: [File], isSessionLeader: Bool = false,
        environment: [String: String?] = [:]
    ) throws(BenchError) -> pid_t {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #else
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for file in files {
            posix_spawn_file_actions_addopen(&actions, file.number, file.path, file.flags, 0o600)
        }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isSessionLeader { posix_spawnattr_setflags(&attributes, newSession) }

        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = changed(current, by: environment).map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process = pid_t()
        let error = posix_spawnp(&process, path, &actions, &attributes, words, variables)
        guard error == 0 else {
            throw BenchError("\(path) does not start: \(String(cString: strerror(error)))")
        }
        return process
    }

    /// POSIX_SPAWN_SETSID, which Swift does not import from everywhere.
    #if canImport(Glibc)
        private static let newSession: Int16 = 0x80
    #else
        private static let newSession: Int16 = 0x400
    #endif

    /// What is set for this program: `NAME=value`.
    private static var current: [String] {
        #if canImport(Glibc)
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #else
            var next = _NSGetEnviron().pointee
        #endif
        var entries: [String] = []
        while let entry = next?.pointee {
            entries.append(String(cString: entry))
            next = next?.advanced(by: 1)
        }
        return entries
    }

    /// Entries with some variables set in another way, and without those that are nil.
    static func changed(_ entries: [String], by changes: [String: String?]) -> [String] {
        let kept = entries.filter { entry in
            !changes.keys.contains(String(entry.prefix { $0 != "=" }))
        }
        return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    }
}
