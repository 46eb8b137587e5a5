package import ToolSupport

/// A Swift file of the package, read line by line.
///
/// The formatter, which `Tools/test` runs first, guarantees the layout on which this depends: one
/// declaration a line, no block comments, imports before all declarations.
package struct SourceFile: Equatable, Sendable {
    /// An `import` declaration.
    package struct Import: Equatable, Sendable {
        package var module: String
        /// The line number, from 1.
        package var line: Int
        package var isTestable: Bool
    }

    /// The path, relative to the package's folder.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The file's name with its extension.
    package var name: String { String(path.split(separator: "/").last ?? "") }

    /// The number of lines.
    package var lineCount: Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).count
            - (text.isEmpty || text.hasSuffix("\n") ? 1 : 0)
    }

    /// The number of lines that contain more than white space and comments.
    package var codeLineCount: Int {
        text.split(separator: "\n").count { line in
            let code = line.drop { $0 == " " }
            return !code.isEmpty && !code.hasPrefix("//")
        }
    }

    /// The imports at the beginning of the file.
    package var imports: [Import] {
        var found: [Import] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            var words = line.split(separator: " ")[...]
            guard let first = words.first, !first.hasPrefix("//"), !first.hasPrefix("#") else {
                continue
            }
            var isTestable = false
            while let word = words.first, word.hasPrefix("@") || accessLevels.contains(word) {
                isTestable = isTestable || word == "@testable"
                words = words.dropFirst()
            }
            guard words.popFirst() == "import" else { break }
            if let kind = words.first, declarationKinds.contains(kind) { words.removeFirst() }
            guard let module = words.first?.split(separator: ".").first else { break }
            found.append(
                Import(module: String(module), line: index + 1, isTestable: isTestable))
        }
        return found
    }
}

extension PackageFolder {
    /// Reads all Swift files except `Package.swift`, hidden files and the templates of features.
    package func sources() throws(ToolError) -> [SourceFile] {
        var files: [SourceFile] = []
        for folder in ["App", "Modules", "Tests", "Tools/Plugins", "Tools/Programs"] {
            for path in try allFiles(in: folder)
            where path.hasSuffix(".swift") && !path.contains("/.") {
                files.append(SourceFile(path: path, text: try text(of: path)))
            }
        }
        return files
    }
}

private let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
]
private let declarationKinds: Set<Substring> = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
]
