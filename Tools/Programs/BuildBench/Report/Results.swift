import Measuring
import Platform

/// All that was measured, and the file that keeps it.
struct Results {
    private let file: String?
    private var record: Record

    /// What the file holds.
    private struct Record: Codable {
        let conditions: Conditions
        /// When the first result was looked for: `2026-01-31T12:00:00Z`.
        let date: String
        var results: [MeasuredResult] = []
    }

    /// - Parameters:
    ///   - file: where they are kept; what it holds already counts as measured.
    ///   - conditions: of what is measured now; results of others are refused.
    init(keptIn file: String?, of conditions: Conditions) throws(BenchError) {
        self.file = file
        record = Record(conditions: conditions, date: Date.now.formatted(.iso8601))
        guard let file, let data = FileManager.default.contents(atPath: file), !data.isEmpty
        else { return }
        do { record = try JSONDecoder().decode(Record.self, from: data) } catch {
            throw BenchError("\(file) holds no results: take it away, or name another file")
        }
        if let difference = record.conditions.difference(from: conditions) {
            throw BenchError(
                "\(file) goes on only under its own conditions, and this is \(difference): "
                    + "ask for the same, or name another file")
        }
    }

    var all: [MeasuredResult] { record.results }

    func result(_ measure: Measure, _ shape: Shape, features: Int) -> MeasuredResult? {
        all.first {
            $0.measure == measure.rawValue && $0.shape == shape.rawValue && $0.features == features
        }
    }

    /// Whether it is known in all its shapes.
    func holds(_ measure: Measure, features: Int) -> Bool {
        measure.shapes.allSatisfy { result(measure, $0, features: features) != nil }
    }

    /// Takes the place of earlier ones of the same kind.
    mutating func add(_ results: [MeasuredResult]) throws(BenchError) {
        record.results.removeAll { old in
            results.contains {
                $0.measure == old.measure && $0.shape == old.shape && $0.features == old.features
            }
        }
        record.results += results
        guard let file else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do { try encoder.encode(record).write(to: URL(filePath: file), options: .atomic) } catch {
            throw BenchError("\(file) cannot be written")
        }
    }
}
