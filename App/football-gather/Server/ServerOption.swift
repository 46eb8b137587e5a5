import Domain
import FootballUI
import ProgramOptions
import RemoteClient

/// The value of `--server`.
enum ServerOption: Equatable {
    /// The server that was used last, or this device.
    case remembered
    case thisDevice
    case server(ServerAddress)

    /// Parses the value of the option.
    init(_ text: String) throws(UsageError) {
        guard text != "none" else {
            self = .thisDevice
            return
        }
        do throws(ServerAddressError) {
            self = .server(try ServerAddress(parsing: text))
        } catch {
            throw .invalid(error.message)
        }
    }
}
