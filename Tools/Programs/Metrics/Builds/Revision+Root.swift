import Measuring

extension Revision {
    /// What the sources are now; nil where there is no commit to name.
    ///
    /// - Parameter root: the folder that holds `Package.swift`.
    init?(root: String) {
        guard let commit = Program.output(of: ["git", "-C", root, "rev-parse", "--short", "HEAD"]),
            let status = Program.output(
                of: ["git", "-C", root, "status", "--porcelain", "--"] + Self.parts)
        else { return nil }
        self.init(commit: commit, status: status)
    }
}
