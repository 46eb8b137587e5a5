import ToolSupport

/// Adds a feature to the package, and removes it again.
@main enum Scaffold {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(ToolError) {
            print(try ScaffoldCommand(arguments).run())
        } catch {
            let verb = arguments.contains("remove-feature") ? "remove-feature" : "new-feature"
            error.exit(from: "Tools/\(verb)")
        }
    }
}
