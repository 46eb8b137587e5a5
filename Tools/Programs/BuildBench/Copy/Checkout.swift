import Measuring

/// The project that is copied.
struct Checkout {
    let folder: Folder
    /// The program that makes features.
    static let scaffold = ".build/debug/Scaffold"

    /// Whether a feature can be changed here, and others be made: asked before anything is copied.
    func check(_ feature: String) throws(UsageError) {
        let features = (try? folder.names(in: ProjectCopy.features)) ?? []
        guard !features.isEmpty else {
            throw UsageError("\(folder.path) is no checkout: there is no \(ProjectCopy.features).")
        }
        let place = "\(ProjectCopy.features)/\(feature)"
        let changes: [(file: String, edit: Edit)] = [
            (Package.presenter(of: feature), .body),
            (Package.contract(of: feature), .contract(of: feature)),
        ]
        guard features.contains(feature) else {
            throw UsageError(
                "there is no feature '\(feature)'; there are \(features.joined(separator: ", ")).")
        }
        for (file, edit) in changes {
            let text = try? folder.text(of: "\(place)/\(file)")
            guard text.flatMap({ edit.applied(to: $0, number: 0) }) != nil else {
                throw UsageError(
                    "\(feature) cannot be measured: in \(place)/\(file) is no place for a change; "
                        + "name another --feature.")
            }
        }
        guard folder.exists(Self.scaffold) else {
            throw UsageError(
                "\(folder.place(Self.scaffold)) is missing, which makes features: "
                    + "swift build --package-path \(folder.path) --product Scaffold")
        }
    }

    /// The commit, and whether the sources are as it has them.
    ///
    /// - Parameter log: what git says.
    func revision(log: String) throws(BenchError) -> Revision {
        let git = Program(directory: folder.path, log: log)
        let commit = try git.output("git", "rev-parse", "--short", "HEAD")
        let status = try git.output(["git", "status", "--porcelain", "--"] + Revision.parts)
        guard
            let revision = Revision(
                commit: String(decoding: commit, as: UTF8.self),
                status: String(decoding: status, as: UTF8.self))
        else { throw BenchError("\(folder.path) has no commit") }
        return revision
    }
}
