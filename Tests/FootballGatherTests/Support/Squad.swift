import Foundation

/// A player of the test data; nil where nothing is known.
struct SquadPlayer {
    let name: String
    let age: String?
    let skill: String?
    let position: String?
    let team: String?
}

/// Real names, as people write them. Two of these people are called the same.
enum Squad {
    /// The title that two rows of the list have.
    static let sharedName = "Ana"

    static func players() throws -> [SquadPlayer] {
        try records(of: TestData.text("squad.csv")).dropFirst().map { record in
            let known = record.map { $0.isEmpty ? nil : $0 }
            guard known.count == 5, let name = known[0] else {
                throw Missing("squad.csv has a record that is no player: \(record)")
            }
            return SquadPlayer(
                name: name, age: known[1], skill: known[2], position: known[3], team: known[4])
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

    /// Whether what is heard is to be written down anew.
    static var isRecording: Bool {
        ProcessInfo.processInfo.environment["FOOTBALL_GATHER_RECORD"] != nil
    }

    /// Replaces one of the files among the sources; the tests see it when they are built again.
    static func record(_ text: String, as name: String, file: String = #filePath) throws {
        let folder = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
        try text.write(
            to: folder.appending(path: "Data/" + name), atomically: true, encoding: .utf8)
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }
}
