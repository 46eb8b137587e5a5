import Foundation
import Processes
import TestSupport
import Testing

/// A package with one table of texts in English, Korean and a third language.
private struct TextsFixture {
    private static let header = """
        msgid ""
        msgstr ""
        "Project-Id-Version: sample\\n"
        "PO-Revision-Date: 2026-11-28 06:00+0000\\n"
        "Last-Translator: sample\\n"
        "Language-Team: sample\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Content-Transfer-Encoding: 8bit\\n"

        """

    /// Returns the three texts of a table with their translations.
    private static func texts(_ name: String, _ joins: String, _ goals: [String]) -> String {
        """

        #. The label of a field.
        msgctxt "name"
        msgid "Name"
        msgstr "\(name)"

        #, python-brace-format
        msgctxt "joins"
        msgid "{name} joins {team}."
        msgstr "\(joins)"

        #, python-brace-format
        msgctxt "goals"
        msgid "1 goal"
        msgid_plural "{count:d} goals"
        \(goals.enumerated().map { "msgstr[\($0)] \"\($1)\"" }.joined(separator: "\n"))

        """
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardized

    private let directory = TemporaryDirectory()
    private var folder: URL { URL(filePath: directory.path) }
    var module: URL { folder.appending(path: "Modules/Features/Sample") }

    init() throws {
        let languages = folder.appending(path: "Modules/Core/Localization/Texts")
        for folder in [languages, module.appending(path: "Texts")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(
            at: Self.root.appending(path: ".swift-format"),
            to: folder.appending(path: ".swift-format"))
        try write("ko nl qps\n", to: languages.appending(path: "LINGUAS"))
        try write(Self.header + Self.texts("", "", ["", ""]), to: table("pot"))
        try translate(
            "nl", "Naam", "{name} doet mee met {team}.", "1 doelpunt", "{count:d} doelpunten")
        try translate("ko", "이름", "{name}이(가) {team}(으)로 들어옵니다.", "{count:d}골")
        try use("name", "joins", "goals")
    }

    /// Uses some texts in the module.
    func use(_ names: String...) throws {
        let uses = names.map { "SampleStrings.\($0)" }.joined(separator: ", ")
        try write("let used = [\(uses)]\n", to: module.appending(path: "Sample.swift"))
    }

    func table(_ suffix: String) -> URL {
        module.appending(path: "Texts/SampleStrings.\(suffix)")
    }

    /// Writes a translation. A language has one form for all numbers, or two.
    func translate(
        _ language: String, _ name: String, _ joins: String, _ goals: String...
    ) throws {
        let rule = ["0", "n != 1", "n == 1 ? 0 : n < 5 ? 1 : 2"][goals.count - 1]
        let plural = "nplurals=\(goals.count); plural=\(rule);"
        let header =
            Self.header + "\"Language: \(language)\\n\"\n\"Plural-Forms: \(plural)\\n\"\n"
        try write(header + Self.texts(name, joins, goals), to: table("\(language).po"))
    }

    func write(_ text: String, to file: URL) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The Swift code that was made of the tables.
    var code: String {
        get throws {
            try String(
                contentsOf: module.appending(path: "SampleStrings.swift"), encoding: .utf8)
        }
    }

    /// Runs the tool, and returns what is wrong; an empty text if nothing is.
    func run(_ arguments: String...) async throws -> String {
        let program = Self.root.appending(path: "Tools/Programs/Texts/texts.py").path
        let result = try await Command(
            "/usr/bin/python3", [program] + arguments, directory: directory.path
        ).run()
        #expect((result.code == 0) == result.errors.isEmpty)
        return result.errors
    }
}

@Suite struct `The tables of texts` {
    private let fixture: TextsFixture

    init() throws { fixture = try TextsFixture() }

    @Test func `are Swift in each language, with the forms that a text needs`() async throws {
        #expect(try await fixture.run() == "")
        #expect(try await fixture.run("--check") == "")
        let code = try fixture.code
        for part in [
            "/// The label of a field.\n    static var name: String {",
            #"en: "Name", ko: "이름", nl: "Naam", qps: "[Ñámé]""#,
            "static func joins(name: String, team: String) -> String {",
            #"nl: "\(name) doet mee met \(team).""#,
            #"\(name)\(Particle.subject.form(after: name)) \(team)"#
                + #"\(Particle.to.form(after: team)) 들어옵니다."#,
            "static func goals(_ count: Int) -> String {",
            #"en: count == 1 ? "1 goal" : "\(count) goals""#,
            #"ko: "\(count)골", nl: count == 1 ? "1 doelpunt" : "\(count) doelpunten""#,
        ] {
            let words = code.split { " \n".contains($0) }.joined(separator: " ")
            let expected = part.split { " \n".contains($0) }.joined(separator: " ")
            #expect(words.contains(expected))
        }
        let languages = try String(
            contentsOf: fixture.module.appending(
                path: "../../Core/Localization/Language.swift"), encoding: .utf8)
        #expect(languages.contains("case en, ko, nl, qps"))
    }

    @Test func `are compared with the code`() async throws {
        #expect(try await fixture.run() == "")
        try fixture.translate("ko", "성명", "{name} {team}", "{count:d}골")
        #expect(try await fixture.run("--check").contains("SampleStrings.swift: differs"))
        #expect(try await fixture.run() == "")
        #expect(try fixture.code.contains("성명"))
    }

    @Test func `have no text that nobody uses`() async throws {
        try fixture.use("name", "goals")
        #expect(try await fixture.run().contains("'joins' is not used"))
    }

    @Test func `are complete in each language`() async throws {
        try fixture.translate("ko", "", "{name} {team}", "{count:d}골")
        #expect(try await fixture.run("--check").contains("'name' is not translated"))
        try FileManager.default.removeItem(at: fixture.table("ko.po"))
        #expect(try await fixture.run("--check").contains("ko.po: the table is missing"))
    }

    @Test func `have the same placeholders in each language`() async throws {
        try fixture.translate("ko", "이름", "{name} {group}", "{count:d}골")
        #expect(try await fixture.run("--check").contains("'group'"))
        // gettext compares only texts with its flag.
        try fixture.translate("ko", "{password}", "{name} {team}", "{count:d}골")
        #expect(try await fixture.run("--check").contains("'name' has other placeholders in ko"))
        #expect(try await fixture.run().contains("'name' has other placeholders in ko"))
    }

    @Test(arguments: [
        ("이름{", "brace"), ("{0}", "brace"), ("이\u{1B}[2J름", "control character"),
        ("이\u{202E}름", "control character"), ("이름이(가)", "particle"), ("을(를) 이름", "particle"),
    ])
    func `have no characters with another meaning`(text: String, mistake: String) async throws {
        try fixture.translate("ko", text, "{name}“{team}”이(가)", "{count:d}골")
        let found = try await fixture.run("--check")
        #expect(found.contains("'name' has a \(mistake)"), "\(found.debugDescription)")
    }

    @Test func `have plurals by a known rule`() async throws {
        try fixture.translate("nl", "Naam", "{name} {team}", "een", "{count:d}", "{count:d}")
        #expect(try await fixture.run("--check").contains("nl.po: the rule for plurals"))
    }

    @Test func `can be found by names that data has`() async throws {
        let source = try String(contentsOf: fixture.table("pot"), encoding: .utf8)
        try fixture.write(
            source.replacing("\"MIME-Version", with: "\"X-Swift-Lookup: yes\\n\"\n\"MIME-Version"),
            to: fixture.table("pot"))
        try fixture.use("goals")
        #expect(try await fixture.run() == "")
        let code = try fixture.code
        #expect(code.contains("static func text(named name: String) -> String? {"))
        #expect(code.contains("case \"name\": self.name") && !code.contains("case \"joins\""))
    }

    @Test(arguments: ["", "msgctxt \"a b\"\n", "msgctxt \"(x)\"\n"])
    func `have names for Swift`(name: String) async throws {
        let source = try String(contentsOf: fixture.table("pot"), encoding: .utf8)
        try fixture.write(
            source + "\n\(name)msgid \"Text\"\nmsgstr \"\"\n", to: fixture.table("pot"))
        #expect(try await fixture.run("--check").contains("is no name for Swift"))
    }

    @Test func `are found if one is removed`() async throws {
        #expect(try await fixture.run() == "")
        try FileManager.default.removeItem(at: fixture.table("pot"))
        #expect(try await fixture.run("--check").contains("SampleStrings.swift: has no table"))
    }

    @Test func `can have a text that is not translated yet`() async throws {
        try fixture.translate("ko", "", "{name}“{team}”이(가)", "{count:d}골")
        #expect(try await fixture.run().contains("'name' is not translated"))
        let code = try fixture.code
        #expect(code.contains(#"ko: "Name""#))
        #expect(code.contains(#"“\(team)”\(Particle.subject.form(after: team))"#))
    }

    @Test func `get new and changed texts for translators`() async throws {
        let source = try String(contentsOf: fixture.table("pot"), encoding: .utf8)
        try fixture.write(
            source.replacing("\"Name\"", with: "\"Full name\""), to: fixture.table("pot"))
        #expect(try await fixture.run("--check").contains("'name' is missing"))
        #expect(try await fixture.run().contains("'name' is not translated"))
        let table = try String(contentsOf: fixture.table("ko.po"), encoding: .utf8)
        #expect(table.contains("msgid \"Full name\""))
    }

    @Test func `keep the characters that Swift would interpret`() async throws {
        let text = #"a \"b\" \\(c)\n{{d}}"#
        for table in ["pot", "ko.po", "nl.po"].map(fixture.table) {
            let known = try String(contentsOf: table, encoding: .utf8)
            let translation = table.pathExtension == "po" ? text : ""
            try fixture.write(
                "\(known)\nmsgctxt \"sign\"\nmsgid \"\(text)\"\nmsgstr \"\(translation)\"\n",
                to: table)
        }
        try fixture.use("name", "joins", "goals", "sign")
        #expect(try await fixture.run() == "")
        #expect(try fixture.code.contains(#""a \"b\" \\(c)\n{d}""#))
    }
}
