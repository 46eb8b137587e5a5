import PackageFacts

/// What stands at the top of the package.
enum TopLevelRule {
    static let names = ["Package.swift", "Modules", "App", "Tests", "Tools", "README.md"]

    static func findings(in house: House) -> [Finding] {
        house.topLevel.filter { !$0.hasPrefix(".") && !names.contains($0) }.map {
            Finding(.topLevel, at: $0, "the top level holds only \(enumeration(names))")
        }
    }
}

/// No package of somebody else's.
enum ForeignPackageRule {
    static func findings(in house: House) -> [Finding] {
        house.manifest.packages.map {
            Finding(
                .foreignPackage, at: "Package.swift", line: house.lineOfPackage($0),
                "no third-party packages: name a system library or write it here, not \($0)")
        }
    }
}

/// Folders and targets say the same.
enum ModuleFolderRule {
    static func findings(in house: House) -> [Finding] {
        house.files.compactMap { file in
            guard let place = file.place else {
                return Finding(.moduleFolder, at: file.path, "belongs to no module's folder")
            }
            guard let target = file.target else {
                return Finding(
                    .moduleFolder, at: file.path,
                    "\(place.description) is no target of Package.swift: declare it there")
            }
            guard target.module != place.module else { return nil }
            return Finding(
                .moduleFolder, at: file.path,
                "lies in the folder of \(place.module) and is part of the target \(target.name): "
                    + "name both alike")
        }
    }
}
