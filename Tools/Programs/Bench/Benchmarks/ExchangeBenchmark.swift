import Cryptography
import Domain
import Persistence
import Platform
import RemoteClient
import SystemTime
import ToolSupport
import UnicodeText

/// The time in which an account moves to a server, and another device receives it.
enum ExchangeBenchmark {
    private static let folding = UTF8ProcFolding()
    private static let time = SystemTimeSource()

    /// - Parameters:
    ///   - directory: A data directory whose user is signed in.
    ///   - address: The address of a server without accounts.
    ///   - folder: An empty folder, for the data of two devices.
    static func run(
        _ directory: String, _ address: String, _ folder: String
    ) async throws -> BenchmarkTable {
        let source = try await storage(directory)
        guard let token = try await source.credentialStore.savedToken(),
            let session = try await source.accounts.session(for: token),
            let address = ServerAddress(address)
        else { throw ToolError(.software, "No user is signed in in \(directory).") }
        let first = try await storage("\(folder)/first")
        let other = try await storage("\(folder)/other")
        let password = Password("correct horse")
        let server = server(at: address, first)
        let target = try await server.accounts.register(
            name: session.user.name, password: password)
        var table = BenchmarkTable("account on a server", unit: "s", digits: 2)
        let copied = try await seconds {
            _ = try await source.copyAccount(of: session, to: first, as: target)
        }
        table.add("copied on the device", Number.text(copied, digits: 2))
        table.add(
            "sent by the device",
            Number.text(try await seconds { try await server.receive(target) }, digits: 2))
        let otherServer = self.server(at: address, other)
        let start = MeasurementClock.monotonicTime
        let otherSession = try await otherServer.accounts.signIn(
            name: session.user.name, password: password)
        let received = seconds(since: start)
        table.add(
            "received by another device, with the sign-in", Number.text(received, digits: 2),
            goal: .init(text: "≤ 2 s", isMet: received <= 2))
        let count = try await other.players(of: otherSession).squad().players.count
        let matches = try await other.matches(of: otherSession).finished(limit: nil).count
        table.addNote("\(count) players and \(matches) gathers")
        for storage in [source, first, other] { await storage.close() }
        return table
    }

    private static func storage(_ directory: String) async throws -> Storage {
        try await Storage.open(
            directory: directory, folding: folding, time: time, passwordCost: .minimum)
    }

    private static func server(at address: ServerAddress, _ storage: Storage) -> RemoteServer {
        RemoteServer(
            at: address, replicas: storage.accountReplicas, accounts: storage.accounts,
            folding: folding,
            time: time)
    }

    private static func seconds(_ body: () async throws -> Void) async throws -> Double {
        let start = MeasurementClock.monotonicTime
        try await body()
        return seconds(since: start)
    }

    private static func seconds(since start: Int64) -> Double {
        Double(MeasurementClock.monotonicTime - start) / 1e9
    }
}
