import Testing

@testable import Metrics

@Suite struct `Module diagram` {
    private let dot = ModuleDiagram(ModuleGraph(SamplePackage.manifest())).dot

    @Test func `leaves out dependencies that others imply`() {
        #expect(arrows(from: "TerminalUI") == #"{ "Navigation" }"#)
        #expect(arrows(from: "the-app") == #"{ "Persistence" "Composition" }"#)
        #expect(arrows(from: "Domain") == nil)
    }

    @Test func `puts modules with the same arrows into one node`() {
        #expect(arrows(from: "Composition") == #"{ "Login" }"#)
        #expect(arrows(from: "Login") == #"{ "Domain" "TerminalUI" }"#)
        #expect(arrows(from: "Gather") == nil)
        #expect(dot.contains(">Login</td>") && dot.contains(">Gather</td>"))
    }

    @Test func `places layers from the runner down to system libraries`() {
        let order = #"{ "the-app" } -> below_runner -> { "Composition" }"#
        #expect(dot.contains(order))
        #expect(dot.contains(#"-> below_core -> { "CSQLite" }"#))
    }

    @Test func `contains no tests, demos or tools`() {
        #expect(!["DomainTests", "LoginDemo", "TestSupport"].contains { dot.contains($0) })
    }

    @Test func `is the same each time`() {
        #expect(ModuleDiagram(ModuleGraph(SamplePackage.manifest())).dot == dot)
    }

    private func arrows(from module: String) -> String? {
        let prefix = "\"\(module)\" -> "
        return dot.split(separator: "\n").map { $0.drop { $0 == " " } }
            .first { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count).prefix { $0 != "[" }.dropLast()) }
    }
}
