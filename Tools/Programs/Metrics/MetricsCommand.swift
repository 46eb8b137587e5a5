import Foundation
import PackageFacts
import Platform
import ProgramOptions
import ToolSupport

/// A program that prints the metrics and the module diagram of the package.
@main struct MetricsCommand {
    private let options: MetricsOptions
    /// The absolute path of the package, because coverage reports contain absolute paths.
    private let root: String

    static func main() {
        do throws(ToolError) {
            let options = try options()
            if let text = options.requestedText {
                print(MetricsOptions.manual.text(text))
            } else {
                try MetricsCommand(options).run()
            }
        } catch {
            error.exit(from: "Tools/metrics")
        }
    }

    private static func options() throws(ToolError) -> MetricsOptions {
        do throws(UsageError) {
            return try MetricsOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            throw ToolError(error)
        }
    }

    init(_ options: MetricsOptions) {
        self.options = options
        root = URL(filePath: options.root).resolvingSymlinksInPath().path
    }

    func run() throws(ToolError) {
        switch options.output {
        case .tables:
            let tables = try [metrics().text, buildTimes()].compactMap(\.self)
            print(tables.joined(separator: "\n\n"))
        case .json: print(try json(metrics()))
        case .articles: try writeArticles()
        case .diagram(nil): print(try diagram(), terminator: "")
        case .diagram(let file?): try write(diagram(), to: file)
        case .check:
            let diagram = try diagram()
            guard (try? text(of: ModuleDiagram.path)) == diagram else {
                throw ToolError(
                    .check,
                    "\(ModuleDiagram.path) does not match Package.swift. Run Tools/metrics --write."
                )
            }
        }
    }

    private func diagram() throws(ToolError) -> String {
        ModuleDiagram(ModuleGraph(try Manifest(root: root))).dot
    }

    private func metrics() throws(ToolError) -> PackageMetrics {
        try PackageMetrics(
            Manifest(root: root), files: SourceTree(root: root).sources(), root: root,
            commit: options.commit, coverage: coverage())
    }

    private func coverage() throws(ToolError) -> CoverageReport? {
        guard let path = options.coverageReport else { return nil }
        let data = Data(try content(of: path))
        do {
            return try JSONDecoder().decode(CoverageReport.self, from: data)
        } catch {
            throw ToolError(
                .data, "\(path) is not a coverage report. Run Tools/test --coverage.")
        }
    }

    /// The Markdown text with build times, if measured.
    private func buildTimes() throws(ToolError) -> String? {
        guard let path = options.buildTimes else { return nil }
        return try text(at: path).trimmingCharacters(in: .newlines)
    }

    private func json(_ metrics: PackageMetrics) throws(ToolError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return String(decoding: try encoder.encode(metrics), as: UTF8.self) } catch {
            throw ToolError(.data, "The metrics cannot be encoded as JSON: \(error).")
        }
    }

    /// Writes the module diagram and the tables of Metrics.md, and the build times, if measured, of
    /// Measurements.md.
    private func writeArticles() throws(ToolError) {
        try write(diagram(), to: "\(root)/\(ModuleDiagram.path)")
        try write(metrics().text, into: .metrics)
        if let times = try buildTimes() { try write(times, into: .measurements) }
    }

    private func write(_ content: String, into article: Article) throws(ToolError) {
        let text = try article.replacingSection(in: text(of: article.path), with: content)
        try write(text, to: "\(root)/\(article.path)")
    }

    /// Returns the content of a file of the package.
    private func text(of path: String) throws(ToolError) -> String {
        try text(at: "\(root)/\(path)")
    }

    private func text(at path: String) throws(ToolError) -> String {
        String(decoding: try content(of: path), as: UTF8.self)
    }

    private func content(of path: String) throws(ToolError) -> [UInt8] {
        do throws(FileReadError) { return try Platform.content(ofFile: path, limit: 1 << 30) } catch
        {
            throw ToolError(.unreadable, "\(path) cannot be read. Give the path of a file.")
        }
    }

    /// Writes a file completely or not at all.
    private func write(_ text: String, to path: String) throws(ToolError) {
        do { try Data(text.utf8).write(to: URL(filePath: path), options: .atomic) } catch {
            throw ToolError(.unwritable, "\(path) cannot be written. Check its folder.")
        }
    }
}
