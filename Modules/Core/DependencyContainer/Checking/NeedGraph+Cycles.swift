extension NeedGraph {
    /// Returns cycles that together contain every need that is part of any cycle. Each is the shortest
    /// cycle for one of its needs, begins with the earliest registration, and does not repeat it at the
    /// end.
    func cycles() -> [[Int]] {
        let core = cyclicCore()
        var shown: Set<Need> = []
        var cycles: [[Int]] = []
        for holder in needs.indices where core[holder] {
            for need in needs[holder] where core[need] {
                guard !shown.contains(Need(holder, need)),
                    let path = shortestPath(from: need, to: holder, within: core)
                else { continue }
                for (one, next) in zip(path, path.dropFirst() + path.prefix(1)) {
                    shown.insert(Need(one, next))
                }
                cycles.append(rotated(path))
            }
        }
        return cycles
    }

    /// Returns the registrations in cycles and on paths between cycles. They remain after the repeated
    /// removal of those without needs and of those that are not needed.
    private func cyclicCore() -> [Bool] {
        var isLeft = [Bool](repeating: true, count: needs.count)
        peel(&isLeft, from: needs, towards: neededBy)
        peel(&isLeft, from: neededBy, towards: needs)
        return isLeft
    }

    private func peel(_ isLeft: inout [Bool], from needs: [[Int]], towards neededBy: [[Int]]) {
        var counts = needs.map(\.count)
        for index in needs.indices where isLeft[index] {
            counts[index] = needs[index].count { isLeft[$0] }
        }
        var free = needs.indices.filter { isLeft[$0] && counts[$0] == 0 }
        while let index = free.popLast() {
            isLeft[index] = false
            for other in neededBy[index] where isLeft[other] {
                counts[other] -= 1
                if counts[other] == 0 { free.append(other) }
            }
        }
    }

    private func shortestPath(from start: Int, to end: Int, within core: [Bool]) -> [Int]? {
        if start == end { return [start] }
        var before: [Int: Int] = [start: start]
        var reached = [start]
        var next = 0
        while next < reached.count, before[end] == nil {
            for need in needs[reached[next]] where core[need] && before[need] == nil {
                before[need] = reached[next]
                reached.append(need)
            }
            next += 1
        }
        guard before[end] != nil else { return nil }
        var path = [end]
        while let former = before[path[path.count - 1]], path.last != start { path.append(former) }
        return path.reversed()
    }

    private func rotated(_ path: [Int]) -> [Int] {
        guard let first = path.indices.min(by: { path[$0] < path[$1] }) else { return path }
        return Array(path[first...] + path[..<first])
    }

    private struct Need: Hashable {
        let holder: Int
        let need: Int

        init(_ holder: Int, _ need: Int) {
            self.holder = holder
            self.need = need
        }
    }
}
