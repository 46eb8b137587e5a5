import Platform

/// What else goes on while we measure.
package enum Machine {
    /// Those that are switched on.
    package static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// The load averages of the last one, five and fifteen minutes; empty where they are not known.
    package static var loads: [Double] {
        var averages = [Double](repeating: 0, count: 3)
        guard getloadavg(&averages, 3) == 3 else { return [] }
        return averages.map { ($0 * 100).rounded() / 100 }
    }

    /// The load averages as people read them.
    package static var load: String {
        let loads = loads
        guard !loads.isEmpty else { return "unknown" }
        return loads.map { Number.text($0, digits: 2) }.joined(separator: " ")
    }
}
