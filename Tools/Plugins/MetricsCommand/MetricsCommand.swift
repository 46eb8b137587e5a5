import Foundation
import PackagePlugin

/// The command `swift package metrics`.
@main struct MetricsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // SwiftPM locks the build folder while the command runs, and protects the sources.
        let unsupported = ["--write", "--svg"]
        if let option = unsupported.first(where: arguments.contains) {
            Diagnostics.error("\(option) is not available here. Run Tools/metrics \(option).")
            return
        }
        let tool = try Process.run(
            context.tool(named: "Metrics").url,
            arguments: ["--package-path", context.package.directoryURL.path] + arguments)
        tool.waitUntilExit()
        // The program reports its errors itself.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
