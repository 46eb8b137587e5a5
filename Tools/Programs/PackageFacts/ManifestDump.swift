/// The package as SwiftPM describes it, as far as it matters here.
struct ManifestDump: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
        let exclude: [String]

        var target: Manifest.Target {
            Manifest.Target(
                name: name, kind: Manifest.Target.Kind(rawValue: type) ?? .library, path: path,
                dependencies: dependencies.map(\.name), exclude: exclude)
        }
    }

    /// `{"byName": ["Domain", null]}`: the kind, and the name with what restricts it.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no dependency"))
            }
            var words = try container.nestedUnkeyedContainer(forKey: key)
            name = try words.decode(String.self)
        }

        private enum Key: String, CodingKey {
            case byName, target, product
        }
    }

    /// `{"sourceControl": [{"identity": "swift-log", …}]}`: the kind, and what is known of it.
    struct Package: Decodable {
        let identity: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Origin]].self)
            guard let origin = kinds.values.first?.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no package"))
            }
            identity = origin.identity
        }

        private struct Origin: Decodable {
            let identity: String
        }
    }

    let targets: [Target]
    let products: [Product]
    /// Of others.
    let dependencies: [Package]
}
