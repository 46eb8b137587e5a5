import Foundation

/// Files that are written whole or not at all.
enum Disk {
    /// A folder that is not there is a slip of whoever named it, and is not made.
    static func write(_ text: String, to path: String) throws(MetricsRefusal) {
        let file = URL(filePath: path)
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw MetricsRefusal(.unwritable, "\(path) cannot be written.")
        }
    }
}
