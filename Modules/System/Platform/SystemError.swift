import Glibc

/// The error number of a failed system call.
public struct SystemError: Error, Equatable, Sendable {
    /// The value of `errno`.
    public let number: Int32

    /// Creates an error with a value of `errno`.
    public init(number: Int32) {
        self.number = number
    }

    /// The error of the last failed call on this thread.
    public static var last: SystemError { SystemError(number: errno) }

    /// The system's description, without a full stop.
    public var message: String { String(cString: strerror(number)) }
}
