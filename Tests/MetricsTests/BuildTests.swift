import PackageFacts
import Testing

@testable import Metrics

@Suite struct `Measuring builds` {
    private let text = """
        final class GatherPresenter {
            // func notThis() {
            var count: Int { 1 }
            func sum() -> Int {
                1
            }
            func start() {
                stop()
            }
        }
        """

    @Test func `changes a body so that the program is another one`() throws {
        let presenter = try presenter(in: source("Gather", text))
        #expect(presenter.feature == "Gather")
        #expect(
            presenter.changed(7)
                == text.replacing(
                    "start() {\n", with: "start() {\n        withExtendedLifetime(7) {}\n"))
    }

    @Test func `takes the longest presenter`() throws {
        let longer = source("Login", text + "\n\n\n")
        #expect(try presenter(in: source("Gather", text), longer).feature == "Login")
    }

    @Test func `is refused where no presenter has such a body`() {
        let tests = SourceFile(path: "Tests/GatherTests/GatherPresenter.swift", text: text)
        let refusal = #expect(throws: MetricsRefusal.self) {
            try presenter(in: source("Login", "struct LoginPresenter {}\n"), tests)
        }
        #expect(refusal?.kind == .data)
    }

    @Test func `changes a copy, and no file of the package`() throws {
        let path = "Modules/Features/Gather/GatherPresenter.swift"
        let folder = try ScratchFolder([
            path: text, "Package.swift": "", "App/X.swift": "", "Tests/X.swift": "",
            "Tools/feature": "",
        ])
        let house = try BuildHouse(copying: folder.path)
        let copy = ".build/metrics/house/\(path)"
        #expect(try folder.text(of: copy) == text)
        try house.write("changed", to: path)
        #expect(try folder.text(of: copy) == "changed")
        #expect(try folder.text(of: path) == text)
        try house.remove()
        #expect(throws: (any Error).self) { try folder.text(of: copy) }
    }

    @Test func `has no median of nothing`() {
        #expect(BuildTimes.Measurement("a", [3, 1, 2]).median == 2)
        #expect(BuildTimes.Measurement("a", []).median == 0)
    }

    private func source(_ feature: String, _ text: String) -> SourceFile {
        SourceFile(path: "Modules/Features/\(feature)/\(feature)Presenter.swift", text: text)
    }

    private func presenter(in sources: SourceFile...) throws -> Presenter {
        try Presenter.longest(in: sources)
    }
}
