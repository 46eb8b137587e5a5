/// The results of many runs of the same thing.
package struct Samples {
    /// In the order in which they came.
    package private(set) var values: [Double]

    package init(_ values: [Double] = []) {
        self.values = values
    }

    package var min: Double { values.min() ?? .nan }
    package var max: Double { values.max() ?? .nan }

    /// The value in the middle; of an even number of values, what is between the two.
    package var median: Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// The smallest value that 99 % of all do not exceed.
    package var p99: Double {
        guard !values.isEmpty else { return .nan }
        let rank = (0.99 * Double(values.count)).rounded(.up)
        return values.sorted()[Swift.max(0, Int(rank) - 1)]
    }

    package mutating func add(_ value: Double) {
        values.append(value)
    }
}
