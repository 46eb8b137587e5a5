import PackageFacts

/// Who may import whom, by the table of `ImportRules`.
enum LayerRule {
    static func findings(in house: House) -> [Finding] {
        let rules = rules(of: house)
        return adapters(of: house, by: rules)
            + house.files.flatMap { file in
                guard let place = file.place else { return [Finding]() }
                return file.imports.compactMap { found in
                    rules.objection(to: found, in: place).map {
                        Finding(.layer, at: file.path, line: found.line, $0)
                    }
                }
            }
    }

    /// The table for the modules that are there.
    static func rules(of house: House) -> ImportRules {
        let places = Set(house.files.compactMap(\.place))
            .union(house.systemLibraries.map(Place.system))
        return ImportRules(places: places, variants: house.variants)
    }

    /// One for each module that should not be as it is, at its first file.
    private static func adapters(of house: House, by rules: ImportRules) -> [Finding] {
        var seen: Set<Place> = []
        return house.files.compactMap { file in
            guard let place = file.place, seen.insert(place).inserted else { return nil }
            return rules.objection(to: place).map { Finding(.layer, at: file.path, $0) }
        }
    }
}
