import Platform

/// Why the system did not do something.
struct SystemError: Error, Equatable {
    /// One of the system's error numbers.
    let number: Int32

    /// The number of what has just failed.
    static var last: SystemError { SystemError(number: errno) }

    /// In the system's words, without a full stop.
    var words: String { String(cString: strerror(number)) }
}
