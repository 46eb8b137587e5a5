import Foundation
import ToolSupport

/// Checks the rules of the architecture.
@main enum CheckArchitecture {
    static func main() async {
        await CheckArchitectureOptions.run(as: "Tools/check-architecture") { options in
            guard !options.listsRules else { return print(Rule.table) }
            // The compiler records resolved paths in symbol graphs.
            let root = URL(filePath: options.folder).resolvingSymlinksInPath().path
            let architecture = try Architecture(
                root: root, build: options.build ?? "\(root)/.build/debug")
            let violations = architecture.violations()
            violations.forEach { print($0) }
            guard violations.isEmpty else { exit(1) }
            print("\(architecture.files.count) files, \(Rule.allCases.count) rules, no violations")
        }
    }
}
