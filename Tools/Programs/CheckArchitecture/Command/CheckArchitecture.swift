import PackageFacts
import Platform

/// Checks the house's rules; `CheckArchitecture --help` says more.
@main enum CheckArchitecture {
    static func main() {
        switch CheckArchitectureCommand(Array(CommandLine.arguments.dropFirst())) {
        case .help: print(CheckArchitectureCommand.usage)
        case .listRules: print(CheckArchitectureCommand.rules)
        case .misuse(let sentence):
            complain(sentence)
            exit(64)
        case .check(let folder): check(folder)
        }
    }

    private static func check(_ folder: String) {
        do throws(PackageFactsError) {
            let tree = SourceTree(root: folder)
            // Without one, SwiftPM would look for it in the folders above.
            _ = try tree.text(of: "Package.swift")
            let house = try House(tree, manifest: try Manifest(root: folder))
            let findings = house.findings()
            findings.forEach { print($0) }
            guard findings.isEmpty else { exit(1) }
            print("\(house.files.count) files, \(Rule.allCases.count) rules, no findings")
        } catch {
            complain(error.description)
            exit(error.isUnreadable ? 66 : 65)
        }
    }

    private static func complain(_ sentence: String) {
        let line = Array("check-architecture: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}

extension PackageFactsError {
    fileprivate var isUnreadable: Bool {
        switch self {
        case .unreadable: true
        case .brokenManifest, .strangeManifest: false
        }
    }
}
