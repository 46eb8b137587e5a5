import Foundation

/// A player of `squad.csv`; nil stands for an empty field.
struct SquadPlayer {
    let name: String
    let age: String?
    let skill: String?
    let position: String?
    let team: String?
}

/// The files in the folder `Data`.
enum TestData {
    /// Returns the players of `squad.csv`: real names in several scripts.
    static func squad() throws -> [SquadPlayer] {
        let text = try String(contentsOfFile: path("squad.csv"), encoding: .utf8)
        return try records(of: text).dropFirst().map { record in
            let known = record.map { $0.isEmpty ? nil : $0 }
            guard known.count == 5, let name = known[0] else {
                throw TestError("squad.csv has a record that is no player: \(record)")
            }
            return SquadPlayer(
                name: name, age: known[1], skill: known[2], position: known[3], team: known[4])
        }
    }

    static func path(_ name: String) throws -> String {
        let file = Bundle.module.bundleURL.appending(path: "Data/" + name)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw TestError("The test data \(name) is missing: \(file.path)")
        }
        return file.path
    }

    /// Replaces a file among the sources. The tests read it after the next build.
    static func record(_ text: String, as name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        try text.write(
            to: folder.appending(path: "Data/" + name), atomically: true, encoding: .utf8)
    }

    /// Returns the fields of each record of a CSV file (RFC 4180).
    private static func records(of text: String) -> [[String]] {
        var records: [[String]] = []
        var fields: [String] = []
        var field = ""
        var isQuoted = false
        var last: Character?
        for character in text {
            switch character {
            case "\"":
                // Two quotes inside quotes stand for one.
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
