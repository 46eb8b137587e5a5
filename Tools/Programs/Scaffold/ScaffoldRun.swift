/// Does what a command asks for.
struct ScaffoldRun {
    /// What a person reads when it is done.
    struct Report: Equatable {
        var text: String
        /// What is left to do, as a sentence.
        var complaint: String?
    }

    private let command: ScaffoldCommand
    private let package: PackageFolder

    init(_ command: ScaffoldCommand) {
        self.command = command
        package = PackageFolder(command.folder)
    }

    func run() throws(Refusal) -> Report {
        switch command.verb {
        case .help: Report(text: ScaffoldCommand.usage)
        case .add(let name): try add(name)
        case .remove(let name, let isForced): try remove(name, isForced: isForced)
        }
    }

    private func add(_ name: FeatureName) throws(Refusal) -> Report {
        let change = try Change.adding(name, to: package)
        let notes = try change.apply(to: package)
        let next = """

            \(name.module) is a feature. What next:
              Tools/feature \(name.module) test     its tests
              Tools/feature \(name.module) run      the feature by itself
              Tools/run --open players/\(name.path)
            It counts players until it knows better: begin with \(name.module)Presenter.swift.
            """
        return report(notes + change.written.map(\.path) + [next])
    }

    private func remove(_ name: FeatureName, isForced: Bool) throws(Refusal) -> Report {
        let change = try Change.removing(name, from: package, isForced: isForced)
        return report(try change.apply(to: package) + ["\(name.module) is gone."])
    }

    /// The feature has come or gone by now, whatever becomes of the picture.
    private func report(_ lines: [String]) -> Report {
        Report(
            text: lines.joined(separator: "\n"),
            complaint: command.drawer.flatMap {
                ModulePicture.draw(with: $0, in: command.folder)
            })
    }
}
