import PackageFacts

/// Checks that a variant of a feature uses its contract and `package` declarations, not its factory.
enum VariantRule {
    /// The name endings of the public types that form the contract.
    static let contract = ["Building", "Dependencies", "Navigation", "Route"]

    static func findings(in house: House) -> [Finding] {
        house.variants.flatMap { variant, feature -> [Finding] in
            let secrets = house.files(in: .feature(feature)).flatMap(\.source.declarations)
                .filter { $0.access >= .public && $0.container == nil }
                .map(\.name)
                .filter { name in !contract.contains { name.hasSuffix($0) } }
            return house.files(in: .feature(variant)).compactMap { file in
                file.source.names(oneOf: secrets).map { name, line in
                    let allowed = enumeration(contract.map { "…\($0)" })
                    return Finding(
                        .variant, at: file.path, line: line,
                        "\(variant) may know \(allowed) of \(feature), not \(name)")
                }
            }
        }
    }
}
