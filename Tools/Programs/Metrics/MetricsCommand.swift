import Foundation
import PackageFacts
import ToolSupport

/// A program that prints the metrics and the module diagram of the package.
@main enum MetricsCommand {
    static func main() async {
        await MetricsOptions.run(as: "Tools/metrics") { options in
            let manifest = try Manifest(root: options.root)
            let package = PackageFolder(options.root)
            let diagram = ModuleDiagram(ModuleGraph(manifest)).dot
            if options.isCheck {
                guard (try? package.text(of: ModuleDiagram.path)) == diagram else {
                    throw ToolError(
                        .check,
                        "\(ModuleDiagram.path) does not match Package.swift. Run Tools/metrics --write."
                    )
                }
            }
            if let file = options.file {
                do { try Data(diagram.utf8).write(to: URL(filePath: file), options: .atomic) } catch
                {
                    throw ToolError(.unwritable, "\(file) cannot be written. Check its folder.")
                }
            } else if options.writesDiagram {
                print(diagram, terminator: "")
            } else if !options.isCheck {
                print(PackageMetrics(manifest, files: try package.sources()).text)
            }
        }
    }
}
