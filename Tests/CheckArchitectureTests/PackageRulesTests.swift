import PackageFacts
import Testing

@testable import CheckArchitecture

@Suite struct `Rules of the package` {
    @Test(arguments: ["Sources", "notes.txt", "Makefile"])
    func `a stranger at the top level is reported`(name: String) {
        var house = ScratchPackage.good
        house.topLevel += [name, ".gitignore"]
        #expect(house.findings(of: .topLevel).map(\.path) == [name])
    }

    @Test func `a third-party package is reported with its line`() {
        var house = ScratchPackage.good
        house.packages = ["swift-log", "things"]
        house.manifestText = """
            // .package(url: "https://host/swift-log")
            let name = "Swift-Log"
            .package(path: "Other"), .package(url: "https://host/Swift-Log.git", from: "1.0.0"),
            """
        #expect(
            house.findings(of: .foreignPackage).map(\.description) == [
                "Package.swift:1: foreign-package: no third-party packages: "
                    + "name a system library or write it here, not things",
                "Package.swift:3: foreign-package: no third-party packages: "
                    + "name a system library or write it here, not swift-log",
            ])
        house.packages = []
        #expect(house.findings(of: .foreignPackage) == [])
    }

    @Test(arguments: [
        "Modules/X.swift", "Modules/Core/X.swift", "Modules/Services/Y/X.swift", "App/X.swift",
        "App/Demos/X.swift", "Tests/X.swift", "Tests/Domain/X.swift", "Tools/Programs/X.swift",
        "Tools/X.swift", "Tools/Plugins/X.swift",
    ])
    func `a source file outside every module is reported`(path: String) {
        let found = ScratchPackage.findings(of: .moduleFolder, about: path, holding: "")
        #expect(found.map(\.sentence) == ["belongs to no module's folder"])
    }

    @Test func `a module that the manifest does not know is reported`() {
        var house = ScratchPackage.good
        let path = "Modules/Core/Domain/Player.swift"
        house.files = [path: ""]
        let strange = House(
            topLevel: [], manifest: .init(targets: []), manifestText: "",
            sources: house.house.files.map(\.source), systemLibraries: [])
        #expect(
            Rule.moduleFolder.findings(in: strange).map(\.sentence) == [
                "core module Domain is no target of Package.swift: declare it there"
            ])
    }

    @Test func `a target that is not named like its folder is reported`() {
        let strange = House(
            topLevel: [],
            manifest: .init(targets: [.init(name: "Football", path: "Modules/Core/Domain")]),
            manifestText: "",
            sources: [.init(path: "Modules/Core/Domain/X.swift", text: "")], systemLibraries: [])
        #expect(
            Rule.moduleFolder.findings(in: strange).map(\.sentence) == [
                "lies in the folder of Domain and is part of the target Football: name both alike"
            ])
    }

    @Test func `a file that is too long is reported at its first line too many`() {
        func findings(_ path: String, lines: Int) -> [Int] {
            let text = String(repeating: "\n", count: lines)
            return ScratchPackage.findings(of: .fileLength, about: path, holding: text).map(\.line)
        }
        #expect(findings("Modules/Core/Domain/X.swift", lines: 201) == [201])
        #expect(findings("Modules/Core/Domain/X.swift", lines: 200) == [])
        #expect(findings("Tools/Programs/Bench/X.swift", lines: 201) == [201])
        #expect(findings("Tests/DomainTests/X.swift", lines: 301) == [301])
        #expect(findings("Tests/DomainTests/X.swift", lines: 300) == [])
    }
}
