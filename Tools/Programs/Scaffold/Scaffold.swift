#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes a new feature in the house's style, and takes it away again.
@main enum Scaffold {
    static func main() {
        do throws(Refusal) {
            try run(ScaffoldCommand(Array(CommandLine.arguments.dropFirst())))
        } catch {
            let line = Array("Scaffold: \(error)\n".utf8)
            _ = write(STDERR_FILENO, line, line.count)
            exit(error.kind.rawValue)
        }
    }

    private static func run(_ command: ScaffoldCommand) throws(Refusal) {
        let package = PackageFolder(command.folder)
        switch command.verb {
        case .help:
            print(ScaffoldCommand.usage)
        case .add(let name):
            let change = try Change.adding(name, to: package)
            try change.apply(to: package)
            for file in change.written { print(file.path) }
            print(
                """

                \(name.module) is a feature. What next:
                  Tools/feature \(name.module) test     its tests
                  Tools/feature \(name.module) run      the feature by itself
                  Tools/run --open players/\(name.path)
                It counts players until it knows better: begin with \(name.module)Presenter.swift.
                """)
        case .remove(let name, let isForced):
            let change = try Change.removing(name, from: package, isForced: isForced)
            try change.apply(to: package)
            for note in change.notes { print(note) }
            print("\(name.module) is gone.")
        }
    }
}
