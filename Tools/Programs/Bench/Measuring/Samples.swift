/// The results of many runs of the same thing.
struct Samples {
    private(set) var values: [Double] = []

    var min: Double { values.min() ?? .nan }
    var max: Double { values.max() ?? .nan }
    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }

    mutating func add(_ value: Double) {
        values.append(value)
    }

    /// The smallest value that so many of all do not exceed.
    private func quantile(_ share: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let rank = (share * Double(values.count)).rounded(.up)
        return values.sorted()[Swift.max(0, Int(rank) - 1)]
    }
}
