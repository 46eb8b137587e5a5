/// A rule of the architecture.
///
/// Other tools already guarantee related properties: SwiftPM rejects cycles between targets, and
/// the formatter and the compiler reject repeated imports.
enum Rule: String, CaseIterable {
    case topLevel = "top-level"
    case thirdPartyPackage = "third-party-package"
    case moduleFolder = "module-folder"
    case layer
    case undeclaredImport = "undeclared-import"
    case importedLibrary = "imported-library"
    case unusedDependency = "unused-dependency"
    case publicSurface = "public-surface"
    case contract
    case variant
    case featureTests = "feature-tests"
    case featureDemo = "feature-demo"
    case fileLength = "file-length"
    case commentWidth = "comment-width"

    /// The requirement of the rule, as one sentence.
    var requirement: String {
        switch self {
        case .topLevel:
            "The top level holds \(list(PackageRules.topLevel)), and hidden files."
        case .thirdPartyPackage: "The package depends on no other package."
        case .moduleFolder: "Each folder with Swift files is a target of the same name."
        case .layer: "A target depends only on targets that its layer allows."
        case .undeclaredImport: "A file imports only targets that its target depends on."
        case .importedLibrary:
            "Shipped code imports FoundationEssentials instead of Foundation, and features do not "
                + "import Glibc; only tests import Testing or use @testable; nothing imports XCTest."
        case .unusedDependency: "A target imports the modules that it depends on."
        case .publicSurface:
            "A feature has at most \(SurfaceRule.declarationLimit) public declarations, an adapter "
                + "at most \(SurfaceRule.typeLimit) public types."
        case .contract:
            "A feature has a public …Building. Its events (…Did…), if any, are in a public …Navigation."
        case .variant: "A variant does not use the factory of the feature that it replaces."
        case .featureTests:
            "A test uses each presenter, coordinator and view of a feature."
        case .featureDemo: "A feature has a demo."
        case .fileLength:
            "A file has at most \(PackageRules.lineLimit) lines."
        case .commentWidth:
            "A line of a comment has at most \(PackageRules.columnLimit) columns, like code."
        }
    }

    /// Returns the violations of the rule, in any order.
    func violations(in architecture: Architecture) -> [Violation] {
        switch self {
        case .topLevel: PackageRules.topLevelViolations(in: architecture)
        case .thirdPartyPackage: PackageRules.packageViolations(in: architecture)
        case .moduleFolder: PackageRules.folderViolations(in: architecture)
        case .layer: DependencyRules.layerViolations(in: architecture)
        case .undeclaredImport: DependencyRules.undeclaredViolations(in: architecture)
        case .importedLibrary: DependencyRules.libraryViolations(in: architecture)
        case .unusedDependency: DependencyRules.unusedViolations(in: architecture)
        case .publicSurface: SurfaceRule.violations(in: architecture)
        case .contract: ContractRule.violations(in: architecture)
        case .variant: FeatureRules.variantViolations(in: architecture)
        case .featureTests: FeatureRules.testViolations(in: architecture)
        case .featureDemo: FeatureRules.demoViolations(in: architecture)
        case .fileLength: PackageRules.lengthViolations(in: architecture)
        case .commentWidth: PackageRules.widthViolations(in: architecture)
        }
    }

    /// All rules as a Markdown table.
    static var table: String {
        let width = allCases.map(\.rawValue.count).max() ?? 0
        let rows = allCases.map { ("`\($0.rawValue)`", $0.requirement) }
        return ([("rule", "requirement"), ("---", "---")] + rows).map { name, text in
            let padding = String(repeating: " ", count: width + 2 - name.count)
            return "| \(name)\(padding) | \(text) |"
        }.joined(separator: "\n")
    }
}

/// Returns the names as an enumeration: `A, B and C`.
func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
}
