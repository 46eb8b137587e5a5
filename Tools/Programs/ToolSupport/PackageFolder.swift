package import Foundation

/// The files of the package. Paths are relative to the package's folder.
package struct PackageFolder {
    private let root: String
    private var files: FileManager { .default }

    /// - Parameter root: The folder that contains `Package.swift`.
    package init(_ root: String) {
        self.root = root
    }

    package func exists(_ path: String) -> Bool { files.fileExists(atPath: fullPath(path)) }

    package func text(of path: String) throws(ToolError) -> String {
        String(decoding: try data(of: path), as: UTF8.self)
    }

    package func data(of path: String) throws(ToolError) -> Data {
        do { return try Data(contentsOf: URL(filePath: fullPath(path))) } catch {
            throw ToolError(
                .unreadable,
                "\(fullPath(path)) cannot be read. Pass the folder of Package.swift as --package-path."
            )
        }
    }

    /// Returns the names in a folder, or an empty array if the folder does not exist.
    package func names(in path: String) throws(ToolError) -> [String] {
        try list(path) { try files.contentsOfDirectory(atPath: fullPath(path)) }
    }

    /// Returns the sorted paths of all files in a folder and its subfolders.
    package func allFiles(in path: String) throws(ToolError) -> [String] {
        try list(path) {
            try files.subpathsOfDirectory(atPath: fullPath(path)).map { "\(path)/\($0)" }.filter {
                !URL(filePath: fullPath($0), directoryHint: .checkFileSystem).hasDirectoryPath
            }.sorted()
        }
    }

    private func list(
        _ path: String, by reading: () throws -> [String]
    ) throws(ToolError) -> [String] {
        do { return exists(path) ? try reading() : [] } catch {
            throw ToolError(
                .unreadable, "\(fullPath(path)) cannot be read. Check its permissions.")
        }
    }

    /// Replaces a file and creates its folder, or removes the file and the folders that become
    /// empty.
    package func replace(_ path: String, with data: Data?) throws(ToolError) {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        do {
            if let data {
                try files.createDirectory(
                    atPath: fullPath(folder), withIntermediateDirectories: true)
                try data.write(to: URL(filePath: fullPath(path)), options: .atomic)
            } else {
                if exists(path) { try files.removeItem(atPath: fullPath(path)) }
                try removeEmptyFolders(from: folder)
            }
        } catch {
            throw ToolError(
                .unwritable, "\(fullPath(path)) cannot be written. Check its permissions.")
        }
    }

    private func removeEmptyFolders(from path: String) throws {
        guard !path.isEmpty, exists(path), try names(in: path).isEmpty else { return }
        try files.removeItem(atPath: fullPath(path))
        try removeEmptyFolders(from: path.split(separator: "/").dropLast().joined(separator: "/"))
    }

    private func fullPath(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
}
