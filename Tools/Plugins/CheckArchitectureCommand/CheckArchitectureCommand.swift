import Foundation
import PackagePlugin

/// `swift package check-architecture`: hands all words on to CheckArchitecture.
@main struct CheckArchitectureCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try Process.run(
            context.tool(named: "CheckArchitecture").url,
            arguments: ["--package-path", context.package.directoryURL.path] + arguments)
        tool.waitUntilExit()
        // CheckArchitecture has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
