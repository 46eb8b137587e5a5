/// The needs and the scopes of registrations, with indices instead of types. It contains no types that
/// are not registered.
@MainActor struct NeedGraph {
    let scopes: [Scope]
    /// The needs of each registration, without duplicates.
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

    /// Returns the shortest paths from one registration to all others, in the order of their lengths.
    ///
    /// - Parameter continues: returns whether a path may continue after a registration.
    func paths(
        from start: Int, continues: (Int) -> Bool
    ) -> [(end: Int, path: [Int])] {
        var before: [Int: Int] = [:]
        var reached: [Int] = []
        var next = 0
        var current = start
        while true {
            for need in needs[current] where before[need] == nil {
                before[need] = current
                reached.append(need)
            }
            while next < reached.count, !continues(reached[next]) { next += 1 }
            guard next < reached.count else { break }
            current = reached[next]
            next += 1
        }
        return reached.map { end in
            var path = [end]
            while let former = before[path[path.count - 1]], path.count == 1 || path.last != start {
                path.append(former)
            }
            return (end, path.reversed())
        }
    }
}
