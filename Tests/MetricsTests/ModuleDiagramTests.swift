import Testing

@testable import Metrics

@Suite struct `Module diagram` {
    private let dot = ModuleDiagram(ModuleGraph(MetricsFixture.manifest())).dot

    @Test func `leaves out dependencies that others imply`() {
        #expect(targets(of: "TerminalUI") == [#""Navigation""#])
        #expect(targets(of: "the-app") == [#"{ "Composition" "Persistence" }"#])
        #expect(targets(of: "Domain").isEmpty)
    }

    @Test func `joins arrows to all modules of a layer at its frame`() {
        #expect(
            dot.contains(
                ##""Composition" -> "Gather" [color="#b8577c", lhead=cluster_feature]"##))
        #expect(targets(of: "Composition") == [#""Gather""#])
    }

    @Test func `joins arrows from all modules of a layer at its frame`() {
        for target in ["Domain", "TerminalUI"] {
            #expect(
                dot.contains(
                    "\"Gather\" -> \"\(target)\" [color=\"#4a86c5\", ltail=cluster_feature]"))
        }
        #expect(targets(of: "Login").isEmpty)
    }

    @Test func `places layers from the runner down to system libraries`() {
        #expect(dot.contains(#""the-app" -> below_runner -> "Composition""#))
        #expect(dot.contains(#" -> below_core -> "CSQLite""#))
    }

    @Test func `contains no tests, demos or test support`() {
        #expect(!["DomainTests", "LoginDemo", "TestSupport"].contains { dot.contains($0) })
    }

    @Test func `is the same each time`() {
        #expect(ModuleDiagram(ModuleGraph(MetricsFixture.manifest())).dot == dot)
    }

    /// Returns the targets of a module's visible arrows.
    private func targets(of module: String) -> [String] {
        let prefix = "    \"\(module)\" -> "
        return dot.split(separator: "\n")
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix("]") }
            .map { String($0.dropFirst(prefix.count).prefix { $0 != "[" }.dropLast()) }
    }
}
