/// Prevents that a crash of the process leaves its memory in a file.
public func disableCoreFiles() {
    #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    #else
        let resource = RLIMIT_CORE
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = 0
    setrlimit(resource, &limit)
}
