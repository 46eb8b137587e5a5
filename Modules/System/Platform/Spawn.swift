// Darwin declares these types as pointers, the other C libraries as structures.
#if canImport(Darwin)
    /// The file actions of `posix_spawn`.
    public typealias SpawnFileActions = posix_spawn_file_actions_t?
    /// The attributes of `posix_spawn`.
    public typealias SpawnAttributes = posix_spawnattr_t?
    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    public let spawnSetsSession: Int16 = 0x400
#else
    /// The file actions of `posix_spawn`.
    public typealias SpawnFileActions = posix_spawn_file_actions_t
    /// The attributes of `posix_spawn`.
    public typealias SpawnAttributes = posix_spawnattr_t
    /// `POSIX_SPAWN_SETSID`, which Swift does not import.
    public let spawnSetsSession: Int16 = 0x80
#endif
