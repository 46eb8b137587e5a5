extension BuildTimes {
    var table: Table {
        var table = Table(["debug build", "median", "each"])
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
    var markdown: String { "\(table.markdown)\n\n\(surroundings)" }
}
