/// The results of repeated measurements.
package struct Samples {
    /// The results in the order in which they were added.
    package private(set) var values: [Double]

    package init(_ values: [Double] = []) {
        self.values = values
    }

    package var min: Double { values.min() ?? .nan }
    package var max: Double { values.max() ?? .nan }

    /// The middle value, or the mean of the two middle values.
    package var median: Double {
        guard !values.isEmpty else { return .nan }
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    /// The 99th percentile: the smallest value that at least 99 % of all values do not exceed.
    package var p99: Double {
        guard !values.isEmpty else { return .nan }
        let rank = (0.99 * Double(values.count)).rounded(.up)
        return values.sorted()[Swift.max(0, Int(rank) - 1)]
    }

    package mutating func add(_ value: Double) {
        values.append(value)
    }
}
