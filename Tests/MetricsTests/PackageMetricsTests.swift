import PackageFacts
import Testing

@testable import Metrics

@Suite struct `Package metrics` {
    private let metrics = PackageMetrics(MetricsFixture.manifest(), files: MetricsFixture.files)

    @Test func `count lines, lines of code and public declarations`() throws {
        let domain = try module("Domain").counts
        #expect(domain.lines == 9)
        #expect(domain.codeLines == 7)
        #expect(domain.publicDeclarations == 3)
        #expect(try module("Login").counts.publicDeclarations == 0)
    }

    @Test func `count files of the app and of the package`() {
        #expect(metrics.shipped.lines == 17)
        #expect(metrics.all.lines == 24)
        #expect(metrics.all.files == MetricsFixture.files.count)
    }

    @Test func `assign test functions to the module that their target tests`() throws {
        #expect(metrics.all.tests == 3)
        #expect(try module("Domain").tests == 2)
        #expect(try module("the-app").tests == 1)
    }

    @Test func `count dependencies between shipped modules`() throws {
        let (domain, login) = (try module("Domain"), try module("Login"))
        #expect((domain.fanIn, domain.fanOut) == (5, 0))
        #expect((login.fanIn, login.fanOut) == (1, 3))
        #expect(domain.instability == 0)
        #expect(login.instability == 0.75)
        #expect(!metrics.modules.contains { ["LoginDemo", "TestSupport"].contains($0.name) })
    }

    @Test func `show lines beside those of the original app`() {
        let lines = metrics.text.split(separator: "\n")
        let rows = [("presenters", "1,229"), ("everything else", "1,707"), ("the app", "4,694")]
        for (role, original) in rows {
            #expect(lines.contains { $0.hasPrefix("| \(role)") && $0.hasSuffix(" \(original) |") })
        }
    }

    private func module(_ name: String) throws -> PackageMetrics.ModuleMetrics {
        try #require(metrics.modules.first { $0.name == name })
    }
}

@Suite struct `Role of a file` {
    @Test(arguments: [
        ("Modules/Features/Gather/GatherCoordinator.swift", "coordinators"),
        ("App/Composition/SessionFlow/SessionFlow+Squad.swift", "coordinators"),
        ("Modules/Features/Gather/GatherPresenter.swift", "presenters"),
        ("Modules/Features/Gather/GatherPresenter+Storage.swift", "presenters"),
        ("Modules/Features/Gather/Match/MatchProgress.swift", "running match"),
        ("Modules/Features/Gather/GatherView.swift", "views"),
        ("Modules/Features/Gather/Public/GatherFactory.swift", "contracts"),
        ("Modules/Core/Domain/Players/Player.swift", "domain"),
        ("Modules/Core/Networking/Request.swift", "other core modules"),
        ("Modules/Adapters/Persistence/Storage.swift", "adapters"),
        ("Modules/System/Platform/NewFile.swift", "adapters"),
        ("App/Composition/AppContainer.swift", "composition"),
        ("App/football-gather/Run.swift", "runner"),
        ("App/Demos/Gather/GatherDemo.swift", "demos"),
        ("Modules/Testing/TestSupport/ManualClock.swift", "test support"),
        ("Tests/GatherTests/GatherPresenterTests.swift", "tests"),
        ("Tools/Plugins/NewFeature/NewFeature.swift", "tools"),
        ("Sources/X.swift", nil),
    ])
    func `follows from its path`(path: String, title: String?) {
        #expect(Role.index(ofFile: path).map { Role.all[$0].title } == title)
    }
}
