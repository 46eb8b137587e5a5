import Foundation
import PackageFacts

/// Which lines the tests have run, as `Tools/test --coverage` has measured it last.
enum Coverage: Equatable {
    /// By the module's name in an `import`.
    case measured([String: LineCoverage])
    /// With a sentence that says why.
    case unknown(String)

    private static let report = ".build/coverage/debug/codecov/FootballGather.json"
    private static let advice = "Tools/metrics --coverage measures it."

    /// - Parameters:
    ///   - root: the folder that holds `Package.swift`.
    ///   - sources: all of it; one that is newer than the report makes that one worthless.
    init(root: String, sources: [SourceFile]) {
        guard let measured = Self.date(of: "\(root)/\(Self.report)") else {
            self = .unknown("Coverage was not measured yet: \(Self.advice)")
            return
        }
        let paths = sources.filter { Role($0) != .tools }.map(\.path) + ["Package.swift"]
        let isOld = paths.contains { path in
            Self.date(of: "\(root)/\(path)").map { $0 > measured } ?? true
        }
        guard !isOld else {
            self = .unknown("Sources have changed since coverage was measured: \(Self.advice)")
            return
        }
        guard let json = try? Data(contentsOf: URL(filePath: "\(root)/\(Self.report)")),
            let report = try? JSONDecoder().decode(CoverageReport.self, from: json)
        else {
            self = .unknown("The coverage cannot be read: \(Self.advice)")
            return
        }
        self = .measured(report.lines(below: root))
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
}

/// What llvm-cov exports, as far as it matters here.
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

    /// By the module's name in an `import`.
    ///
    /// - Parameter root: what lies elsewhere is no part of the package.
    func lines(below root: String) -> [String: LineCoverage] {
        var found: [String: LineCoverage] = [:]
        for file in data.flatMap(\.files) where file.filename.hasPrefix("\(root)/") {
            let path = file.filename.dropFirst(root.count + 1)
            guard let place = Place(path: path.split(separator: "/").map(String.init)) else {
                continue
            }
            found[place.module, default: LineCoverage()].lines += file.summary.lines.count
            found[place.module, default: LineCoverage()].covered += file.summary.lines.covered
        }
        return found
    }
}
