import PackageFacts
import Testing

@testable import CheckArchitecture

@Suite struct `The house` {
    @Test func `a good house has nothing to report`() {
        #expect(ScratchPackage.good.house.findings() == [])
    }

    @Test func `an empty house has nothing to report`() {
        #expect(ScratchPackage([:]).house.findings() == [])
    }

    @Test func `findings come by file and line, whatever the rule`() {
        var house = ScratchPackage.good(
            with: "Modules/Features/Gather/Public/GatherNavigation.swift",
            holding: """
                import Domain
                import Persistence
                import Foundation
                import Domain
                @MainActor public protocol GatherNavigation: AnyObject {}
                """)
        house.topLevel.append("Makefile")
        house.files["Modules/Stray.swift"] = ""
        house.files["Modules/Features/Gather/GatherState.swift"] = "import Navigation\n"
        #expect(
            house.house.findings().map { "\($0.path):\($0.line) \($0.rule.rawValue)" } == [
                "Makefile:1 top-level",
                "Modules/Features/Gather/Public/GatherNavigation.swift:3 layer",
                "Modules/Features/Gather/Public/GatherNavigation.swift:4 repeated-import",
                "Modules/Stray.swift:1 module-folder",
            ])
    }

    @Test func `what a target excludes is nobody's business`() {
        let excluded = Manifest.Target(
            name: "Domain", path: "Modules/Core/Domain", exclude: ["Records", "Old.swift"])
        let house = House(
            topLevel: [], manifest: Manifest(targets: [excluded]), manifestText: "",
            sources: ["Records/X.swift", "Old.swift", "OldRecords.swift"].map {
                SourceFile(path: "Modules/Core/Domain/\($0)", text: "import XCTest")
            }, systemLibraries: [])
        #expect(house.findings().map(\.path) == ["Modules/Core/Domain/OldRecords.swift"])
    }

    @Test func `a target is found in the manifest by its name, or its feature's`() {
        var house = ScratchPackage([:])
        house.manifestText = """
            // core("Domain")
            let needs = ["Domain", "Gather"]
            core("Domain"),
            feature("Gather"),
                .target(
                    name: "TestSupport",
            command(
                "NewFeature", verb: "x",
            """
        let names = [
            "Domain", "DomainTests", "GatherDemo", "TestSupport", "NewFeature", "Nothing",
        ]
        #expect(names.map(house.house.manifestLine) == [3, 3, 4, 6, 8, 1])
    }

    @Test func `a rule has a name and a sentence of its own`() {
        let names = Rule.allCases.map(\.rawValue)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
        #expect(Set(Rule.allCases.map(\.sentence)).count == Rule.allCases.count)
        #expect(Rule.allCases.allSatisfy { $0.sentence.hasSuffix(".") })
    }
}
