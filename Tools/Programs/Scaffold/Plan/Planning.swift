extension Change {
    /// A new feature of this name.
    ///
    /// - Throws: why there can be none.
    static func adding(
        _ name: FeatureName, to package: PackageFolder
    ) throws(Refusal) -> Change {
        try TakenNames(in: package).check(name)
        let template = FeatureTemplate(name)
        var change = Change()
        for folder in template.folders + [template.registration, template.flow]
        where package.exists(folder) {
            throw Refusal(.usage, "\(folder) is there already.")
        }
        change.newFolders = template.folders
        for file in template.files { change.write(file.text, to: file.path) }
        for insertion in insertions(for: name) {
            let text = try change.text(of: insertion.path, in: package)
            guard let longer = insertion.apply(to: text) else {
                throw Refusal(
                    .data,
                    "\(insertion.path) is not as it was: it has no place for\n\(insertion.lines)")
            }
            change.write(longer, to: insertion.path)
        }
        return change
    }

    /// Everything that `adding` has made taken away again.
    ///
    /// - Parameter isForced: whether what was changed by hand goes too. Lines that were changed
    ///   stay, and are named in `notes`.
    /// - Throws: why nothing is taken away.
    static func removing(
        _ name: FeatureName, from package: PackageFolder, isForced: Bool = false
    ) throws(Refusal) -> Change {
        let template = FeatureTemplate(name)
        guard package.exists(template.folder), package.exists(template.flow) else {
            throw Refusal(
                .usage, "There is no feature \(name.module) that was made by new-feature.")
        }
        var change = Change()
        change.removed = template.folders + [template.registration, template.flow]
        if !isForced { try template.checkUntouched(in: package) }
        for insertion in insertions(for: name) {
            let text = try change.text(of: insertion.path, in: package)
            if let shorter = insertion.revert(in: text) {
                change.write(shorter, to: insertion.path)
            } else if isForced {
                change.notes.append("\(insertion.path) has no longer:\n\(insertion.lines)")
            } else {
                throw changedByHand(insertion.path)
            }
        }
        let users = try users(of: name, in: package, besides: change.removed)
        guard users.isEmpty || isForced else {
            throw Refusal(
                .data, "\(users[0]) uses \(name.module): change it first, or use --force.")
        }
        change.notes += users.map { "\($0) still uses \(name.module)." }
        return change
    }

    /// The files that would not compile any more.
    private static func users(
        of name: FeatureName, in package: PackageFolder, besides removed: [String]
    ) throws(Refusal) -> [String] {
        var found: [String] = []
        for path in try package.swiftFiles(in: "Modules", "App", "Tests", "Tools")
        where !removed.contains(where: { path == $0 || path.hasPrefix("\($0)/") }) {
            let text = try package.text(of: path)
            let imports = text.split(separator: "\n").contains {
                importedModule($0).map(String.init) == name.module
            }
            let isShowing =
                path.hasPrefix("App/Composition/") && text.contains("show\(name.module)(")
            if imports || isShowing { found.append(path) }
        }
        return found
    }
}

private func changedByHand(_ path: String) -> Refusal {
    Refusal(
        .data,
        "\(path) was changed by hand: nothing was removed. With --force the feature goes all the same."
    )
}

extension FeatureTemplate {
    /// - Throws: which file is not as it was made.
    fileprivate func checkUntouched(in package: PackageFolder) throws(Refusal) {
        for file in files {
            guard package.exists(file.path), try package.text(of: file.path) == file.text else {
                throw changedByHand(file.path)
            }
        }
        let made = Set(files.map(\.path))
        for folder in folders {
            for path in try package.allFiles(below: folder) where !made.contains(path) {
                throw changedByHand(path)
            }
        }
    }
}
