import Foundation
import PackagePlugin

/// `swift package metrics`: hands all words on to the program of that name.
@main struct MetricsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        // The tests would wait for the folder of builds, which is ours until we end; and nobody has
        // allowed us to write.
        for option in ["--coverage", "--readme"] where arguments.contains(option) {
            Diagnostics.error("That is for Tools/metrics \(option).")
            return
        }
        let tool = try Process.run(
            context.tool(named: "Metrics").url,
            arguments: ["--package-path", context.package.directoryURL.path] + arguments)
        tool.waitUntilExit()
        // The program has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
