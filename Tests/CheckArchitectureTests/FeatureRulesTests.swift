import Testing

@testable import CheckArchitecture

@Suite struct `Rules of features` {
    private let contract = "Modules/Features/Gather/Public/GatherNavigation.swift"

    @Test func `a public surface over its budget is reported at the first too many`() {
        let members = (1...12).map { "    public let x\($0) = 0\n" }.joined()
        let within = "public struct GatherRoute {\n\(members)    let hidden = 0\n}\n"
        #expect(surface(contract, holding: within) == [])
        #expect(
            surface(contract, holding: within + "public protocol GatherBuilding { func x() }\n")
                == [
                    "\(contract):16: public-surface: feature Gather has 14 public declarations "
                        + "and may have 13: GatherBuilding is the first too many"
                ])
    }

    @Test func `requirements and cases are no declarations of their own`() {
        let cases =
            "public enum Reason { case \((1...20).map { "c\($0)" }.joined(separator: ", ")) }"
        #expect(surface(contract, holding: cases) == [])
    }

    @Test func `an adapter's budget is one of types, and Core has none`() {
        let types = (1...5).map { "public struct T\($0) { public init() {} }\n" }.joined()
        #expect(surface("Modules/Adapters/Persistence/X.swift", holding: types).count == 1)
        #expect(surface("Modules/Core/Domain/X.swift", holding: types + types + types) == [])
    }

    @Test func `a feature without tests is reported once`() {
        var house = ScratchPackage.good
        for name in ["Presenter", "Page"] {
            house.files["Tests/GatherTests/Gather\(name)Tests.swift"] = "// @Test\nimport Testing\n"
        }
        #expect(
            house.findings(of: .featureTests).map(\.sentence) == [
                "feature Gather has no tests: add Tests/GatherTests"
            ])
    }

    @Test(arguments: ["Coordinator", "TimePresenter", "TimeView"])
    func `a part that no test names is reported`(role: String) {
        let path = "Modules/Features/Gather/Gather\(role).swift"
        var house = ScratchPackage.good(
            with: path, holding: "protocol GatherThing {}\nfinal class GatherPart: GatherThing {}\n"
        )
        // A double implements the protocol; that does not test the class.
        house.files["Tests/GatherTests/Doubles.swift"] = "class Double: GatherThing {}\n"
        #expect(
            house.findings(of: .featureTests).map(\.description) == [
                "\(path):1: feature-tests: no test of Gather names it: "
                    + "add Tests/GatherTests/Gather\(role)Tests.swift"
            ])
        // Nor does one that only makes it, for whomever.
        house.files["Tests/GatherTests/Doubles.swift"] = "let part = GatherPart()\n"
        #expect(house.findings(of: .featureTests).map(\.path) == [path])
        house.files["Tests/GatherTests/Doubles.swift"] = "@Test func x() { GatherPart() }\n"
        #expect(house.findings(of: .featureTests) == [])
        house.files["Tests/GatherTests/Doubles.swift"] = nil
        house.files["Tests/GatherTests/Gather\(role)Tests.swift"] = "@Test func x() {}\n"
        #expect(house.findings(of: .featureTests) == [])
    }

    @Test func `a feature without a demo is reported`() {
        var house = ScratchPackage.good
        house.files["App/Demos/Gather/GatherDemo.swift"] = nil
        #expect(
            house.findings(of: .featureDemo).map(\.sentence) == [
                "feature Gather has no demo: add App/Demos/Gather"
            ])
    }

    @Test func `a variant that uses the factory of its feature is reported`() {
        var house = ScratchPackage.good
        house.variants = ["CompactGather": "Gather"]
        house.files["Modules/Features/Gather/Public/GatherFactory.swift"] = """
            public protocol GatherBuilding {}
            public struct GatherDependencies {}
            public struct GatherFactory {}
            public struct GatherRoute {}
            package struct GatherControls {}
            struct GatherRow {}
            """
        let path = "Modules/Features/CompactGather/X.swift"
        house.files[path] = """
            import Gather
            // GatherFactory
            struct CompactGatherFactory: GatherBuilding { let dependencies: GatherDependencies }
            struct CompactGatherRow { let row: GatherRow; let controls: GatherControls }
            struct X { let navigation: any GatherNavigation; let route = GatherRoute() }
            """
        #expect(house.findings(of: .variant) == [])
        house.files[path]? += "\nlet x = [GatherFactory()]"
        #expect(
            house.findings(of: .variant).map(\.description) == [
                "\(path):6: variant: CompactGather may know …Building, …Dependencies, …Navigation and "
                    + "…Route of Gather, not GatherFactory"
            ])
        house.variants = [:]
        #expect(house.findings(of: .variant) == [])
    }

    private func surface(_ path: String, holding text: String) -> [String] {
        ScratchPackage.findings(of: .publicSurface, about: path, holding: text).map(\.description)
    }
}
