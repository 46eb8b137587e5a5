import Measuring

/// What one measure gave with so many features, in one shape.
struct MeasuredResult: Codable, Equatable {
    let measure: String
    let features: Int
    let shape: String
    /// From the start to the end of each run, in seconds.
    var times: [Double] = []
    /// What the processors have computed for it, in seconds: other programs change it less.
    var computing: [Double] = []

    init(_ measure: Measure, _ shape: Shape, features: Int) {
        self.measure = measure.rawValue
        self.features = features
        self.shape = shape.rawValue
    }

    mutating func add(_ cost: Cost) {
        times.append(cost.time)
        computing.append(cost.computing)
    }

    var time: Double { Samples(times).median }
}
