import PackageFacts

/// The manifest of the package that has one target, one target of tests, and the C libraries.
struct SingleManifest {
    static let sources = "Sources"
    static let tests = "Tests"
    static let testTarget = "AllTests"

    let program: Manifest.Target
    let libraries: [Manifest.Target]
    let pkgConfig: PkgConfigNames

    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let strict: [SwiftSetting] = [
            .swiftLanguageMode(.v6),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("ExistentialAny"),
            .treatAllWarnings(as: .error),
        ]

        let package = Package(
            name: "SingleTarget",
            platforms: [.macOS(.v15)],
            targets: [
        \(libraries.map(declaration).joined(separator: "\n"))
                .executableTarget(
                    name: "\(program.name)",
                    dependencies: [\(libraries.map { "\"\($0.name)\"" }.joined(separator: ", "))],
                    path: "\(Self.sources)",
                    swiftSettings: strict
                ),
                .testTarget(
                    name: "\(Self.testTarget)",
                    dependencies: ["\(program.name)"],
                    path: "\(Self.tests)",
                    swiftSettings: strict
                ),
            ]
        )

        """
    }

    private func declaration(_ library: Manifest.Target) -> String {
        let parts =
            ["name: \"\(library.name)\"", "path: \"\(library.path)\""]
            + [pkgConfig[library.name].map { "pkgConfig: \"\($0)\"" }].compactMap(\.self)
        return "        .systemLibrary(\(parts.joined(separator: ", "))),"
    }
}
