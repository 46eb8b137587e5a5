import PackageFacts
import Testing

@testable import Metrics

@Suite struct `The role of a file` {
    @Test(arguments: [
        ("Modules/Features/Gather/GatherCoordinator.swift", Role.coordinators),
        ("App/Composition/SessionFlow+Squad.swift", .coordinators),
        ("Modules/Features/Gather/GatherPresenter.swift", .presenters),
        ("Modules/Features/Gather/GatherPresenter+Storage.swift", .presenters),
        ("Modules/Features/Gather/GatherRecord.swift", .presenters),
        ("Modules/Features/Gather/GatherDraft.swift", .presenters),
        ("Modules/Features/Gather/GatherView.swift", .views),
        ("Modules/Features/Gather/GatherState.swift", .views),
        ("Modules/Features/Gather/GatherStrings.swift", .views),
        ("Modules/Features/Gather/Public/GatherFactory.swift", .contracts),
        ("Modules/Core/Domain/Players/Player.swift", .domain),
        ("Modules/Core/Navigation/Coordinators/Coordinator.swift", .navigation),
        ("Modules/Core/DependencyContainer/Container.swift", .container),
        ("Modules/Core/TerminalUI/Page.swift", .terminalUI),
        ("Modules/Core/Networking/Request.swift", .otherCore),
        ("Modules/Adapters/Persistence/Storage.swift", .adapters),
        ("App/Composition/AppContainer.swift", .composition),
        ("App/football-gather/Run.swift", .runner),
        ("App/Demos/Gather/GatherDemo.swift", .demos),
        ("App/Demos/DemoSupport/Demo.swift", .demos),
        ("Tests/GatherTests/GatherPresenterTests.swift", .tests),
        ("Modules/Testing/TestSupport/ManualClock.swift", .testSupport),
        ("Tools/Programs/Bench/Bench.swift", .tools),
        ("Tools/Plugins/NewFeature/NewFeature.swift", .tools),
    ])
    func `follows from its place and its name`(path: String, role: Role) {
        #expect(Role(SourceFile(path: path, text: "")) == role)
    }

    @Test func `is nothing outside the house`() {
        #expect(Role(SourceFile(path: "Sources/X.swift", text: "")) == nil)
    }
}
