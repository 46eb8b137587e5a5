import Foundation
import PackagePlugin

/// `swift package check-house`: hands all words on to CheckHouse.
@main struct CheckHouseCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try Process.run(
            context.tool(named: "CheckHouse").url,
            arguments: ["--package-path", context.package.directoryURL.path] + arguments)
        tool.waitUntilExit()
        // CheckHouse has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
