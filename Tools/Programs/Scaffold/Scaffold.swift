import ToolSupport

/// Adds a feature to the package, and removes it again.
@main enum Scaffold {
    static func main() async {
        let isRemoval = CommandLine.arguments.contains("remove-feature")
        await ScaffoldCommand.run(as: "Tools/\(isRemoval ? "remove" : "new")-feature") {
            print(try $0.run())
        }
    }
}
