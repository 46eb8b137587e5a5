import Testing

@testable import CheckArchitecture

@Suite struct `Rules of dependencies` {
    @Test func `an import that the manifest does not name is reported`() {
        var house = ScratchPackage.good
        house.needs["Gather"] = ["Navigation"]
        #expect(
            house.findings(of: .undeclaredImport).map(\.description) == [
                "Modules/Features/Gather/Public/GatherNavigation.swift:1: undeclared-import: "
                    + "Gather does not depend on Domain in Package.swift: add it there"
            ])
    }

    @Test func `what is not ours needs no declaration`() {
        let path = "Modules/Core/Domain/Player.swift"
        let house = ScratchPackage.good(with: path, holding: "import Foundation\nimport Domain\n")
        #expect(house.findings(of: .undeclaredImport) == [])
    }

    @Test func `an import that comes twice is reported with the line of the first`() {
        let path = "Modules/Core/Domain/Player.swift"
        let text = "import Navigation\n\npublic import Navigation\n"
        let found = ScratchPackage.findings(of: .repeatedImport, about: path, holding: text)
        #expect(found.map(\.line) == [3])
        #expect(found.map(\.sentence) == ["Navigation is imported in line 1 already"])
    }

    @Test(arguments: [
        "#if os(Linux)\nimport Glibc\n#else\nimport Glibc\n#endif",
        "import struct Foundation.Date\nimport struct Foundation.Data",
        "import Domain\nimport Navigation",
    ])
    func `an import under a condition or of one declaration may come again`(text: String) {
        let path = "Modules/Core/Domain/Player.swift"
        #expect(ScratchPackage.findings(of: .repeatedImport, about: path, holding: text) == [])
    }

    @Test func `a dependency that no file imports is reported where the target is declared`() {
        var house = ScratchPackage.good
        house.needs["TestSupport"] = ["Domain", "Navigation"]
        house.manifestText = "\n.target(\nname: \"TestSupport\",\n"
        #expect(
            house.findings(of: .unusedDependency).map(\.description) == [
                "Package.swift:3: unused-dependency: "
                    + "TestSupport depends on Navigation, and no file of it imports that"
            ])
    }

    @Test func `a system library that is not imported is reported too`() {
        var house = ScratchPackage.good
        house.needs["Domain"] = ["CSQLite"]
        #expect(house.findings(of: .unusedDependency).count == 1)
    }

    @Test func `tests may have what their subject has, and TestSupport, and need it not`() {
        var house = ScratchPackage.good
        house.files["Modules/Core/Other/X.swift"] = ""
        #expect(house.findings(of: .unusedDependency) == [])
        house.needs["GatherTests"]?.append("Other")
        #expect(house.findings(of: .unusedDependency).count == 1)
    }

    @Test func `programs that are started need no import`() {
        var house = ScratchPackage.good
        house.needs["GatherTests"]?.append("GatherDemo")
        #expect(house.findings(of: .unusedDependency) == [])
    }

    @Test func `what is given to all features may be unused by some, but not by all`() {
        var house = ScratchPackage.good
        house.files["Modules/Features/Login/LoginState.swift"] = "import Domain\n"
        house.needs["Login"] = ["Domain", "Navigation"]
        #expect(house.findings(of: .unusedDependency) == [])
        house.files["Modules/Core/TerminalUI/Element.swift"] = ""
        house.needs["Login"]?.append("TerminalUI")
        house.needs["Gather"]?.append("TerminalUI")
        #expect(
            house.findings(of: .unusedDependency).map(\.sentence) == [
                "every feature may import TerminalUI, and none does: do not give it to them"
            ])
    }

    @Test func `what one feature alone is given has to be used by it`() {
        var house = ScratchPackage.good
        house.files["Modules/Features/CompactGather/X.swift"] = "import Domain\nimport Navigation"
        house.needs["CompactGather"] = ["Domain", "Navigation", "Gather"]
        #expect(
            house.findings(of: .unusedDependency).map(\.sentence) == [
                "CompactGather depends on Gather, and no file of it imports that"
            ])
    }

    @Test func `what is written in C is not looked at`() {
        var house = ScratchPackage(["Tools/Programs/BareCurses/main.c": ""])
        house.needs["BareCurses"] = ["CSQLite"]
        #expect(house.findings(of: .unusedDependency) == [])
    }

    @Test func `a cycle of imports is reported once, with its path`() {
        let house = ScratchPackage([
            "Modules/Core/Navigation/X.swift": "import Domain\n",
            "Modules/Core/Domain/X.swift": "\nimport TerminalUI\n",
            "Modules/Core/TerminalUI/X.swift": "import Navigation\n",
        ])
        #expect(
            house.findings(of: .cycle).map(\.description) == [
                "Modules/Core/Domain/X.swift:2: cycle: targets need each other: "
                    + "Domain → TerminalUI → Navigation → Domain"
            ])
    }

    @Test func `a cycle of which the manifest knows one half is reported`() {
        var house = ScratchPackage([
            "Modules/Features/Gather/X.swift": "import CompactGather\n",
            "Modules/Features/CompactGather/X.swift": "",
        ])
        house.needs["CompactGather"] = ["Gather"]
        #expect(
            house.findings(of: .cycle).map(\.description) == [
                "Package.swift:1: cycle: targets need each other: "
                    + "CompactGather → Gather → CompactGather"
            ])
    }

    @Test func `what is needed by two ways is no cycle`() {
        let house = ScratchPackage([
            "Modules/Core/Domain/X.swift": "",
            "Modules/Core/Navigation/X.swift": "import Domain\nimport Navigation\n",
            "Modules/Core/TerminalUI/X.swift": "import Domain\nimport Navigation\n",
        ])
        #expect(house.findings(of: .cycle) == [])
    }
}
