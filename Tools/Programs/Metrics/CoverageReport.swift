import Foundation

/// The part that Metrics uses of a report of `llvm-cov export`.
struct CoverageReport: Decodable {
    struct Export: Decodable {
        let files: [File]
    }

    struct File: Decodable {
        let filename: String
        let summary: Summary
    }

    struct Summary: Decodable {
        let lines: Lines
    }

    struct Lines: Decodable {
        let count: Int
        let covered: Int
    }

    let data: [Export]

    /// Returns the share of covered lines in a folder as a percentage, rounded down to one decimal
    /// place, or `nil` for a folder without executable lines.
    func percentage(below folder: String) -> Double? {
        let files = data.flatMap(\.files).filter { $0.filename.hasPrefix(folder + "/") }
        let count = files.map(\.summary.lines.count).reduce(0, +)
        let covered = files.map(\.summary.lines.covered).reduce(0, +)
        return count == 0 ? nil : Double(covered * 1000 / count) / 10
    }
}
