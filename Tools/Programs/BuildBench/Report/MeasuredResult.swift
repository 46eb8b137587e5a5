import Measuring

/// What one measure gave with so many features, in one shape.
struct MeasuredResult: Codable, Equatable {
    let measure: String
    let features: Int
    let shape: String
    /// From the start to the end of each run, in seconds.
    private(set) var times: [Double] = []
    /// What the processors have computed for it, in seconds: other programs change it less.
    private(set) var computing: [Double] = []
    /// The load averages of one, five and fifteen minutes when it was done.
    var load: [Double] = []

    init(_ measure: Measure, _ shape: Shape, features: Int) {
        self.measure = measure.rawValue
        self.features = features
        self.shape = shape.rawValue
    }

    mutating func add(_ cost: Cost) {
        times.append(cost.time)
        computing.append(cost.computing)
    }

    /// The median, in seconds.
    var time: Double { Samples(times).median }
    /// The median, in seconds.
    var computed: Double { Samples(computing).median }

    /// The median, and between what the runs were: `1.50 (1.31–1.92)`.
    var text: String {
        let samples = Samples(times)
        let median = Number.text(samples.median, digits: 2)
        guard times.count > 1 else { return median }
        return median + " (\(Number.text(samples.min, digits: 2))–"
            + "\(Number.text(samples.max, digits: 2)))"
    }
}
