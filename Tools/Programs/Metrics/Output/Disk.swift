import Foundation

/// Files that are written whole or not at all.
enum Disk {
    /// Makes the folders that are missing, too.
    static func write(_ text: String, to path: String) throws(MetricsRefusal) {
        let file = URL(filePath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw MetricsRefusal(.unwritable, "\(path) cannot be written.")
        }
    }
}
