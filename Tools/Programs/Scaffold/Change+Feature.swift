import ToolSupport

extension Change {
    /// Returns the change that adds a feature.
    ///
    /// - Throws: The reason why the feature cannot be added.
    static func adding(
        _ name: FeatureName, to package: PackageFolder
    ) throws(ToolError) -> Change {
        let template = try FeatureTemplate(name, in: package)
        try TakenNames(in: package).check(template)
        for path in template.folders + template.files.keys.sorted() where package.exists(path) {
            throw ToolError(.usage, "\(path) already exists. Choose another name.")
        }
        var change = Change(texts: template.files.mapValues(Optional.some))
        for line in template.lines {
            guard let text = line.inserted(into: try change.text(of: line.path, in: package)) else {
                throw ToolError(
                    .data,
                    "\(line.path) has no list for the new feature. Restore the list of this line:\n"
                        + line.line)
            }
            change.texts[line.path] = text
        }
        return change
    }

    /// Returns the change that removes a feature.
    ///
    /// - Parameter isForced: Removes the feature also if its files were changed. Changed lines of
    ///   other files stay, and `notes` lists them.
    /// - Throws: The reason why the feature cannot be removed.
    static func removing(
        _ name: FeatureName, from package: PackageFolder, isForced: Bool = false
    ) throws(ToolError) -> Change {
        let template = try FeatureTemplate(name, in: package)
        guard
            template.files.keys.contains(where: {
                $0.hasPrefix("App/Composition/") && package.exists($0)
            }),
            package.exists(template.folders[0])
        else {
            throw ToolError(
                .usage, "new-feature did not add \(name.module). Remove the feature by hand.")
        }
        var paths = Set(template.files.keys)
        for folder in template.folders { paths.formUnion(try package.allFiles(in: folder)) }
        var change = Change()
        for path in paths.sorted() {
            let text = package.exists(path) ? try package.text(of: path) : nil
            guard isForced || (text != nil && text == template.files[path]) else {
                throw changed(path)
            }
            change.texts.updateValue(nil, forKey: path)
        }
        for line in template.lines {
            if let text = line.removed(from: try change.text(of: line.path, in: package)) {
                change.texts[line.path] = text
            } else if isForced {
                change.notes.append("\(line.path) no longer contains this line:\n\(line.line)")
            } else {
                throw changed(line.path)
            }
        }
        let dependentFiles = try change.dependentFiles(of: name, in: package, except: paths)
        guard dependentFiles.isEmpty || isForced else {
            throw ToolError(
                .data, "\(dependentFiles[0]) uses \(name.module). Change it first, or use --force.")
        }
        change.notes += dependentFiles.map { "\($0) still uses \(name.module). Change it." }
        return change
    }

    /// Returns the text that a file has after the change.
    private func text(
        of path: String, in package: PackageFolder
    ) throws(ToolError) -> String {
        if case .some(.some(let text)) = texts[path] { return text }
        return try package.text(of: path)
    }

    /// Returns the files that do not compile without the feature after the change.
    private func dependentFiles(
        of name: FeatureName, in package: PackageFolder, except removed: Set<String>
    ) throws(ToolError) -> [String] {
        var found: [String] = []
        for folder in ["Modules", "App", "Tests", "Tools/Programs"] {
            for path in try package.allFiles(in: folder)
            where path.hasSuffix(".swift") && !removed.contains(path) {
                let text = try text(of: path, in: package)
                let isImporter = text.split(separator: "\n").contains {
                    $0 == "import \(name.module)" || $0.hasSuffix(" import \(name.module)")
                }
                let isCaller =
                    path.hasPrefix("App/Composition/") && text.contains("show\(name.module)(")
                if isImporter || isCaller { found.append(path) }
            }
        }
        return found
    }
}

private func changed(_ path: String) -> ToolError {
    ToolError(
        .data, "\(path) was changed, so nothing was removed. Use --force to remove it anyway.")
}
