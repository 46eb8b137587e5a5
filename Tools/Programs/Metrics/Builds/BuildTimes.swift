import Measuring
import PackageFacts

/// How long builds take here and now.
struct BuildTimes: Encodable {
    /// One kind of build, done several times.
    struct Measurement: Encodable {
        let what: String
        /// In the order in which they were measured.
        let seconds: [Double]
        let median: Double

        init(_ what: String, _ seconds: [Double]) {
            self.what = what
            self.seconds = seconds
            median = seconds.isEmpty ? 0 : Samples(seconds).median
        }
    }

    /// What else went on: load averages of one, five and fifteen minutes.
    struct Load: Encodable {
        let before: [Double]
        let after: [Double]
    }

    let machine: Platform
    let load: Load
    let measurements: [Measurement]

    private static let cleanRuns = 3
    private static let changes = 5

    /// Builds a copy of the package many times, which takes minutes.
    ///
    /// - Parameters:
    ///   - root: the folder that holds `Package.swift`; nothing is changed in it but in `.build`.
    ///   - say: is told what is going on.
    static func measure(
        root: String, _ sources: [SourceFile], say: (String) -> Void
    ) throws(MetricsRefusal) -> BuildTimes {
        let presenter = try Presenter.longest(in: sources)
        let machine = Platform.this
        let before = Machine.loads
        let house = try BuildHouse(copying: root)
        var (clean, idle): ([Double], [Double]) = ([], [])
        var (changed, alone): ([Double], [Double]) = ([], [])
        for run in 1...cleanRuns {
            say("The app from nothing, \(run) of \(cleanRuns)…")
            try house.forgetBuilds()
            clean.append(try house.buildApp())
        }
        say("The app after changes in \(presenter.file.name)…")
        for _ in 1...changes { idle.append(try house.buildApp()) }
        for run in 1...changes {
            try house.write(presenter.changed(run), to: presenter.file.path)
            changed.append(try house.buildApp())
        }
        let feature = presenter.feature
        say("\(feature) alone…")
        let first = try house.buildFeature(feature)
        for run in 1...changes {
            try house.write(presenter.changed(run + changes), to: presenter.file.path)
            alone.append(try house.buildFeature(feature))
        }
        let load = Load(before: before, after: Machine.loads)
        try house.remove()
        let (change, tool) = (
            "a body changed in \(presenter.file.name)", "Tools/feature \(feature)"
        )
        return BuildTimes(
            machine: machine, load: load,
            measurements: [
                Measurement("the app, from nothing", clean),
                Measurement("the app, \(change)", changed),
                Measurement("the app, nothing changed", idle),
                Measurement("\(tool) build, from nothing", [first]),
                Measurement("\(tool) build, \(change)", alone),
            ])
    }
}
