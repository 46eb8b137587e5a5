import Foundation
import PackagePlugin

/// The command `swift package remove-feature NAME`.
@main struct RemoveFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let root = context.package.directoryURL.path
        let diagram = "\(root)/.github/metrics/modules.dot"
        for (tool, arguments) in [
            ("Scaffold", ["remove-feature", "--package-path", root] + arguments),
            ("Metrics", ["--package-path", root, "--dot", diagram]),
        ] {
            let process = try Process.run(
                context.tool(named: tool).url, arguments: arguments)
            process.waitUntilExit()
            // The program reports its errors itself.
            guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
        }
    }
}
