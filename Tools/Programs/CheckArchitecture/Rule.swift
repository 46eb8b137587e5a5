/// What the house asks of its sources and its manifest.
enum Rule: String, CaseIterable {
    case topLevel = "top-level"
    case foreignPackage = "foreign-package"
    case moduleFolder = "module-folder"
    case layer
    case undeclaredImport = "undeclared-import"
    case repeatedImport = "repeated-import"
    case unusedDependency = "unused-dependency"
    case cycle
    case publicSurface = "public-surface"
    case featureTests = "feature-tests"
    case featureDemo = "feature-demo"
    case contract
    case variant
    case fileLength = "file-length"

    /// What it asks, in one sentence.
    var sentence: String {
        switch self {
        case .topLevel: "At the top stand \(enumeration(TopLevelRule.names)); dot files aside."
        case .foreignPackage: "No other package is used."
        case .moduleFolder: "Each Swift file lies in the folder of one target, named like it."
        case .layer: "A module imports only what its layer may know."
        case .undeclaredImport: "What a file imports is among its target's dependencies."
        case .repeatedImport: "A file imports a module once."
        case .unusedDependency: "What a target depends on is imported by it, or is a program."
        case .cycle: "No target needs itself, by whatever path."
        case .publicSurface:
            "A feature has at most \(SurfaceRule.declarationsOfFeature) public declarations, "
                + "an adapter at most \(SurfaceRule.typesOfAdapter) public types."
        case .featureTests:
            "A feature's presenters, coordinators and views are each named in a test file."
        case .featureDemo: "A feature has a program that shows it alone."
        case .contract: "A feature has …Navigation and …Building, and tells what happened: …Did…."
        case .variant: "A variant uses the contract and the package declarations of its feature, not its factory."
        case .fileLength:
            "A file has at most \(LengthRule.limit) lines, one of tests \(LengthRule.limitOfTests)."
        }
    }

    /// Where a house breaks it, in any order.
    func findings(in house: House) -> [Finding] {
        switch self {
        case .topLevel: TopLevelRule.findings(in: house)
        case .foreignPackage: ForeignPackageRule.findings(in: house)
        case .moduleFolder: ModuleFolderRule.findings(in: house)
        case .layer: LayerRule.findings(in: house)
        case .undeclaredImport: UndeclaredImportRule.findings(in: house)
        case .repeatedImport: RepeatedImportRule.findings(in: house)
        case .unusedDependency: UnusedDependencyRule(house).findings()
        case .cycle: CycleRule(house).findings()
        case .publicSurface: SurfaceRule.findings(in: house)
        case .featureTests: FeatureTestsRule.findings(in: house)
        case .featureDemo: FeatureDemoRule.findings(in: house)
        case .contract: ContractRule.findings(in: house)
        case .variant: VariantRule.findings(in: house)
        case .fileLength: LengthRule.findings(in: house)
        }
    }
}

/// `A, B and C`.
func enumeration(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
}
