import Platform

/// The package's files as they lie on disk.
public struct SourceTree {
    /// The folder that holds `Package.swift`.
    public let root: String
    private let files = FileManager.default

    /// - Parameter root: The folder that holds `Package.swift`.
    public init(root: String) {
        self.root = root
    }

    /// All Swift files but the manifest, by their paths.
    public func sources() throws(PackageFactsError) -> [SourceFile] {
        var found: [SourceFile] = []
        for folder in ["Modules", "App", "Tests", "Tools"] {
            for path in try paths(in: folder) where path.hasSuffix(".swift") {
                found.append(SourceFile(path: path, text: try text(of: path)))
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// What a file holds.
    ///
    /// - Parameter path: From the top of the package.
    public func text(of path: String) throws(PackageFactsError) -> String {
        do {
            return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
        } catch {
            throw .unreadable(path)
        }
    }

    /// The names in a folder; none when it does not exist.
    ///
    /// - Parameter folder: From the top of the package, which is empty.
    public func names(in folder: String) throws(PackageFactsError) -> [String] {
        guard folder.isEmpty || files.fileExists(atPath: "\(root)/\(folder)") else { return [] }
        do {
            return try files.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
        } catch {
            throw .unreadable(folder.isEmpty ? root : folder)
        }
    }

    /// All files below a folder, or the file itself; none where nothing is. What begins with a dot
    /// is nobody's business.
    ///
    /// - Parameter folder: From the top of the package.
    public func paths(in folder: String) throws(PackageFactsError) -> [String] {
        var isFolder = false
        guard files.fileExists(atPath: "\(root)/\(folder)", isDirectory: &isFolder) else {
            return []
        }
        guard isFolder else { return [folder] }
        var found: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            found += try paths(in: "\(folder)/\(name)")
        }
        return found
    }
}
