import Foundation
import ToolSupport

/// A line that mentions a feature outside of the feature's own files.
struct FeatureUse: CustomStringConvertible {
    let path: String
    /// The line number, from 1.
    let line: Int
    let text: Substring

    /// True if tests write the file.
    var isRecorded: Bool { path.hasSuffix(".txt") }

    /// The place and the line.
    var description: String { "\(path):\(line): \(text.trimmingCharacters(in: .whitespaces))" }

    /// Returns the uses of a feature in a text.
    ///
    /// - Parameters:
    ///   - others: The names of the other features, which may contain the name of this one.
    static func all(
        of name: FeatureName, others: [FeatureName], in path: String, _ text: String
    ) -> [FeatureUse] {
        let module = name.module
        guard [module, name.member, name.path, name.title].contains(where: text.contains) else {
            return []
        }
        let spellings = others.flatMap { [$0.module, $0.member, $0.title] }
            .filter { $0.contains(module) || $0.hasPrefix(name.member) }
        let pattern = [
            "(\(module)|\(name.title))(?![a-z0-9])", "\\b\(name.member)(?=[A-Z])",
            "\\.\(name.member)\\b",
            "players/\(name.path)(?![a-z0-9-])",
        ].joined(separator: "|")
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { index, line in
                // These commands need no feature.
                let ignored = spellings + ["new-feature \(module)", "remove-feature \(module)"]
                let rest = ignored.reduce(String(line)) { $0.replacing($1, with: "") }
                guard rest.range(of: pattern, options: .regularExpression) != nil else {
                    return nil
                }
                return FeatureUse(path: path, line: index + 1, text: line)
            }
    }
}
