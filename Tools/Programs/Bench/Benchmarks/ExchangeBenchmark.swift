import Cryptography
import Domain
import Persistence
import RemoteClient
import SystemTime
import ToolSupport
import UnicodeText

/// The time in which an account moves to a server, and another device receives it.
enum ExchangeBenchmark {
    private static let goalCount = 21
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
        let goals = try await goalDelays(
            from: (server, first, target), to: (otherServer, other, otherSession))
        table.add("goal on the other device, median", Number.text(goals.median, digits: 2))
        table.add(
            "goal on the other device, slowest of \(goalCount)",
            Number.text(goals.largest, digits: 2),
            goal: .init(text: "≤ 1 s", isMet: goals.largest <= 1))
        let count = try await other.players(of: otherSession).squad().players.count
        let matches = try await other.matches(of: otherSession).finished(limit: nil).count
        table.addNote("\(count) players and \(matches) gathers")
        for storage in [source, first, other] { await storage.close() }
        return table
    }

    private typealias Device = (server: RemoteServer, storage: Storage, session: Session)

    /// Returns the seconds until goals of one device are stored on another one.
    private static func goalDelays(
        from device: Device, to other: Device
    ) async throws -> (median: Double, largest: Double) {
        _ = device.server.exchange(of: device.session)
        let news = await other.server.exchange(of: other.session).news()
        let matches = device.storage.matches(of: device.session)
        let otherMatches = other.storage.matches(of: other.session)
        let squad = try await device.storage.players(of: device.session).squad().players
        guard let lineUp = LineUp(squad.prefix(2).map { LineUpEntry($0, team: .a) }) else {
            throw ToolError(.software, "The account has no players.")
        }
        var match = try await matches.start(
            MatchStart(lineUp: lineUp), startsClock: true, at: time.now())
        var iterator = news.makeAsyncIterator()
        var delays: [Double] = []
        // The first goal also waits for the start of the gather.
        for number in 0...goalCount {
            guard let event = MatchChange.addGoal(Goal(.a)).event(in: match, at: time.now()) else {
                throw ToolError(.software, "A goal is not possible.")
            }
            let start = MeasurementClock.monotonicTime
            match = try await matches.append(event, to: match)
            while try await otherMatches.current()?.score != match.score {
                guard await iterator.next() != nil else {
                    throw ToolError(.software, "The other device exchanges no more.")
                }
            }
            if number > 0 { delays.append(seconds(since: start)) }
        }
        delays.sort()
        return (delays[delays.count / 2], delays[delays.count - 1])
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
