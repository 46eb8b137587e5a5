import ToolSupport

extension Change {
    /// Returns the change that adds a feature.
    ///
    /// - Throws: The reason why the feature cannot be added.
    static func adding(
        _ name: FeatureName, _ options: FeatureOptions, to package: PackageFolder
    ) throws(ToolError) -> Change {
        let template = try FeatureTemplate(name, options, in: package)
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
    /// - Parameter isForced: Removes the feature also if its files were changed or other files use
    ///   it. `notes` then lists what remains to be done.
    /// - Throws: The reason why the feature cannot be removed.
    static func removing(
        _ name: FeatureName, from package: PackageFolder, isForced: Bool = false
    ) throws(ToolError) -> Change {
        let entry = "App/Composition/Features/AppFeature+\(name.module).swift"
        guard package.exists(entry), package.exists("Modules/Features/\(name.module)") else {
            throw ToolError(
                .usage, "new-feature did not add \(name.module). Remove the feature by hand.")
        }
        let options = FeatureOptions(in: try package.text(of: entry))
        let template = try FeatureTemplate(name, options, in: package)
        var paths = Set(template.files.keys)
        for folder in template.folders { paths.formUnion(try package.allFiles(in: folder)) }
        var change = Change(texts: Dictionary(uniqueKeysWithValues: paths.map { ($0, nil) }))
        var changes: [String] = []
        for line in template.lines {
            if let text = line.removed(from: try change.text(of: line.path, in: package)) {
                change.texts[line.path] = text
            } else {
                changes.append("\(line.path) no longer contains this line:\n\(line.line)")
            }
        }
        if options.hasData { change.notes.append(recordsNote) }
        var uses = try change.uses(of: name, in: package)
        if uses.contains(where: \.isRecorded) { change.notes.append(recordingNote) }
        uses.removeAll(where: \.isRecorded)
        guard !isForced else {
            change.notes += changes + uses.map(\.description)
            return change
        }
        guard uses.isEmpty else {
            throw ToolError(
                .check,
                "\(name.module) is still used, so nothing was removed. Change these lines, or use "
                    + "--force.\n\(uses.map(\.description).joined(separator: "\n"))")
        }
        // Tools/texts makes this code of the tables, so only the tables are compared.
        let mark = "// Made of Texts/\(name.module)Strings.pot by Tools/texts."
        for path in paths.sorted() {
            let text = package.exists(path) ? try package.text(of: path) : nil
            if text?.hasPrefix(mark) == true { continue }
            if text == nil || text != template.files[path] {
                changes.append("\(path) was changed.")
            }
        }
        guard changes.isEmpty else {
            throw ToolError(
                .data,
                "\(name.module) was changed, so nothing was removed. Use --force to remove it anyway.\n"
                    + changes.joined(separator: "\n"))
        }
        return change
    }

    static let recordingNote = """
        Recorded output and pictures change. Record them again:
          FOOTBALL_GATHER_RECORD=1 Tools/test --filter 'Frames of the screens|session in plain mode'
          Tools/screens
        """

    static let recordsNote = "Databases keep the records that users have stored with the feature."

    /// Returns the text that a file has after the change.
    private func text(
        of path: String, in package: PackageFolder
    ) throws(ToolError) -> String {
        if case .some(.some(let text)) = texts[path] { return text }
        return try package.text(of: path)
    }

    /// Returns the lines that mention a feature after the change.
    private func uses(
        of name: FeatureName, in package: PackageFolder
    ) throws(ToolError) -> [FeatureUse] {
        // These files create the features that they mention.
        let examples = #/Tests/ScaffoldTests/.*|.*/YourFirstFeature\.md/#
        let others = try package.names(in: "Modules/Features").filter { $0 != name.module }
            .compactMap { try? FeatureName($0) }
        var paths = ["Package.swift", "README.md"].filter(package.exists)
        for folder in ["App", "Modules", "Tests"] { paths += try package.allFiles(in: folder) }
        var uses: [FeatureUse] = []
        for path in paths where texts[path] != .some(nil) {
            guard path.wholeMatch(of: #/.*\.(swift|md|txt)/#) != nil,
                path.wholeMatch(of: examples) == nil
            else { continue }
            uses += FeatureUse.all(
                of: name, others: others, in: path, try text(of: path, in: package))
        }
        return uses
    }
}
