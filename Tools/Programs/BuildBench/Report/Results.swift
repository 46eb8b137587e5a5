import Measuring

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// All that was measured, and the file that keeps it.
struct Results {
    private(set) var all: [MeasuredResult] = []
    private let file: String?

    /// - Parameter file: where they are kept; what it holds already counts as measured.
    init(keptIn file: String?) throws(BenchError) {
        self.file = file
        guard let file, let data = FileManager.default.contents(atPath: file), !data.isEmpty
        else { return }
        do { all = try JSONDecoder().decode([MeasuredResult].self, from: data) } catch {
            throw BenchError("\(file) holds no results: take it away, or name another file")
        }
    }

    func result(_ measure: Measure, _ shape: Shape, features: Int) -> MeasuredResult? {
        all.first {
            $0.measure == measure.rawValue && $0.shape == shape.rawValue && $0.features == features
        }
    }

    /// Whether it is known in both shapes.
    func holds(_ measure: Measure, features: Int) -> Bool {
        Shape.allCases.allSatisfy { result(measure, $0, features: features) != nil }
    }

    /// Takes the place of earlier ones of the same kind.
    mutating func add(_ results: [MeasuredResult]) throws(BenchError) {
        all.removeAll { old in
            results.contains {
                $0.measure == old.measure && $0.shape == old.shape && $0.features == old.features
            }
        }
        all += results
        guard let file else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do { try encoder.encode(all).write(to: URL(filePath: file), options: .atomic) } catch {
            throw BenchError("\(file) cannot be written")
        }
    }
}
