/// The passwords that wait to be hashed, in lanes that take turns.
///
/// In a lane, the requests with the fewest recent requests of the same address or account come
/// first, so a few addresses cannot keep out another one, however many passwords they send.
struct HashQueue<Element> {
    private struct Waiting {
        let element: Element
        /// The recent requests with the same keys.
        let counts: [Int]

        func precedes(_ other: Waiting) -> Bool {
            counts.lexicographicallyPrecedes(other.counts)
        }
    }

    private let hasherCount: Int
    private var lanes: [HashRequest.Lane: [Waiting]] = [:]
    /// The lanes; the one whose last turn is the longest ago comes first.
    private var turns = HashRequest.Lane.allCases
    private var recent = RecentCounts()

    init(hasherCount: Int) {
        self.hasherCount = hasherCount
    }

    /// Adds an element.
    ///
    /// - Parameter now: Milliseconds of the uptime clock.
    /// - Returns: The element that has to leave because the lane is full: one with the most recent
    ///   requests, which can be the new one. Among equals, the oldest one leaves, so that many
    ///   addresses that arrive at the same time do not keep out later ones.
    mutating func add(_ element: Element, for request: HashRequest, at now: Int64) -> Element? {
        // Requests that have to leave count too, so repeating them at once gives no better place.
        let new = Waiting(element: element, counts: request.keys.map { recent.add($0, at: now) })
        // Taking the lane out of the dictionary avoids a copy.
        var lane = lanes.removeValue(forKey: request.lane) ?? []
        lane.insert(new, at: lane.firstIndex { new.precedes($0) } ?? lane.endIndex)
        defer { lanes[request.lane] = lane }
        guard lane.count > request.lane.capacity * hasherCount, let last = lane.last,
            let leaving = lane.firstIndex(where: { !$0.precedes(last) })
        else { return nil }
        return lane.remove(at: leaving).element
    }

    /// Removes the element whose turn it is.
    mutating func next() -> Element? {
        guard let turn = turns.firstIndex(where: { lanes[$0]?.isEmpty == false }) else {
            return nil
        }
        let lane = turns.remove(at: turn)
        turns.append(lane)
        return lanes[lane]?.removeFirst().element
    }
}
