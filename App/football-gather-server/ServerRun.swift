import HTTPServer
import Persistence
import Platform
import PostgreSQL
import Service
import ServiceAPI
import SystemTime
import TextSanitizing
import UnicodeText

/// One run of the server.
struct ServerRun {
    /// The largest size of a file with a certificate or key.
    private static let fileLimit = 1 << 20

    private let options: ServerOptions

    init(_ options: ServerOptions) {
        self.options = options
    }

    /// Runs the server until a signal.
    func run() async throws(ServerError) {
        raiseFileLimit()
        let listener = try await start()
        ServerLog.write("started") { [port = listener.port, options] in
            $0.field("address", options.listen)
            $0.field("port", Int64(port))
            $0.field("tls", options.tlsCertificate != nil)
        }
        StopSignals.wait()
        ServerLog.write("stopping")
        await listener.stop()
        ServerLog.write("stopped")
    }

    /// Checks the configuration without a change, also while a server uses it.
    func check() throws(ServerError) {
        let settings = try settings
        try checkDatabase()
        do throws(HTTPListenerError) {
            try HTTPListener.check(settings)
        } catch {
            throw .listener(error)
        }
    }

    private func checkDatabase() throws(ServerError) {
        if let address = options.database {
            do throws(PostgreSQLError) {
                return try PostgreSQLDatabase.check(address)
            } catch {
                throw .database(error)
            }
        }
        let directory = try directory
        do throws(StorageOpenError) {
            try Storage.checkService(directory: directory)
        } catch {
            throw .storage(error, directory: directory)
        }
    }

    private func openDatabase() async throws(ServerError) -> any SQLDatabase {
        if let address = options.database {
            do throws(PostgreSQLError) {
                return try PostgreSQLDatabase(address, readerCount: min(2 * options.threads, 16))
            } catch {
                throw .database(error)
            }
        }
        let directory = try directory
        do throws(StorageOpenError) {
            return try await Storage.openService(
                directory: directory, readerCount: options.threads)
        } catch {
            throw .storage(error, directory: directory)
        }
    }

    private var directory: String {
        get throws(ServerError) {
            guard let directory = options.dataDirectory else {
                throw .usage("HOME is not an absolute path; give --data-dir DIR.")
            }
            return directory
        }
    }

    private var settings: HTTPListenerOptions {
        get throws(ServerError) {
            var settings = HTTPListenerOptions(
                address: options.listen, threads: options.threads, bodyLimit: WebService.bodyLimit)
            if let certificate = options.tlsCertificate, let key = options.tlsKey {
                settings.tls = .init(
                    certificate: try content(of: certificate), key: try content(of: key))
            }
            return settings
        }
    }

    private func start() async throws(ServerError) -> HTTPListener {
        let settings = try settings
        let service = WebService(
            database: try await openDatabase(),
            secrets: Storage.serviceSecrets(
                passwordCost: .interactive, concurrency: max(1, options.processorCount / 2)),
            folding: UTF8ProcFolding(), time: SystemTimeSource(), report: report)
        do throws(HTTPListenerError) {
            return try HTTPListener(settings) { service.answer($0) }
        } catch {
            throw .listener(error)
        }
    }

    /// The closure that logs requests: all of them, or only the failed ones.
    private var report: @Sendable (RequestReport) -> Void {
        { [logsAll = options.logsRequests] report in
            if logsAll || report.status >= 500 || report.status == 429 { ServerLog.write(report) }
        }
    }

    private func content(of path: String) throws(ServerError) -> String {
        do throws(FileReadError) {
            let bytes = try Platform.content(ofFile: path, limit: Self.fileLimit)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable(path.sanitized(for: .message))
        }
    }

    /// Allows as many open connections as the system permits. The usual limit is 1,024.
    private func raiseFileLimit() {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        setrlimit(resource, &limit)
    }
}
