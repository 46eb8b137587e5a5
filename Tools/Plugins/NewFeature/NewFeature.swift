import Foundation
import PackagePlugin

/// `swift package new-feature NAME`: hands all words on to Scaffold.
@main struct NewFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let root = context.package.directoryURL.path
        try run("Scaffold", ["new-feature"] + arguments + ["--package-path", root], context)
        // The README's picture of the modules, with it.
        let picture = "\(root)/.github/metrics/modules.svg"
        try run("Metrics", ["--package-path", root, "--svg", picture], context)
    }

    private func run(_ name: String, _ arguments: [String], _ context: PluginContext) throws {
        let tool = try Process.run(context.tool(named: name).url, arguments: arguments)
        tool.waitUntilExit()
        // It has said why.
        guard tool.terminationStatus == 0 else { exit(tool.terminationStatus) }
    }
}
