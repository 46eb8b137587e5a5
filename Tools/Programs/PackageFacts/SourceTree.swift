import Platform

/// The files of a package.
package struct SourceTree {
    /// The folder that contains `Package.swift`.
    package let root: String
    private let files = FileManager.default

    /// - Parameter root: The folder that contains `Package.swift`.
    package init(root: String) {
        self.root = root
    }

    /// Reads all Swift files except `Package.swift` and the templates of new features.
    package func sources() throws(PackageFactsError) -> [SourceFile] {
        var found: [SourceFile] = []
        for folder in ["Modules", "App", "Tests", "Tools/Programs", "Tools/Plugins"] {
            for path in try paths(in: folder) where path.hasSuffix(".swift") {
                found.append(SourceFile(path: path, text: try text(of: path)))
            }
        }
        return found
    }

    /// Reads a file.
    ///
    /// - Parameter path: The path, relative to the package's folder.
    package func text(of path: String) throws(PackageFactsError) -> String {
        do { return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) } catch {
            throw .unreadable(path)
        }
    }

    /// Returns the sorted names in a folder, or an empty array if the folder does not exist.
    ///
    /// - Parameter folder: The path, relative to the package's folder, which is the empty string.
    package func names(in folder: String) throws(PackageFactsError) -> [String] {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        guard folder.isEmpty || files.fileExists(atPath: path) else { return [] }
        do { return try files.contentsOfDirectory(atPath: path).sorted() } catch {
            throw .unreadable(folder.isEmpty ? root : folder)
        }
    }

    /// Returns the paths of all files in a folder and its subfolders, except hidden ones.
    ///
    /// - Parameter folder: The path, relative to the package's folder.
    package func paths(in folder: String) throws(PackageFactsError) -> [String] {
        var found: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var isFolder = false
            _ = files.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
            if isFolder { found += try paths(in: path) } else { found.append(path) }
        }
        return found
    }
}
