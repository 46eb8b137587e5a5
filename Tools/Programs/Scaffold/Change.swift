import Foundation
import ToolSupport

/// The files that a command writes and removes, completely or not at all.
struct Change {
    /// The new texts by path; `nil` for a file to remove.
    var texts: [String: String?] = [:]
    /// Tasks that are left to the user.
    var notes: [String] = []

    /// Writes and removes the files. If one fails, the others get their previous contents.
    func apply(to package: PackageFolder) throws(ToolError) {
        var previous: [(path: String, data: Data?)] = []
        do throws(ToolError) {
            for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
                previous.append((path, package.exists(path) ? try package.data(of: path) : nil))
                try package.replace(path, with: text.map { Data($0.utf8) })
            }
        } catch {
            for (path, data) in previous.reversed() { try? package.replace(path, with: data) }
            throw error
        }
    }
}
