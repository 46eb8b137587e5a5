/// The delay of password checks after wrong passwords, on this device and on a server.
package enum WrongPasswordDelay {
    /// The time without an attempt that takes back wrong passwords.
    package static let recovery = Duration.seconds(600)

    /// Returns the delay after a number of wrong passwords, which doubles from 0.2 to 5 seconds.
    package static func after(_ count: Int64) -> Duration {
        count <= 0 ? .zero : min(.milliseconds(100 << min(count, 6)), .seconds(5))
    }
}
