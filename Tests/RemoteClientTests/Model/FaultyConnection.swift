import Domain
import FoundationEssentials
import ServiceAPI
import Synchronization
import TestSupport

@testable import RemoteClient

/// The connection of one device to the service, with faults.
final class FaultyConnection: Transport {
    /// A fault of the next page of changes.
    enum Damage: Sendable {
        /// The page ends after a part of its bytes, which is given in thousandths.
        case cut(Int)
        /// The byte at a place, which is given in thousandths, is one that JSON cannot have.
        case changed(Int, to: UInt8)

        func apply(to bytes: [UInt8]) -> [UInt8] {
            switch self {
            case .cut(let place): return Array(bytes.prefix(bytes.count * place / 1_000))
            case .changed(let place, let byte):
                var bytes = bytes
                bytes[bytes.count * place / 1_000] = byte
                return bytes
            }
        }
    }

    private struct State {
        typealias Run = @Sendable () async -> Void

        var connection = TestServer.Connection.up
        var delaysNext = false
        var damage: Damage?
        var interruption: (requests: Int, run: Run)?
        var sent: [ServerRequest] = []
        var changes: Set<RecordChange> = []
        var damagedCount = 0
    }

    let server: TestServer
    private let state = Mutex(State())

    init(to server: TestServer) { self.server = server }

    var connection: TestServer.Connection {
        get { state.withLock { $0.connection } }
        set { state.withLock { $0.connection = newValue } }
    }

    /// The changes of records in all requests, also in those that did not reach the service.
    var sentChanges: Set<RecordChange> { state.withLock { $0.changes } }
    /// The number of pages of changes that were damaged.
    var damagedCount: Int { state.withLock { $0.damagedCount } }

    /// Holds back the next request that changes the account, until `deliver(using:)` chooses it.
    func delayNext() { state.withLock { $0.delaysNext = true } }

    /// Damages the next page of changes.
    func damageNext(_ damage: Damage) { state.withLock { $0.damage = damage } }

    /// Runs a closure during an exchange, after the service has executed a number of requests.
    func interrupt(after requests: Int, _ run: @escaping @Sendable () async -> Void) {
        state.withLock { $0.interruption = (requests, run) }
    }

    /// Ends all faults.
    func heal() {
        state.withLock {
            $0.connection = .up
            $0.delaysNext = false
            $0.damage = nil
            $0.interruption = nil
        }
    }

    /// Delivers an earlier request of this device, again or late, and out of order.
    func deliver(using random: inout SeededGenerator) async {
        guard let request = random.pick(state.withLock { $0.sent }) else { return }
        _ = try? await server.send(request)
    }

    func send(_ request: ServerRequest) async throws(ServerError) -> ServerResponse {
        record(request)
        let isDelayed = state.withLock { state in
            guard state.delaysNext, request.method == "PUT" else { return false }
            state.delaysNext = false
            return true
        }
        guard connection != .down, !isDelayed else { throw .unreachable }
        let response = damaged(try await server.send(request), of: request)
        let interruption = state.withLock { state in
            guard let interruption = state.interruption else { return nil as State.Run? }
            state.interruption?.requests -= 1
            guard interruption.requests == 1 else { return nil }
            state.interruption = nil
            return interruption.run
        }
        await interruption?()
        guard connection != .losesResponses else { throw .unreachable }
        return response
    }

    private func record(_ request: ServerRequest) {
        guard request.method == "PUT", let body = request.body else { return }
        let changes = try? JSONDecoder().decode(RecordChangesBody.self, from: Data(body)).changes
        state.withLock {
            $0.sent.append(request)
            $0.changes.formUnion(changes ?? [])
        }
    }

    private func damaged(_ response: ServerResponse, of request: ServerRequest) -> ServerResponse {
        guard request.path.hasPrefix("/api/changes/"), response.status == 200 else {
            return response
        }
        let damage = state.withLock { state in
            defer { state.damage = nil }
            if state.damage != nil { state.damagedCount += 1 }
            return state.damage
        }
        guard let damage else { return response }
        return ServerResponse(status: 200, body: damage.apply(to: response.body))
    }
}
