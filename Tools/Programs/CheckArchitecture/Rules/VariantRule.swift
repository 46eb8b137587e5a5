import PackageFacts

/// A variant of a feature, made to replace it, depends on its contract and not on how it is made.
enum VariantRule {
    /// How the types of a contract end.
    static let contract = ["Building", "Navigation", "Route"]

    static func findings(in house: House) -> [Finding] {
        house.variants.flatMap { variant, feature -> [Finding] in
            let secrets = house.files(in: .feature(feature)).flatMap(\.source.declarations)
                .filter { $0.isExposed && $0.container == nil }
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
