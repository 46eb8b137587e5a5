import Measuring
import Platform

/// Measures one size after the other, and says what came out.
struct Run {
    private let command: BuildBenchCommand
    private let checkout: Checkout
    /// Ours alone: what is in it may go.
    private let scratch: Folder
    private let log: String

    init(_ command: BuildBenchCommand) {
        self.command = command
        let checkout = Folder(Self.absolute(command.checkout))
        self.checkout = Checkout(folder: checkout)
        scratch = Folder(
            (command.scratch.map(Self.absolute) ?? checkout.place(".build")) + "/bench-build")
        log = scratch.place("log")
    }

    /// Refuses what cannot be measured, before anything is made.
    func check() throws(UsageError) { try checkout.check(command.feature) }

    /// - Returns: whether every goal was met.
    func callAsFunction() throws(BenchError) -> Bool {
        try scratch.create("")
        let revision = try checkout.revision(log: log)
        var results = try Results(
            keptIn: command.results,
            of: Conditions(
                commit: revision.commit, isChanged: revision.isChanged, feature: command.feature,
                runs: command.runs, cleanRuns: command.cleanRuns))
        say("commit \(revision), \(Machine.cores) cores, load average \(Machine.load)")
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

    /// Where something fails, the copies stay for whoever looks into it.
    private func measure(
        _ measures: [Measure], features: Int, into results: inout Results
    ) throws(BenchError) {
        let copies = "\(features)"
        do throws(BenchError) {
            try measure(measures, features: features, in: copies, into: &results)
        } catch {
            guard scratch.exists(copies) else { throw error }
            throw BenchError("\(error); the copies are left in \(scratch.place(copies))")
        }
        if !command.keepsCopies { try scratch.remove(copies) }
    }

    private func measure(
        _ measures: [Measure], features: Int, in copies: String, into results: inout Results
    ) throws(BenchError) {
        say("\(features) features: making the copies")
        let copy = try ProjectCopy(
            of: checkout.folder, features: features, at: scratch.place("\(copies)/modular"),
            log: log)
        let single = Folder(scratch.place("\(copies)/single"))
        try single.remove("")
        try SingleTarget(of: copy.folder, log: log).write(to: single)
        let packages = Shape.allCases.map { shape in
            Package(
                shape, in: shape == .single ? single : copy.folder, changing: command.feature,
                log: log)
        }
        let measuring = Measurement(
            packages: packages, features: features, runs: command.runs,
            cleanRuns: command.cleanRuns)
        for measure in measures {
            let measured = try measuring(measure)
            try results.add(measured)
            for result in measured { say(line(result)) }
        }
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
