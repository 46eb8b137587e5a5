import Glibc

/// The limit for the numbers of open files of the process.
public enum DescriptorLimit {
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

    /// The limit, which the administrator can change at any time. All numbers are smaller.
    public static var current: Int { Int(clamping: value.rlim_cur) }

    /// Raises the limit as far as the system permits. The usual limit is 1,024.
    ///
    /// - Parameter count: The largest useful limit.
    public static func raise(to count: Int) {
        var limit = value
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(count)))
        setrlimit(resource, &limit)
    }

    private static var value: rlimit {
        var limit = rlimit()
        getrlimit(resource, &limit)
        return limit
    }
}
