import Glibc
import Measuring

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Measures one size after the other, and says what came out.
struct Run {
    private let command: BuildBenchCommand
    private let checkout: Folder
    private let scratch: Folder
    private let log: String

    init(_ command: BuildBenchCommand) {
        self.command = command
        checkout = Folder(Self.absolute(command.checkout))
        scratch = Folder(
            command.scratch.map(Self.absolute) ?? checkout.place(".build/bench-build"))
        log = scratch.place("log")
    }

    /// - Returns: whether every goal was met.
    func callAsFunction() throws(BenchError) -> Bool {
        var results = try Results(keptIn: command.results)
        say("\(Machine.cores) cores, load average \(Machine.load)")
        for size in command.sizes {
            let wanted = command.measures.filter { !results.holds($0, features: size) }
            guard !wanted.isEmpty else { continue }
            try measure(wanted, features: size, into: &results)
        }
        say("load average afterwards \(Machine.load)\n")
        let report = Report(results, sizes: command.sizes)
        say(report.table.joined(separator: "\n") + "\n")
        let goals = report.goals
        if !goals.isEmpty { say(Goal.table(goals).joined(separator: "\n")) }
        return goals.allSatisfy(\.isMet)
    }

    private func measure(
        _ measures: [Measure], features: Int, into results: inout Results
    ) throws(BenchError) {
        say("\(features) features: making the copies")
        try scratch.create("")
        let name = "\(features)"
        let copy = try ProjectCopy(
            of: checkout, features: features, at: scratch.place("\(name)/modular"), log: log)
        let single = Folder(scratch.place("\(name)/single"))
        try single.remove("")
        try SingleTarget(of: copy.folder, log: log).write(to: single)
        let packages = [
            package(.modular, in: copy.folder, isProgramOnly: !command.buildsWhole),
            package(.single, in: single, isProgramOnly: false),
        ]
        let measuring = Measurement(
            packages: packages, features: features, runs: command.runs,
            cleanRuns: command.cleanRuns)
        for measure in measures {
            let measured = try measuring(measure)
            try results.add(measured)
            for result in measured { say(line(result)) }
        }
        if !command.keepsCopies { try scratch.remove(name) }
    }

    private func package(_ shape: Shape, in folder: Folder, isProgramOnly: Bool) -> Package {
        Package(
            shape: shape, folder: folder, feature: command.feature, isProgramOnly: isProgramOnly,
            log: log)
    }

    private func line(_ result: MeasuredResult) -> String {
        let times = result.times.map { Number.text($0, digits: 2) }.joined(separator: " ")
        return "\(result.features) features, \(result.measure), \(result.shape): \(times) s; "
            + "load average \(Machine.load)"
    }

    /// Into a pipe, too, each line comes when it is ready.
    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
