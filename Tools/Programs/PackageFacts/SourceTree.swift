import Foundation
package import ToolSupport

/// The files of a package.
package struct SourceTree {
    private let root: String

    /// - Parameter root: The folder that contains `Package.swift`.
    package init(root: String) {
        self.root = root
    }

    /// The names at the top of the package.
    package var topLevel: [String] {
        get throws(ToolError) {
            do { return try FileManager.default.contentsOfDirectory(atPath: root).sorted() } catch {
                throw unreadable(root)
            }
        }
    }

    /// Reads all Swift files except `Package.swift`, hidden files and the templates of features.
    package func sources() throws(ToolError) -> [SourceFile] {
        var files: [SourceFile] = []
        for folder in ["App", "Modules", "Tests", "Tools/Plugins", "Tools/Programs"] {
            let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)"))
            for path in (paths ?? []).sorted()
            where path.hasSuffix(".swift") && !"/\(path)".contains("/.") {
                let path = "\(folder)/\(path)"
                files.append(SourceFile(path: path, text: try text(of: path)))
            }
        }
        return files
    }

    /// Reads a file.
    ///
    /// - Parameter path: The path, relative to the package's folder.
    package func text(of path: String) throws(ToolError) -> String {
        do { return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) } catch {
            throw unreadable(path)
        }
    }

    private func unreadable(_ path: String) -> ToolError {
        ToolError(
            .unreadable,
            "\(path) cannot be read. Pass the folder of Package.swift as --package-path.")
    }
}
