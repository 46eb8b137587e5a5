import Foundation
import ToolSupport

/// Checks the rules of the architecture.
@main enum CheckArchitecture {
    static func main() {
        do throws(ToolError) {
            switch try CheckArchitectureOptions(Array(CommandLine.arguments.dropFirst())) {
            case .help: print(CheckArchitectureOptions.usage)
            case .listRules: print(Rule.table)
            case .check(let folder, let build): try check(folder, build: build)
            }
        } catch {
            error.exit(from: "Tools/check-architecture")
        }
    }

    private static func check(_ folder: String, build: String?) throws(ToolError) {
        // The compiler records resolved paths in symbol graphs.
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        let architecture = try Architecture(root: root, build: build ?? "\(root)/.build/debug")
        let violations = architecture.violations()
        violations.forEach { print($0) }
        guard violations.isEmpty else { exit(1) }
        print("\(architecture.files.count) files, \(Rule.allCases.count) rules, no violations")
    }
}
