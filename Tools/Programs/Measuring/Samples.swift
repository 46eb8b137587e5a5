/// The results of many runs of the same thing.
package struct Samples {
    package private(set) var values: [Double]

    package init(_ values: [Double] = []) {
        self.values = values
    }

    package var min: Double { values.min() ?? .nan }
    package var max: Double { values.max() ?? .nan }
    package var median: Double { quantile(0.5) }
    package var p99: Double { quantile(0.99) }

    package mutating func add(_ value: Double) {
        values.append(value)
    }

    /// The smallest value that so many of all do not exceed.
    private func quantile(_ share: Double) -> Double {
        guard !values.isEmpty else { return .nan }
        let rank = (share * Double(values.count)).rounded(.up)
        return values.sorted()[Swift.max(0, Int(rank) - 1)]
    }
}
