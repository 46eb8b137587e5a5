import Platform
import PostgreSQL
import TextSanitizing

/// The parsed command line and environment.
struct ServerOptions {
    /// The task of the program.
    enum Command {
        case run, checkConfig, help, version
    }

    private(set) var command = Command.run
    private(set) var logsRequests = false
    /// The address of a PostgreSQL database; nil if the data is in the data directory.
    private(set) var database: PostgreSQLAddress?
    private var values: [String: String] = [:]

    /// The options with a value. Each is also a variable: `--data-dir` is FOOTBALL_GATHER_DATA_DIR.
    private static let names = [
        "--listen", "--data-dir", "--database", "--tls-certificate", "--tls-key", "--threads",
    ]

    /// Parses the arguments, which have precedence over the environment.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    init(
        _ arguments: [String], environment: (String) -> String?
    ) throws(ServerError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map { String($0) } ?? ""
            if Self.names.contains(name) {
                let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() ?? ""
                guard !value.isEmpty else { throw .usage("\(name) needs a value.") }
                guard values[name] == nil else { throw .usage("\(name) was given twice.") }
                values[name] = value
            } else {
                try takeFlag(argument)
            }
        }
        for name in Self.names where values[name] == nil {
            let letters = name.dropFirst(2).uppercased().replacing("-", with: "_")
            values[name] = environment("FOOTBALL_GATHER_" + letters)
        }
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw .usage("--tls-certificate and --tls-key need each other.")
        }
        if let text = values["--database"] {
            guard let address = PostgreSQLAddress(text) else {
                throw .usage(
                    "--database is an address such as postgres://user@host/name, in which special "
                        + "characters are escaped, such as %40 for @.")
            }
            guard values["--data-dir"] == nil else {
                throw .usage("--database and --data-dir exclude each other.")
            }
            database = address
        }
        if let text = values["--threads"], !(1...256).contains(Int(text) ?? 0) {
            throw .usage("--threads is a number from 1 to 256.")
        }
    }

    private mutating func takeFlag(_ argument: String) throws(ServerError) {
        switch argument {
        case "--log-requests": logsRequests = true
        case "--check-config": command = .checkConfig
        case "--help", "-h": command = .help
        case "--version": command = .version
        default: throw .usage("There is no option “\(argument.sanitized(for: .message))”.")
        }
    }

    /// The address and the port.
    var listen: String { values["--listen"] ?? "127.0.0.1:8080" }

    /// The path of the certificate.
    var tlsCertificate: String? { values["--tls-certificate"] }

    /// The path of the private key.
    var tlsKey: String? { values["--tls-key"] }

    /// The number of threads.
    var threads: Int { values["--threads"].flatMap { Int($0) } ?? processorCount }

    /// The number of processors.
    var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The data directory; nil if there is no default.
    var dataDirectory: String? {
        if let path = values["--data-dir"] { return path }
        // The XDG Base Directory Specification ignores relative paths.
        if let base = environmentVariable("XDG_DATA_HOME"), base.hasPrefix("/") {
            return base + "/football-gather-server"
        }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
        return home + "/.local/share/football-gather-server"
    }
}
