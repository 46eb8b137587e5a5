import Foundation
import PackagePlugin

/// The command `swift package new-feature NAME`.
@main struct NewFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let root = context.package.directoryURL.path
        let diagram = "\(root)/.github/metrics/modules.dot"
        let tools = context.package.directoryURL.appending(path: "Tools")
        for (program, arguments) in [
            // Nothing is written if the tools for the texts are missing.
            (tools.appending(path: "bootstrap"), ["texts"]),
            (
                try context.tool(named: "Scaffold").url,
                ["new-feature", "--package-path", root] + arguments
            ),
            (
                try context.tool(named: "Metrics").url,
                ["--package-path", root, "--dot", diagram]
            ),
            (tools.appending(path: "texts"), []),
        ] {
            let process = try Process.run(program, arguments: arguments)
            process.waitUntilExit()
            // The program reports its errors itself.
            guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
        }
    }
}
