import Foundation
import PackagePlugin

/// `swift package new-feature NAME`: hands all words on to Scaffold.
@main struct NewFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try Process.run(
            context.tool(named: "Scaffold").url,
            arguments: [
                "new-feature", "--package-path", context.package.directoryURL.path,
                "--draw-with", context.tool(named: "Metrics").url.path,
            ] + arguments)
        tool.waitUntilExit()
        // Scaffold has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
