/// The state of the sources that something was measured with.
package struct Revision: Equatable, CustomStringConvertible {
    /// What was measured, as far as it decides about results.
    package static let parts = ["Package.swift", "Modules", "App", "Tests", "Tools"]

    /// Of the commit, shortened.
    package let commit: String
    /// Whether `parts` are not as the commit has them.
    package let isChanged: Bool

    /// - Parameters:
    ///   - commit: what `git rev-parse --short HEAD` prints.
    ///   - status: what `git status --porcelain` prints of `parts`.
    /// - Returns: nil where there is no commit.
    package init?(commit: String, status: String) {
        self.commit = String(commit.prefix { !$0.isWhitespace })
        isChanged = !status.allSatisfy(\.isWhitespace)
        if self.commit.isEmpty { return nil }
    }

    /// `1a2b3c4`, or `1a2b3c4 with changes`.
    package var description: String { isChanged ? "\(commit) with changes" : commit }
}
