import Foundation
import Processes
import Service
import TestSupport
import Testing

@testable import PostgreSQL

/// A PostgreSQL server in a temporary directory, with a socket in it. It ends with this object, and
/// with the process of the tests.
final class PostgreSQLCluster: Sendable {
    /// The server of all tests that do not stop it.
    static let shared = Task { try await PostgreSQLCluster() }

    private let directory =
        FileManager.default.temporaryDirectory.path + "/football-gather-postgresql-\(UUID())"
    private let guardian: Guardian

    /// The process that stops the server, and deletes its directory, at the end of its input.
    private actor Guardian {
        private let process: ChildProcess

        init(_ command: Command) throws {
            process = try ChildProcess(command, input: .pipe)
        }

        /// Waits until the server accepts connections.
        func start() async throws {
            try await poll { [process] in
                let status = process.exitStatus
                try #require(status == nil, "\(process.outputText)\(process.errorText)")
                return process.outputText.contains("ready")
            }
        }
    }

    /// Creates and starts a server.
    ///
    /// - Parameter options: Options of `initdb`.
    init(_ options: String...) async throws {
        guardian = try Guardian(Self.command("guard", directory, options))
        try await guardian.start()
    }

    /// Returns an address of a new, empty database with its own advisory lock.
    func makeAddress(user: String = "postgres") throws -> String {
        let schema = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
        try run("CREATE SCHEMA \(schema)")
        return address(user) + "?options=-csearch_path%3D\(schema)"
    }

    func address(_ user: String = "postgres", database: String = "postgres") -> String {
        let socket = directory.replacing("/", with: "%2F")
        return "postgres://\(user)@\(socket)/\(database)"
    }

    /// Executes a statement as an administrator.
    func run(_ sql: String) throws {
        let connection = try Self.connect(address())
        connection.queue(sql)
        try connection.finish()
    }

    /// Returns the integer that a statement of an administrator finds, or nil.
    func integer(_ sql: String) throws -> Int64? {
        try Self.connect(address()).integer(sql, [])
    }

    /// Returns a connection without short time limits, because other tests can delay this one.
    static func connect(_ address: String) throws -> PostgreSQLConnection {
        let connection = try PostgreSQLConnection(try #require(PostgreSQLAddress(address)))
        connection.deadline = .now + .seconds(900)
        connection.queue("SET idle_in_transaction_session_timeout = 0")
        try connection.finish()
        return connection
    }

    /// Ends the server without a warning.
    func kill() async throws {
        _ = try await Self.command("kill", directory).run()
    }

    /// Starts the server after `kill`.
    func start() async throws {
        let result = try await Self.command("start", directory).run()
        #expect(result.status == .exited(0), "\(result.output)\(result.errors)")
    }

    private static func command(
        _ task: String, _ directory: String, _ options: [String] = []
    ) -> Command {
        Command(
            "/bin/sh", ["-c", script, "sh", task, directory] + options,
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"])
    }

    /// The tasks of the server. It refuses to run for root, so then it runs for nobody.
    private static let script = #"""
        task=$1 data=$2
        shift 2
        for folder in /usr/lib/postgresql/*/bin; do
            [ ! -x "$folder/initdb" ] || PATH=$folder:$PATH
        done
        as_user=
        [ "$(id -u)" != 0 ] || as_user='setpriv --reuid=65534 --regid=65534 --clear-groups'
        cd /
        start() {
            for attempt in 1 2 3 4 5; do
                $as_user pg_ctl -D "$data" -l "$data/log" -w -t 60 start </dev/null && return
                sleep 0.2
            done
            cat "$data/log"
            return 1
        }
        case $task in
        guard)
            mkdir -m 700 "$data"
            [ -z "$as_user" ] || chown 65534:65534 "$data"
            $as_user initdb -D "$data" -U postgres -A trust -E UTF8 --locale=C --no-sync "$@" || exit
            {
                echo "listen_addresses = ''"
                echo "unix_socket_directories = '$data'"
                echo 'max_connections = 200'
                echo 'fsync = off'
            } >>"$data/postgresql.conf"
            # The first rule that matches a user decides.
            sed -i '1i local all with_password scram-sha-256' "$data/pg_hba.conf"
            start && echo ready || exit
            read -r line
            $as_user pg_ctl -D "$data" -m immediate stop
            rm -rf "$data"
            ;;
        kill)
            server=$(head -n 1 "$data/postmaster.pid")
            kill -9 "$server"
            # A server does not start while another one with its lock file exists, also as a zombie.
            for attempt in $(seq 300); do
                kill -0 "$server" 2>/dev/null || break
                sleep 0.1
            done
            ;;
        start) start ;;
        esac
        """#
}
