import Foundation
import PackagePlugin

/// `swift package remove-feature NAME`: hands all words on to Scaffold.
@main struct RemoveFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try Process.run(
            context.tool(named: "Scaffold").url,
            arguments: [
                "remove-feature", "--package-path", context.package.directoryURL.path,
                "--draw-with", context.tool(named: "Metrics").url.path,
            ] + arguments)
        tool.waitUntilExit()
        // Scaffold has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
