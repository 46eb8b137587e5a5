import Cryptography
import Domain
import HTTPServer
import Platform
import PostgreSQL
import SQLite
import Service
import ServiceAPI
import ServicePersistence
import SystemTime
import TextSanitizing
import UnicodeText

/// One run of the server.
struct ServerRun {
    private static let checksumsRemedy = "Enable them with pg_checksums, so that damage is noticed."
    /// The largest size of a file with a certificate or key.
    private static let fileLimit = 1 << 20

    private let options: ServerOptions

    init(_ options: ServerOptions) {
        self.options = options
    }

    /// Runs the server until a signal.
    func run() async throws(LaunchError) {
        DescriptorLimit.raise(to: 65_536)
        returnMemory(ofArraysFrom: 1 << 20)
        let log = try ServerLog(options.logFile)
        let settings = try settings
        // Without descriptors, the parts of the service fail in many ways.
        try check(settings)
        let database = try await openDatabase(log)
        let service = makeService(database, log)
        let listener = try start(settings, service)
        log.write("started") { [port = listener.port, options] in
            $0.field("address", options.listen)
            $0.field("port", Int64(port))
            $0.field("tls", options.tlsCertificate != nil)
        }
        ServiceManager.report(.ready)
        let update = update(service, log)
        let maintenance = try maintenance(log)
        while case .reload = ServerSignal.next() { reload(listener, log) }
        ServiceManager.report(.stopping)
        log.write("stopping")
        service.stop()
        await listener.stop()
        await maintenance?.stop()
        update.cancel()
        await update.value
        await database.close()
        log.write("stopped")
        log.flush()
    }

    /// Reads the certificate and its key again, and opens the log again.
    private func reload(_ listener: HTTPListener, _ log: ServerLog) {
        ServiceManager.report(.reloading)
        log.reopen()
        do throws(LaunchError) {
            if let tls = try tls {
                do throws(HTTPListenerError) {
                    try listener.use(tls)
                } catch {
                    throw .listener(error)
                }
            }
            log.write("reloaded")
        } catch {
            log.write("not-reloaded") { $0.field("reason", error.message) }
        }
        ServiceManager.report(.ready)
    }

    /// Checks the configuration without a change, also while a server uses it.
    ///
    /// - Returns: A warning, or nil.
    func check() throws(LaunchError) -> String? {
        let settings = try settings
        let warning = try checkDatabase()
        try check(settings)
        return warning
    }

    private func check(_ settings: HTTPListenerOptions) throws(LaunchError) {
        do throws(HTTPListenerError) {
            try HTTPListener.check(settings)
        } catch {
            throw .listener(error)
        }
    }

    private func checkDatabase() throws(LaunchError) -> String? {
        if let address = options.database {
            do throws(PostgreSQLError) {
                return try PostgreSQLDatabase.check(address)
                    ? "The database has no data checksums. \(Self.checksumsRemedy)" : nil
            } catch {
                throw .database(error)
            }
        }
        let directory = try options.dataDirectory
        do throws(StorageOpenError) {
            try ServiceStorage.check(directory: directory)
            return nil
        } catch {
            throw .storage(error, directory: directory)
        }
    }

    private func openDatabase(_ log: ServerLog) async throws(LaunchError) -> any SQLDatabase {
        if let address = options.database {
            do throws(PostgreSQLError) {
                let database = try PostgreSQLDatabase(
                    address, readerCount: readerCount, writerCount: Self.writerCount)
                if database.lacksDataChecksums {
                    log.write("no-data-checksums") { $0.field("remedy", Self.checksumsRemedy) }
                }
                return database
            } catch {
                throw .database(error)
            }
        }
        let directory = try options.dataDirectory
        do throws(StorageOpenError) {
            return try await ServiceStorage.open(
                directory: directory, readerCount: readerCount, at: SystemTimeSource().now())
        } catch {
            throw .storage(error, directory: directory)
        }
    }

    /// Starts the maintenance of the data directory. A database has its own.
    private func maintenance(_ log: ServerLog) throws(LaunchError) -> ServerMaintenance? {
        guard options.database == nil else { return nil }
        return ServerMaintenance(of: try options.dataDirectory, log)
    }

    /// Starts the update of players. An error is no reason to stop, and the rest follows at the
    /// next start.
    private func update(_ service: WebService, _ log: ServerLog) -> Task<Void, Never> {
        Task {
            do throws(StorageError) {
                try await service.updatePlayers()
            } catch {
                let directory = options.database == nil ? try? options.dataDirectory : nil
                let reason =
                    directory.map { LaunchError.storage(.storage(error), directory: $0) }
                    ?? .database(.storage(error))
                log.write("players-not-updated") { $0.field("reason", reason.message) }
            }
        }
    }

    private var settings: HTTPListenerOptions {
        get throws(LaunchError) {
            var settings = HTTPListenerOptions(
                address: options.listen, threads: options.threads, bodyLimit: WebService.bodyLimit)
            settings.tls = try tls
            // Connections to PostgreSQL can be opened again at any time.
            if options.database != nil {
                settings.reservedDescriptors += readerCount + Self.writerCount
            }
            return settings
        }
    }

    private var tls: HTTPListenerOptions.TLS? {
        get throws(LaunchError) {
            guard let certificate = options.tlsCertificate, let key = options.tlsKey else {
                return nil
            }
            return .init(certificate: try content(of: certificate), key: try content(of: key))
        }
    }

    /// The largest number of connections to PostgreSQL for writes. With more of them, fewer
    /// accounts share a transaction.
    private static let writerCount = 8
    /// The number of connections for reads.
    private var readerCount: Int {
        options.database == nil ? options.threads : min(2 * options.threads, 16)
    }

    private func makeService(_ database: any SQLDatabase, _ log: ServerLog) -> WebService {
        WebService(
            database: database,
            secrets: ServiceStorage.makeSecrets(
                passwordCost: .interactive, concurrency: max(1, options.processorCount / 2)),
            folding: UTF8ProcFolding(), time: SystemTimeSource(), report: report(to: log))
    }

    private func start(
        _ settings: HTTPListenerOptions, _ service: WebService
    ) throws(LaunchError) -> HTTPListener {
        do throws(HTTPListenerError) {
            return try HTTPListener(settings) { service.answer($0) }
        } catch {
            throw .listener(error)
        }
    }

    /// The closure that logs requests: all of them, or only the failed ones.
    private func report(to log: ServerLog) -> @Sendable (RequestReport) -> Void {
        { [logsAll = options.logsRequests] report in
            if logsAll || report.status >= 500 || report.status == 429 { log.write(report) }
        }
    }

    private func content(of path: String) throws(LaunchError) -> String {
        do throws(FileReadError) {
            let bytes = try Platform.content(ofFile: path, limit: Self.fileLimit)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable(path: path, error)
        }
    }
}
