import PackageFacts

/// How much others may see.
///
/// Counted is what is public in truth. Requirements of protocols and cases of enumerations belong to
/// their type and are not counted. Core has no budget: it is the vocabulary of all others, and grows
/// with what can be said.
enum SurfaceRule {
    /// A room as it is made new has ten: the two protocols of its contract, what it takes and its
    /// factory, each with an initialiser, what the factory makes, and a route with its format and
    /// initialiser. Three more is what the richest feature needs: what its place in links carries,
    /// and one type of its own with an initialiser.
    static let declarationsOfFeature = 13
    /// It implements what Core declares, and the runner has only to make it.
    static let typesOfAdapter = 4

    static func findings(in house: House) -> [Finding] {
        var found: [Place: [(file: House.File, declaration: Declaration)]] = [:]
        for file in house.files {
            guard let place = file.place, let isCounted = counting(in: place) else { continue }
            for declaration in file.source.declarations
            where declaration.access >= .public && isCounted(declaration) {
                found[place, default: []].append((file, declaration))
            }
        }
        return found.compactMap { place, counted in
            guard let budget = budget(of: place), counted.count > budget else { return nil }
            let (file, declaration) = counted[budget]
            return Finding(
                .publicSurface, at: file.path, line: declaration.line,
                "\(place.description) has \(counted.count) public \(unit(of: place)) and may have "
                    + "\(budget): \(declaration.name) is the first too many")
        }
    }

    private static func counting(in place: Place) -> ((Declaration) -> Bool)? {
        switch place {
        case .feature: { !$0.isPartOfType }
        case .adapter: { $0.kind.isType }
        default: nil
        }
    }

    private static func budget(of place: Place) -> Int? {
        switch place {
        case .feature: declarationsOfFeature
        case .adapter: typesOfAdapter
        default: nil
        }
    }

    private static func unit(of place: Place) -> String {
        if case .adapter = place { "types" } else { "declarations" }
    }
}
