import Foundation
import PackageFacts

/// Checks the rules of the architecture.
@main enum CheckArchitecture {
    static func main() {
        switch CheckArchitectureOptions(Array(CommandLine.arguments.dropFirst())) {
        case .help: print(CheckArchitectureOptions.usage)
        case .listRules: print(Rule.table)
        case .misuse(let message): fail(message, code: 64)
        case .check(let folder, let build): check(folder, build: build)
        }
    }

    private static func check(_ folder: String, build: String?) {
        // The compiler records resolved paths in symbol graphs.
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        do throws(PackageFactsError) {
            let architecture = try Architecture(
                root: root, build: build ?? "\(root)/.build/debug")
            let violations = architecture.violations()
            violations.forEach { print($0) }
            guard violations.isEmpty else { exit(1) }
            print("\(architecture.files.count) files, \(Rule.allCases.count) rules, no violations")
        } catch .unreadable(let path) {
            fail(PackageFactsError.unreadable(path).message, code: 66)
        } catch {
            fail(error.message, code: 65)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("check-architecture: \(message)\n".utf8))
        exit(code)
    }
}
