/// Who needs whom and how long each lives, with numbers instead of types. What nobody registered is
/// not in it.
@MainActor struct NeedGraph {
    let scopes: [Scope]
    /// Each need once, in the order in which it is named.
    let needs: [[Int]]
    let neededBy: [[Int]]

    init(_ registrations: [Registration]) {
        var numbers: [TypeKey: Int] = [:]
        for (number, registration) in registrations.enumerated() {
            numbers[registration.key] = number
        }
        var neededBy = [[Int]](repeating: [], count: registrations.count)
        var needs: [[Int]] = []
        for (number, registration) in registrations.enumerated() {
            var known: [Int] = []
            for key in registration.needs {
                guard let need = numbers[key], !known.contains(need) else { continue }
                known.append(need)
                neededBy[need].append(number)
            }
            needs.append(known)
        }
        self.needs = needs
        self.neededBy = neededBy
        scopes = registrations.map(\.scope)
    }

    /// The shortest ways from one to all that can be reached from it, in the order of their lengths.
    ///
    /// - Parameter goesOn: whether a way may lead on from here.
    func ways(
        from start: Int, goesOn: (Int) -> Bool
    ) -> [(end: Int, way: [Int])] {
        var before: [Int: Int] = [:]
        var reached: [Int] = []
        var next = 0
        var current = start
        while true {
            for need in needs[current] where before[need] == nil {
                before[need] = current
                reached.append(need)
            }
            while next < reached.count, !goesOn(reached[next]) { next += 1 }
            guard next < reached.count else { break }
            current = reached[next]
            next += 1
        }
        return reached.map { end in
            var way = [end]
            while let former = before[way[way.count - 1]], way.count == 1 || way.last != start {
                way.append(former)
            }
            return (end, way.reversed())
        }
    }
}
