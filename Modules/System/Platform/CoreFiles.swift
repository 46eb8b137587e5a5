import Glibc

/// Prevents that a crash of the process leaves its memory in a file.
public func disableCoreFiles() {
    let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = 0
    setrlimit(resource, &limit)
}
