import Foundation

/// A player of the test data; nil where nothing is known.
struct SquadPlayer {
    let name: String
    let age: String?
    let position: String?
    let skill: String?
    let team: String?
}

/// Real names, as people write them.
enum Squad {
    static func players() throws -> [SquadPlayer] {
        try records(of: TestData.text("players.csv")).dropFirst().map { record in
            let known = record.map { $0.isEmpty ? nil : $0 }
            guard known.count == 5, let name = known[0] else {
                throw Missing("players.csv has a record that is no player: \(record)")
            }
            return SquadPlayer(
                name: name, age: known[1], position: known[2], skill: known[3], team: known[4])
        }
    }

    /// The fields of each record, by RFC 4180.
    static func records(of text: String) -> [[String]] {
        var records: [[String]] = []
        var fields: [String] = []
        var field = ""
        var isQuoted = false
        var last: Character?
        for character in text {
            switch character {
            case "\"":
                // Two of them inside quotes are one.
                if !isQuoted, last == "\"" { field.append("\"") }
                isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(field)
                field = ""
            case "\n" where !isQuoted, "\r\n" where !isQuoted:
                records.append(fields + [field])
                fields = []
                field = ""
            default: field.append(character)
            }
            last = character
        }
        return field.isEmpty && fields.isEmpty ? records : records + [fields + [field]]
    }
}

/// The files in `Data`.
enum TestData {
    static func path(_ name: String) throws -> String {
        let place = Bundle.module.bundleURL.appending(path: "Data/" + name)
        guard FileManager.default.fileExists(atPath: place.path) else {
            throw Missing("The test data \(name) is not there: \(place.path)")
        }
        return place.path
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }
}
