import Testing

@testable import Service

@Suite struct `The queue of passwords` {
    private var queue = HashQueue<String>(hasherCount: 1)

    /// Adds a sign-in from a new address.
    private mutating func add(
        _ name: String, from address: String, of account: String = ""
    ) -> String? {
        let account = "account \(account.isEmpty ? name : account)"
        return queue.add(
            name, for: HashRequest(lane: .newAddress, keys: [address, account]), at: 0)
    }

    /// Adds a request of another lane.
    private mutating func add(_ name: String, to lane: HashRequest.Lane) -> String? {
        queue.add(name, for: HashRequest(lane: lane, keys: [name]), at: 0)
    }

    private mutating func rest() -> [String] {
        var names: [String] = []
        while let name = queue.next() { names.append(name) }
        return names
    }

    @Test mutating func `is in order of arrival for requests from different addresses`() {
        for name in ["a", "b", "c"] { #expect(add(name, from: name) == nil) }
        #expect(rest() == ["a", "b", "c"])
        #expect(queue.next() == nil)
    }

    @Test mutating func `begins with the address with the fewest recent requests`() {
        for name in ["a1", "a2", "a3"] { _ = add(name, from: "a") }
        for name in ["b1", "b2"] { _ = add(name, from: "b") }
        #expect(rest() == ["a1", "b1", "a2", "b2", "a3"])
        _ = add("b3", from: "b")
        _ = add("c1", from: "c")
        #expect(rest() == ["c1", "b3"])
    }

    @Test mutating func `prefers the account with fewer recent requests among equal addresses`() {
        for name in ["a", "b"] { _ = add(name, from: name, of: "attacked") }
        _ = add("c", from: "c", of: "other")
        #expect(rest() == ["a", "c", "b"])
    }

    @Test mutating func `takes turns between known addresses, new ones and registrations`() {
        for number in 1...2 {
            _ = add("registration \(number)", to: .registration)
            _ = add("new \(number)", to: .newAddress)
            _ = add("known \(number)", to: .knownAddress)
        }
        #expect(
            rest() == [
                "known 1", "new 1", "registration 1", "known 2", "new 2", "registration 2",
            ])
        for number in 3...4 { _ = add("new \(number)", to: .newAddress) }
        #expect(queue.next() == "new 3")
        _ = add("known 3", to: .knownAddress)
        #expect(rest() == ["known 3", "new 4"])
    }

    @Test(arguments: [
        (HashRequest.Lane.knownAddress, 24), (.newAddress, 24), (.registration, 8),
    ])
    mutating func `is limited for each lane and hasher`(lane: HashRequest.Lane, capacity: Int) {
        var pair = HashQueue<Int>(hasherCount: 2)
        for number in 0..<2 * capacity {
            #expect(pair.add(number, for: HashRequest(lane: lane, keys: ["a"]), at: 0) == nil)
        }
        #expect(pair.add(-1, for: HashRequest(lane: lane, keys: ["a"]), at: 0) == -1)
        for other in HashRequest.Lane.allCases where other != lane {
            #expect(pair.add(-2, for: HashRequest(lane: other, keys: ["a"]), at: 0) == nil)
        }
    }

    @Test mutating func `refuses the request of the address with the most when it is full`() {
        for number in 0..<24 { #expect(add("a\(number)", from: "a") == nil) }
        #expect(add("b", from: "b") == "a23")
        #expect(add("a24", from: "a") == "a24")
        #expect(rest().prefix(3) == ["a0", "b", "a1"])
    }

    @Test mutating func `refuses the oldest of equal requests when it is full`() {
        for number in 0..<24 { #expect(add("\(number)", from: "\(number)") == nil) }
        #expect(add("24", from: "24") == "0")
        #expect(rest() == (1...24).map(String.init))
    }

    @Test mutating func `gives no better place to those who repeat a refused request`() {
        for number in 0..<25 { _ = add("a\(number)", from: "a") }
        _ = rest()
        _ = add("a25", from: "a")
        for number in 0..<24 { _ = add("b\(number)", from: "b") }
        #expect(rest().prefix(2) == ["b0", "b1"])
    }

    @Test mutating func `lets a new address in at once while 100 others repeat their requests`() {
        // The first requests of all of them arrive before the new one.
        for number in 0..<100 { _ = add("a\(number)", from: "a\(number)") }
        #expect(add("first", from: "b") != "first")
        for round in 0..<10 {
            for number in 0..<100 { #expect(add("a", from: "a\(number)", of: "\(round)") == "a") }
        }
        #expect(rest().last == "first")
        for _ in 0..<3 {
            for number in 0..<100 { _ = add("a", from: "a\(number)") }
        }
        #expect(add("second", from: "c") == "a")
        #expect(queue.next() == "second")
    }
}
