import PackageFacts
import Testing

@testable import CheckArchitecture

@Suite struct `Feature rules` {
    private var package = ArchitectureFixture()

    @Test mutating func `more public declarations than the limit are a violation`() {
        let members = (1...9).map { ArchitectureFixture.symbol("property", "x\($0)", line: $0) }
        package.symbols["Gather"]? += members + [ArchitectureFixture.symbol("enum.case", "a")]
        package.symbols["Gather"]? += (10...11).map {
            ArchitectureFixture.symbol("struct", "Gather\($0)Route", line: $0)
        }
        #expect(package.violations(of: .publicSurface) == [])
        package.symbols["Gather"]?.append(ArchitectureFixture.symbol("init", "init()", line: 12))
        #expect(
            package.violations(of: .publicSurface).map(\.description) == [
                "Public/X.swift:12: public-surface: Gather has 14 public declarations, more than "
                    + "13. Reduce the access level of init or of others."
            ])
    }

    @Test mutating func `an adapter has a limit of types, and Core has none`() {
        let types = (1...5).map { ArchitectureFixture.symbol("struct", "T\($0)") }
        package.symbols["Persistence"] =
            Array(types.dropLast()) + [
                ArchitectureFixture.symbol("init", "init()")
            ]
        package.symbols["FootballUI"] = types
        #expect(package.violations(of: .publicSurface) == [])
        package.symbols["Persistence"] = types
        #expect(package.violations(of: .publicSurface).count == 1)
    }

    @Test(arguments: [
        "gatherDidEnd(with:)", "gatherDidRequestSignOut()", "gatherDidGoalkeep()",
        "gatherDidShowcase()", "gatherUnavailableReason(for:)",
    ])
    mutating func `a contract may report events and ask for the reason why one is unavailable`(
        requirement: String
    ) {
        package.symbols["Gather"]?.append(
            ArchitectureFixture.symbol("method", "GatherNavigation", requirement))
        #expect(package.violations(of: .contract) == [])
    }

    @Test(arguments: [
        "showPlayerList()", "goBack()", "gatherEnd()", "gatherWillEnd()", "gatherDid()",
        "playerListDidSelect()", "didEnd()", "gatherDidntEnd()",
    ])
    mutating func `a requirement that does not report an event is a violation`(requirement: String)
    {
        // The name of the protocol makes no difference.
        package.symbols["Gather"]? += [
            ArchitectureFixture.symbol("protocol", "GatherDelegate"),
            ArchitectureFixture.symbol("method", "GatherDelegate", requirement),
        ]
        #expect(
            package.messages(of: .contract) == [
                "\(requirement.prefix { $0 != "(" }) does not report an event. "
                    + "Declare a function gatherDid…."
            ])
    }

    @Test(arguments: ["Show", "Open", "Go", "Push", "Present", "Navigate"])
    mutating func `a requirement that mentions a direction is a violation`(word: String) {
        package.symbols["Gather"]?.append(
            ArchitectureFixture.symbol(
                "method", "GatherNavigation", "gatherDidRequest\(word)List()"))
        #expect(
            package.messages(of: .contract) == [
                "gatherDidRequest\(word)List mentions where the event leads (\(word)). "
                    + "Name the event only."
            ])
    }

    @Test mutating func `a property in a contract is a violation, except for a reason`() {
        package.symbols["Gather"]? += ["gatherDidEnd", "gatherEndUnavailableReason"].map {
            ArchitectureFixture.symbol("property", "GatherNavigation", $0)
        }
        #expect(package.violations(of: .contract).count == 1)
    }

    @Test mutating func `a contract that several features share follows the same rule`() {
        package.symbols["FootballUI"] = [
            ArchitectureFixture.symbol("protocol", "SessionNavigation"),
            ArchitectureFixture.symbol("method", "SessionNavigation", "sessionDidExpire()"),
            ArchitectureFixture.symbol("protocol", "MatchStore"),
            ArchitectureFixture.symbol("method", "MatchStore", "start()"),
        ]
        #expect(package.violations(of: .contract) == [])
        package.symbols["FootballUI"]?.append(
            ArchitectureFixture.symbol("method", "SessionNavigation", "showLogin()"))
        #expect(package.violations(of: .contract).count == 1)
    }

    @Test mutating func `a feature without events needs no Navigation`() {
        package.symbols["Gather"]?.removeAll { $0.path[0] == "GatherNavigation" }
        #expect(package.violations(of: .contract) == [])
    }

    @Test
    mutating func `a feature without Building is a violation, a variant without one is not`() {
        package.symbols["Gather"] = []
        #expect(
            package.messages(of: .contract) == [
                "Gather has no public protocol GatherBuilding. "
                    + "Declare it in Modules/Features/Gather/Public."
            ])
        package.variants = ["Gather": "PlayerList"]
        #expect(package.violations(of: .contract) == [])
    }

    @Test(arguments: ["Coordinator", "TimePresenter", "TimeView"])
    mutating func `a presenter, coordinator or view that no test uses is a violation`(role: String)
    {
        let type = "Gather\(role)"
        package.files["Modules/Features/Gather/Time/Gather\(role).swift"] = ""
        package.files["Tests/GatherTests/Harness.swift"] = "let part = \(type)()"
        #expect(
            package.violations(of: .featureTests).map(\.description) == [
                "Modules/Features/Gather/Time/Gather\(role).swift:1: feature-tests: No test uses "
                    + "\(type). Add Tests/GatherTests/Gather\(role)Tests.swift."
            ])
        package.files["Tests/GatherTests/FlowTests.swift"] = "@Test func x() { \(type)() }"
        #expect(package.violations(of: .featureTests) == [])
        package.files["Tests/GatherTests/FlowTests.swift"] = nil
        package.files["Tests/GatherTests/Gather\(role)Tests.swift"] = "@Test func x() {}"
        #expect(package.violations(of: .featureTests) == [])
    }

    @Test mutating func `a variant that uses the factory of its feature is a violation`() {
        let path = "Modules/Features/PlayerList/X.swift"
        package.variants = ["PlayerList": "Gather"]
        package.files[path] = "struct CompactGatherFactory { let x: GatherDependencies }"
        #expect(package.violations(of: .variant) == [])
        package.files[path] = "let building = GatherFactory()"
        #expect(
            package.violations(of: .variant).map(\.description) == [
                "\(path):1: variant: PlayerList uses GatherFactory. "
                    + "Use the contract or package declarations instead."
            ])
    }

    @Test mutating func `a feature without a demo is a violation`() {
        package.targets["App/Demos/Gather"] = nil
        #expect(
            package.messages(of: .featureDemo) == [
                "Gather has no demo. Declare it as feature(\"Gather\") in Package.swift."
            ])
    }
}
