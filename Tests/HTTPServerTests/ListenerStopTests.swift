import Foundation
import Service
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `A stop of the HTTP server` {
    private let options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 2, bodyLimit: 100)

    @Test func `waits for the running request and answers it`() async throws {
        let gate = Gate()
        gate.close()
        let server = try HTTPListener(options) { _ in
            .later {
                await gate.pass()
                return .error(404, "late")
            }
        }
        let client = try #require(RawConnection(port: server.port))
        client.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
        await gate.untilWaiting()
        async let stop: Void = server.stop()
        gate.open()
        await stop
        #expect(await client.receive().contains("late"))
    }

    @Test func `answers each request that the service has carried out`() async throws {
        for round in 0..<10 {
            let runCount = Counter()
            let server = try HTTPListener(options) { request in
                runCount.increment()
                let response = HTTPResponse.error(404, "run")
                return request.path == "/later" ? .later { response } : .now(response)
            }
            let answered = await withTaskGroup(of: Int.self) { group in
                for number in 0..<16 {
                    group.addTask {
                        var count = 0
                        while let client = RawConnection(port: server.port) {
                            let request =
                                "GET /\(number % 2 == 0 ? "later" : "a") HTTP/1.1\r\nHost: x\r\n"
                            // Some clients send several requests at once.
                            for _ in 0..<(number % 4) { client.send(request + "\r\n") }
                            client.send(request + "Connection: close\r\n\r\n")
                            let answers = await client.receive()
                            guard !answers.isEmpty else { break }
                            count += answers.components(separatedBy: #""run""#).count - 1
                        }
                        return count
                    }
                }
                group.addTask {
                    while runCount.value < round * 20 { await Task.yield() }
                    await server.stop()
                    return 0
                }
                return await group.reduce(0, +)
            }
            #expect(answered == runCount.value)
        }
    }

    @Test(arguments: [nil, Duration.zero])
    func `closes idle connections at once, and has an end`(limit: Duration?) async throws {
        let gate = Gate()
        gate.close()
        let server = try HTTPListener(options) { _ in
            .later {
                await gate.pass()
                return .error(404, "late")
            }
        }
        let clients = (0..<10).compactMap { _ in RawConnection(port: server.port) }
        if let limit {
            clients[0].send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
            await gate.untilWaiting()
            await server.stop(limit: limit)
        } else {
            await server.stop()
        }
        for client in clients { #expect(await client.receive() == "") }
        #expect(RawConnection(port: server.port) == nil)
        gate.open()
    }
}

/// A number that several threads increase.
private final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func increment() { count.add(1, ordering: .sequentiallyConsistent) }
}
