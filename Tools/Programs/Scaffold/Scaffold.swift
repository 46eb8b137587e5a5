import Foundation

/// Adds a feature to the package, and removes it again.
@main enum Scaffold {
    static func main() {
        do throws(ScaffoldError) {
            print(try ScaffoldCommand(Array(CommandLine.arguments.dropFirst())).run())
        } catch {
            FileHandle.standardError.write(Data("\(error.message)\n".utf8))
            exit(error.kind.rawValue)
        }
    }
}
