/// Where arrows leave a block and arrive at it.
struct Ports {
    let middle: Int
    let width: Int

    /// How far from the middle an arrow that is alone may be, so that it is straight. At a frame, it
    /// may be anywhere.
    private var play: Int { width > 200 ? width / 2 - 12 : 8 }

    /// In the middle, or right above the only place that they lead to.
    func departure(to places: [Int]) -> Int {
        guard places.count == 1, abs(places[0] - middle) <= play else { return middle }
        return places[0]
    }

    /// Beside each other, and straight where that is nearly so.
    ///
    /// - Parameters:
    ///   - sources: where they come from, from left to right.
    ///   - shift: how far all of them move to the right.
    func arrivals(from sources: [Int], shift: Int) -> [Int] {
        let spacing = min(20, (width - 24) / max(1, sources.count - 1))
        let first = middle - spacing * (sources.count - 1) / 2 + shift
        return sources.enumerated().map { number, source in
            let place = first + number * spacing
            let near = sources.count == 1 ? play : spacing / 3
            return abs(source - place) <= near ? source : place
        }
    }
}
