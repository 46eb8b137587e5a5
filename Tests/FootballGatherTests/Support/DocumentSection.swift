import Foundation

/// The part of a document between `<!-- NAME -->` and `<!-- /NAME -->`, which repeats output of the
/// app. With `FOOTBALL_GATHER_RECORD=1` tests replace it.
struct DocumentSection {
    /// The document that shows the dependency graph, from the folder of `Package.swift`.
    static let graphDocument = "App/Composition/Composition.docc/DependencyGraph.md"

    private let file: URL
    private let start: String
    private let end: String

    init(_ name: String, in document: String) {
        // Tests/FootballGatherTests/Support/DocumentSection.swift
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        file = root.appending(path: document)
        start = "<!-- \(name) -->\n\n"
        end = "\n<!-- /\(name) -->"
    }

    func read() throws -> String {
        let text = try document()
        return String(text[try range(in: text)])
    }

    func replace(with section: String) throws {
        var text = try document()
        text.replaceSubrange(try range(in: text), with: section)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func range(in text: String) throws -> Range<String.Index> {
        guard let first = text.ranges(of: start).first?.upperBound,
            let last = text[first...].ranges(of: end).first?.lowerBound
        else { throw TestError("\(file.path) has no section that starts with \(start)") }
        return first..<last
    }

    private func document() throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }
}
