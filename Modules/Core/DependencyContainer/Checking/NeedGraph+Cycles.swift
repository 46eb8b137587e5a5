extension NeedGraph {
    /// Ways that lead back to where they begin, each beginning with what was registered first and
    /// without its end. Every need that is a part of any cycle is in one of them, so that none hides
    /// behind another; each is the shortest for one of its needs.
    func cycles() -> [[Int]] {
        let knot = knot()
        var shown: Set<Need> = []
        var cycles: [[Int]] = []
        for holder in needs.indices where knot[holder] {
            for need in needs[holder] where knot[need] {
                guard !shown.contains(Need(holder, need)),
                    let way = shortestWay(from: need, to: holder, within: knot)
                else { continue }
                for (one, next) in zip(way, way.dropFirst() + way.prefix(1)) {
                    shown.insert(Need(one, next))
                }
                cycles.append(rotated(way))
            }
        }
        return cycles
    }

    /// Those that are left when all are taken away, again and again, that need nothing or that nobody
    /// needs: the cycles, and what lies between them.
    private func knot() -> [Bool] {
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

    private func shortestWay(from start: Int, to end: Int, within knot: [Bool]) -> [Int]? {
        if start == end { return [start] }
        var before: [Int: Int] = [start: start]
        var reached = [start]
        var next = 0
        while next < reached.count, before[end] == nil {
            for need in needs[reached[next]] where knot[need] && before[need] == nil {
                before[need] = reached[next]
                reached.append(need)
            }
            next += 1
        }
        guard before[end] != nil else { return nil }
        var way = [end]
        while let former = before[way[way.count - 1]], way.last != start { way.append(former) }
        return way.reversed()
    }

    private func rotated(_ way: [Int]) -> [Int] {
        guard let first = way.indices.min(by: { way[$0] < way[$1] }) else { return way }
        return Array(way[first...] + way[..<first])
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
