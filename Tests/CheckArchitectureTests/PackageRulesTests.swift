import Foundation
import ProgramOptions
import Testing

@testable import CheckArchitecture

@Suite struct `Package rules` {
    private var package = ArchitectureFixture()

    @Test func `the sample package has no violations`() {
        #expect(package.architecture.violations() == [])
    }

    @Test mutating func `another name at the top level is a violation, a hidden one is not`() {
        package.topLevel += ["Sources", ".gitignore"]
        #expect(package.violations(of: .topLevel).map(\.path) == ["Sources"])
    }

    @Test mutating func `a third-party package is a violation`() {
        package.packages = ["swift-log"]
        #expect(package.violations(of: .thirdPartyPackage).count == 1)
    }

    @Test(arguments: [
        "Modules/X.swift", "Modules/Core/X.swift", "Modules/Services/Y/X.swift",
        "App/Demos/X.swift", "Tests/Domain/X.swift", "Tools/Programs/X.swift",
    ])
    mutating func `a file that no target compiles is a violation`(path: String) {
        package.files[path] = ""
        #expect(package.violations(of: .moduleFolder).map(\.path) == [path])
    }

    @Test(arguments: ["Modules/Services/Score", "Modules/Core/Inner/Score", "Sources/Score"])
    mutating func `a target outside the folders of the layers is a violation`(folder: String) {
        package.targets[folder] = []
        package.manifestText = "core(\"Domain\")\n    name: \"Score\"\n"
        #expect(
            package.violations(of: .moduleFolder).map(\.description) == [
                "Package.swift:2: module-folder: Target Score is in \(folder). Move it to the folder "
                    + "of its layer, and name both alike."
            ])
    }

    @Test mutating func `a file is limited to 400 lines`() {
        let line = "let x = 0\n"
        package.files["Modules/Core/Domain/X.swift"] = String(repeating: line, count: 400)
        #expect(package.violations(of: .fileLength) == [])
        package.files["Modules/Core/Domain/X.swift"]? += line
        #expect(package.violations(of: .fileLength).map(\.line) == [401])
    }

    @Test mutating func `a line of a comment is limited to 100 columns`() {
        let words = String(repeating: "ㅏ", count: 97)
        package.files["Modules/Core/Domain/X.swift"] = "// \(words)\nlet x = \"\(words)\"\n"
        #expect(package.violations(of: .commentWidth) == [])
        package.files["Modules/Core/Domain/X.swift"]? += "/// \(words)\n"
        #expect(package.violations(of: .commentWidth).map(\.line) == [3])
    }
}

@Suite struct `The command line of CheckArchitecture` {
    @Test func `valid arguments select an action`() throws {
        let options = try CheckArchitectureOptions([])
        #expect(options.folder == "." && options.build == nil && !options.listsRules)
        let check = try CheckArchitectureOptions(["--package-path", "/p", "--build-path", "/b"])
        #expect(check.folder == "/p" && check.build == "/b")
        let list = try CheckArchitectureOptions(["--list-rules", "--help"])
        #expect(list.listsRules && list.requestedText == .help)
    }

    @Test(arguments: [["--package-path"], ["--build-path", ""], ["folder"], ["-\u{1B}[2J"]])
    func `invalid arguments are rejected without control characters`(arguments: [String]) {
        let error = #expect(throws: UsageError.self) { try CheckArchitectureOptions(arguments) }
        #expect(error?.message.contains("\u{1B}") == false)
    }

    /// `Tools/check-architecture --list-rules` prints the table.
    @Test func `the article lists all rules`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appending(path: rulesArticle), encoding: .utf8)
        #expect(article.contains(Rule.table))
    }
}

/// The article that lists the rules, relative to the package's folder.
private let rulesArticle = "App/Composition/Composition.docc/Rules.md"
