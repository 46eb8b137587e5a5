import Foundation
import PackagePlugin

/// The command `swift package check-architecture`.
@main struct CheckArchitectureCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // CheckArchitecture reads the symbols of the app's modules.
        let build = try packageManager.build(.product("football-gather"), parameters: .init())
        guard build.succeeded else {
            Diagnostics.error(build.logText)
            exit(70)
        }
        let tool = try Process.run(
            context.tool(named: "CheckArchitecture").url,
            arguments: ["--package-path", context.package.directoryURL.path] + arguments)
        tool.waitUntilExit()
        // The program reports its errors itself.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
