import Dispatch
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
        for round in 0..<TestBudget.environment.count(10, long: 100, atLeast: 2) {
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
                    await server.stop(limit: .seconds(600))
                    return 0
                }
                return await group.reduce(0, +)
            }
            #expect(answered == runCount.value)
        }
    }

    @Test func `sends the answer that has begun, and answers what has arrived behind it`()
        async throws
    {
        let reason = String(repeating: "a", count: 8_000_000)
        let server = try HTTPListener(options) { _ in .now(.error(404, reason)) }
        let client = try #require(RawConnection(port: server.port))
        let request = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"
        client.send(request)
        await client.untilReadable()
        client.send(request)
        async let stop: Void = server.stop(limit: .seconds(600))
        let answers = await client.receive()
        await stop
        #expect(answers.utf8.count > 2 * reason.utf8.count)
    }

    @Test func `and other clients do not wait for one that always sends`() async throws {
        var options = options
        options.threads = 1
        let server = try HTTPListener(options) { _ in .now(.error(404, "run")) }
        let flooder = try #require(RawConnection(port: server.port))
        let stops = Counter()
        let requests = String(repeating: "GET /a HTTP/1.1\r\nHost: x\r\n\r\n", count: 2_000)
        await withTaskGroup { group in
            group.addTask { _ = await flooder.receive() }
            group.addTask {
                await withCheckedContinuation { continuation in
                    DispatchQueue(label: "flooder").async {
                        while stops.value == 0 { flooder.send(requests) }
                        continuation.resume()
                    }
                }
            }
            await flooder.untilReadable()
            let client = RawConnection(port: server.port)
            client?.send("GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            #expect(await client?.receive().contains("run") == true)
            await server.stop(limit: .seconds(600))
            stops.increment()
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
