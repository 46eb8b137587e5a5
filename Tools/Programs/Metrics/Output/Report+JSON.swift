import Foundation

extension Report: Encodable {
    /// The fields are there each time; what is not known is null.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(facts.roles, forKey: .roles)
        try container.encode(facts.modules, forKey: .modules)
        try container.encode(facts.shipped, forKey: .shipped)
        try container.encode(facts.all, forKey: .all)
        try container.encode(facts.tests, forKey: .tests)
        try container.encode(facts.coverageRemark, forKey: .coverageRemark)
        try container.encode(builds, forKey: .builds)
        try container.encode(Original(), forKey: .originalApp)
    }

    private enum Key: CodingKey {
        case roles, modules, shipped, all, tests, coverageRemark, builds, originalApp
    }

    var json: String {
        get throws(MetricsRefusal) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(self) else {
                throw MetricsRefusal(.data, "The numbers cannot be written as JSON.")
            }
            return String(decoding: data, as: UTF8.self)
        }
    }
}
