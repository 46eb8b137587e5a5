import Testing

@testable import CheckArchitecture

@Suite struct `Dependency rules` {
    private var package = ArchitectureFixture()

    @Test(arguments: [
        ("Modules/Core/Domain", "Navigation"), ("Modules/Core/Domain", "CSQLite"),
        ("Modules/Core/TerminalUI", "Domain"),
        ("Modules/Core/DependencyContainer", "Domain"),
        ("Modules/Adapters/Persistence", "SystemTime"),
        ("Modules/Adapters/Persistence", "Navigation"),
        ("Modules/Adapters/Persistence", "Service"), ("Modules/Adapters/Persistence", "CSQLite"),
        ("Modules/Core/ServiceAPI", "Navigation"), ("Modules/Core/Service", "Persistence"),
        ("Modules/Adapters/HTTPServer", "Domain"), ("Modules/Adapters/HTTPServer", "Persistence"),
        ("Modules/Adapters/SystemTime", "CSQLite"), ("Modules/Adapters/Persistence", "Gather"),
        ("Modules/Features/Gather", "PlayerList"), ("Modules/Features/Gather", "Persistence"),
        ("Modules/Features/Gather", "DependencyContainer"),
        ("Modules/Features/Gather", "Composition"), ("Modules/Features/Gather", "TestSupport"),
        ("Modules/Testing/TestSupport", "Gather"),
        ("App/Composition", "Persistence"), ("App/Composition", "TestSupport"),
        ("App/Composition", "ProgramOptions"), ("Modules/Testing/TestSupport", "ProgramOptions"),
        ("Modules/Features/Gather", "ProgramOptions"),
        ("App/football-gather", "CSQLite"), ("App/football-gather", "TestSupport"),
        ("App/football-gather", "GatherDemo"),
        ("App/Demos/Gather", "PlayerList"), ("App/Demos/Gather", "Persistence"),
        ("App/Demos/Gather", "Composition"), ("App/Demos/DemoSupport", "Gather"),
        ("Tests/DomainTests", "Navigation"), ("Tests/GatherTests", "Persistence"),
        ("Tests/EveningTests", "CSQLite"), ("Tools/Programs/Bench", "TestSupport"),
        ("Modules/Features/Gather", "Platform"),
        ("Tools/Plugins/Measure", "Domain"),
    ])
    mutating func `a dependency that the layer forbids is a violation`(
        folder: String, dependency: String
    ) {
        package.targets[folder]?.append(dependency)
        #expect(package.violations(of: .layer).count == 1)
    }

    @Test(arguments: [
        ("Modules/Core/Domain", "Platform"), ("Modules/Features/Gather", "TextSanitizing"),
        ("Modules/Core/ServiceAPI", "Domain"),
        ("Modules/Features/Gather", "TerminalUI"), ("App/Composition", "DependencyContainer"),
        ("App/football-gather", "Persistence"), ("App/football-gather", "Gather"),
        ("App/football-gather", "ProgramOptions"), ("App/Demos/DemoSupport", "ProgramOptions"),
        ("Tools/Programs/Bench", "ProgramOptions"), ("Tests/EveningTests", "ProgramOptions"),
        ("App/football-gather-server", "HTTPServer"),
        ("Modules/Adapters/ServicePersistence", "CSQLite"),
        ("App/Demos/Gather", "SystemTime"), ("App/Demos/Gather", "TestSupport"),
        ("App/Demos/DemoSupport", "Navigation"), ("Tests/GatherTests", "Navigation"),
        ("Tests/GatherTests", "Processes"), ("Tests/GatherTests", "GatherDemo"),
        ("Tests/EveningTests", "Persistence"), ("Tools/Programs/Bench", "CSQLite"),
        ("Tools/Programs/Bench", "Persistence"), ("Tools/Programs/Bench", "Composition"),
    ])
    mutating func `a dependency that the layer allows is not a violation`(
        folder: String, dependency: String
    ) {
        package.targets[folder]?.append(dependency)
        #expect(package.violations(of: .layer) == [])
    }

