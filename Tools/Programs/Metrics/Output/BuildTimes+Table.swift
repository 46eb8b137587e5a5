import Measuring

extension BuildTimes {
    var table: TextTable {
        var table = TextTable(heads: ["debug build", "median", "each"])
        for measurement in measurements {
            let each = measurement.seconds.map { Number.text($0, digits: 1) }
            table.add([
                measurement.what, "\(Number.text(measurement.median, digits: 1)) s",
                each.joined(separator: " "),
            ])
        }
        return table
    }

    /// What the times are worth.
    var surroundings: String {
        func text(_ load: [Double]) -> String {
            load.first.map { Number.text($0, digits: 2) } ?? "unknown"
        }
        let compiler = machine.swift.map { ", Swift \($0)" } ?? ""
        return "\(machine.system), \(machine.cores) cores\(compiler). The load average was "
            + "\(text(load.before)) before and \(text(load.after)) after."
    }

    /// Between the markers of README.md.
    ///
    /// - Parameter revision: of what was built; nil where it is not known.
    func markdown(of revision: Revision?) -> String {
        let origin = revision.map { " Built from commit \($0)." } ?? ""
        return "\(table.markdown)\n\n\(surroundings)\(origin)"
    }
}
