import Glibc

/// What else goes on while we measure.
package enum Machine {
    package static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Of the last one, five and fifteen minutes.
    package static var load: String {
        var averages = [Double](repeating: 0, count: 3)
        guard getloadavg(&averages, 3) == 3 else { return "unknown" }
        return averages.map { Number.text($0, digits: 2) }.joined(separator: " ")
    }
}
