import Foundation
import ProgramOptions
import ToolSupport

/// Checks the rules of the architecture.
@main enum CheckArchitecture {
    static func main() {
        do throws(ToolError) {
            let options = try options()
            if let text = options.requestedText {
                print(CheckArchitectureOptions.manual.text(text))
            } else if options.listsRules {
                print(Rule.table)
            } else {
                try check(options.folder, build: options.build)
            }
        } catch {
            error.exit(from: "Tools/check-architecture")
        }
    }

    private static func options() throws(ToolError) -> CheckArchitectureOptions {
        do throws(UsageError) {
            return try CheckArchitectureOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            throw ToolError(error)
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