    @Test mutating func `a variant may depend on the feature that it replaces`() {
        package.targets["Modules/Features/PlayerList"]?.append("Gather")
        package.targets["App/Demos/PlayerList"]?.append("Gather")
        #expect(package.violations(of: .layer).count == 2)
        package.variants = ["PlayerList": "Gather"]
        #expect(package.violations(of: .layer) == [])
    }

    @Test mutating func `the message names the target, the allowed targets and the remedy`() {
        package.manifestText = "\nfeature(\"Gather\"),\n"
        package.targets["Modules/Features/Gather"]?.append("PlayerList")
        #expect(
            package.violations(of: .layer).map(\.description) == [
                "Package.swift:2: layer: Gather may depend only on Domain, FairTeams, FootballUI, "
                    + "Localization, MatchStorage, Navigation, Records, TerminalUI and TextSanitizing, not on PlayerList. "
                    + "Report the event with GatherNavigation, and handle it in App/Composition."
            ])
    }

    @Test(arguments: ["CSQLite", "TerminalUI"])
    mutating func `an import that Package.swift does not declare is a violation`(module: String) {
        package.files["App/Composition/X.swift"] = "import \(module)\nimport Gather\n"
        #expect(
            package.violations(of: .undeclaredImport).map(\.description) == [
                "App/Composition/X.swift:1: undeclared-import: Composition does not depend on "
                    + "\(module). Add the dependency to Package.swift."
            ])
    }

    @Test(arguments: [
        ("Modules/Features/Gather/X.swift", "Foundation"),
        ("Modules/Features/Gather/X.swift", "Glibc"),
        ("Modules/Core/Domain/X.swift", "Testing"), ("Tests/DomainTests/X.swift", "XCTest"),
    ])
    mutating func `a library that the layer forbids is a violation`(path: String, library: String) {
        package.files[path] = "// A comment.\nimport \(library)\n"
        #expect(package.violations(of: .importedLibrary).map(\.line) == [2])
    }

    @Test mutating func `shipped code may import small libraries, and only tests use @testable`() {
        package.files["Modules/System/Platform/X.swift"] = "import Glibc\n"
        package.files["Modules/Features/Gather/X.swift"] = "import FoundationEssentials\n"
        package.files["Tests/DomainTests/X.swift"] = "import Foundation\n@testable import Domain\n"
        package.files["Tools/Programs/Bench/X.swift"] = "import Foundation\n"
        #expect(package.violations(of: .importedLibrary) == [])
        package.files["Tools/Programs/Bench/X.swift"] = "@testable import Domain\n"
        #expect(
            package.messages(of: .importedLibrary) == [
                "Only tests may use @testable. Make the declaration package or public."
            ])
    }

    @Test mutating func `a dependency that no file imports is a violation`() {
        package.files["Modules/Adapters/Persistence/X.swift"] = "import Domain\n"
        #expect(
            package.messages(of: .unusedDependency) == [
                "No file of Persistence imports SQLite. Remove the dependency."
            ])
    }

    @Test mutating func `tests need not import the dependencies of their subject, nor programs`() {
        package.files["Tests/GatherTests/X.swift"] = "@testable import Gather\n"
        package.targets["Tests/GatherTests"]? += ["Domain", "Navigation", "GatherDemo"]
        #expect(package.violations(of: .unusedDependency) == [])
        package.targets["Tests/GatherTests"]?.append("TerminalUI")
        #expect(package.violations(of: .unusedDependency).count == 1)
    }

    @Test mutating func `one feature need not import what all may, but some feature must`() {
        package.files["Modules/Features/Gather/GatherPresenter.swift"] = "import Domain\n"
        #expect(package.violations(of: .unusedDependency) == [])
        package.files["Modules/Features/PlayerList/PlayerListPresenter.swift"] = "import Domain\n"
        #expect(
            package.messages(of: .unusedDependency) == [
                "No target like Gather imports Navigation. Remove the dependency."
            ])
    }
}
