import Glibc
import Platform
import PostgreSQL
import ProgramOptions

/// The parsed command line and environment.
struct ServerOptions: ParsedOptions {
    var requestedText: ProgramText?
    /// True if the configuration is checked and no server runs.
    private(set) var checksConfiguration = false
    /// A command on the data directory to run instead of the server.
    private(set) var command: DirectoryCommand?
    private(set) var logsRequests = false
    /// The address and the port.
    private(set) var listen = "127.0.0.1:8080"
    /// The address of a PostgreSQL database; nil if the data is in the data directory.
    private(set) var database: PostgreSQLAddress?
    /// The path of the certificate.
    private(set) var tlsCertificate: String?
    /// The path of the private key.
    private(set) var tlsKey: String?
    /// The path of the log; nil for standard error.
    private(set) var logFile: String?
    private var givenDataDirectory: String?
    private var givenThreads: Int?

    /// Parses the arguments, which have precedence over the environment.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    init(
        _ arguments: [String], environment: (String) -> String?
    ) throws(UsageError) {
        try parse(arguments, environment: environment)
        guard requestedText != nil || (tlsCertificate == nil) == (tlsKey == nil) else {
            throw .invalid("--tls-certificate and --tls-key need each other; give both or none.")
        }
        guard requestedText != nil || command == nil || database == nil else {
            throw .invalid(
                "--check, --backup and --restore are for a data directory; use pg_dump and pg_restore "
                    + "for PostgreSQL, or leave --database and FOOTBALL_GATHER_DATABASE out.")
        }
    }

    static var all: [ProgramOption<Self>] {
        [
            .value(
                "--listen", .text("ADDRESS:PORT"), variable: "FOOTBALL_GATHER_LISTEN",
                "Listens on another address than 127.0.0.1:8080, such as localhost:8080. Port 0 is any "
                    + "free port."
            ) { (options, text) throws(UsageError) in options.listen = text },
            .value(
                "--data-dir", .directory("DIR"), variable: "FOOTBALL_GATHER_DATA_DIR",
                sets: \.givenDataDirectory,
                "Stores the data in another directory. The default is "
                    + "$XDG_DATA_HOME/football-gather-server, or ~/.local/share/football-gather-server."
            ),
            .value(
                "--database", .text("ADDRESS"), variable: "FOOTBALL_GATHER_DATABASE",
                conflicts: ["--data-dir"],
                "Stores the data in a PostgreSQL database instead of a directory, such as "
                    + "postgres://user@host/name. Several servers can share it."
            ) { (options, text) throws(UsageError) in
                options.database = try address(text)
            },
            .value(
                "--tls-certificate", .file("FILE"), variable: "FOOTBALL_GATHER_TLS_CERTIFICATE",
                sets: \.tlsCertificate, "Reads the certificate and its chain, in the PEM format."),
            .value(
                "--tls-key", .file("FILE"), variable: "FOOTBALL_GATHER_TLS_KEY", sets: \.tlsKey,
                "Reads the private key of the certificate."),
            .value(
                "--threads", .text("N"), variable: "FOOTBALL_GATHER_THREADS",
                "Answers requests on 1 to 256 threads. The default is one for each processor."
            ) { (options, text) throws(UsageError) in
                guard let number = Int(text), (1...256).contains(number) else {
                    throw .invalid("--threads is a number from 1 to 256; give such a number.")
                }
                options.givenThreads = number
            },
            .value(
                "--log-file", .file("FILE"), variable: "FOOTBALL_GATHER_LOG_FILE", sets: \.logFile,
                "Writes the log to a file instead of standard error."),
            .flag(
                "--log-requests", variable: "FOOTBALL_GATHER_LOG_REQUESTS", sets: \.logsRequests,
                "Logs each request, not only the failed ones."),
            .flag(
                "--check-config", sets: \.checksConfiguration,
                "Checks the options, the certificate, and the directory or database."),
            command(
                "--check", "Reads all data in the directory, and lists what is damaged."
            ) { _ in .check },
            command(
                "--backup", value: .file("FILE"),
                "Copies the data in the directory to a new file, also while a server runs."
            ) { .backUp(to: $0) },
            command(
                "--restore", value: .file("FILE"),
                "Replaces the data in the directory by a backup, and keeps a copy of the replaced data. "
                    + "No server may run."
            ) { .restore($0) },
            .help, .version, .manPage, .completions,
        ]
    }

    /// Returns an option for a command on the data directory, which starts no server.
    private static func command(
        _ name: String, value: OptionValue? = nil, _ summary: String,
        _ make: @escaping @Sendable (String) -> DirectoryCommand
    ) -> ProgramOption<Self> {
        let others = ["--check", "--backup", "--restore"].filter { $0 != name }
        let description = OptionDescription(
            [name], value: value,
            conflicts: others + [
                "--check-config", "--listen", "--tls-certificate", "--tls-key", "--threads",
                "--log-file", "--log-requests",
            ],
            summary: summary)
        return ProgramOption(description) { (options, text) throws(UsageError) in
            options.command = make(text)
        }
    }

    private static func address(_ text: String) throws(UsageError) -> PostgreSQLAddress {
        guard let address = PostgreSQLAddress(text) else {
            throw .invalid(
                "--database is an address such as postgres://user@host/name; escape special characters, "
                    + "such as %40 for @.")
        }
        return address
    }

    /// The number of threads.
    var threads: Int { givenThreads ?? processorCount }

    /// The number of processors.
    var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// The data directory.
    ///
    /// - Throws: `.usage` if there is no default.
    var dataDirectory: String {
        get throws(LaunchError) {
            if let givenDataDirectory { return givenDataDirectory }
            do throws(UsageError) {
                return try DefaultDataDirectory.path(
                    of: "football-gather-server", environment: environmentVariable)
            } catch {
                throw .usage(error.message)
            }
        }
    }
}
