import PackageFacts
import Testing

@Suite struct `Finding imports` {
    @Test(arguments: [
        "import Domain",
        "public import Domain",
        "internal import Domain",
        "package import Domain",
        "private import Domain",
        "@preconcurrency import Domain",
        "@_exported public import Domain",
        "@_spi(Tests) import Domain",
        "@preconcurrency\nimport Domain",
        "import\n    Domain",
        "import Domain.Player",
        "import struct Domain.Player",
        "import class Domain.Player",
        "public import func Domain.sort",
        "\timport Domain // the rules",
        "/* why */ import /* of all */ Domain",
        "import `Domain`",
        "let x = 1; import Domain",
        "#if os(Linux)\nimport Domain\n#endif",
        "import Domain\r",
    ])
    func `each way to write an import is found`(text: String) {
        #expect(Import.all(in: text).map(\.module) == ["Domain"])
    }

    @Test(arguments: [
        "// import Domain",
        "/* a\nimport Domain\n*/",
        "/* /* nested */\nimport Domain\n*/",
        "let x = \"\"\"\n    import Domain\n    \"\"\"",
        "let x = #\"\"\"\n    \"\"\"\n    import Domain\n    \"\"\"#",
        "let x = \"; import Domain\"",
        "let x = \"\\(f(\"a\"));import Domain\"",
        "func `it's; import Domain`() {}",
        "store(import: Domain)",
        "func store(import Domain: Int) {}",
        "important Domain",
        "let x = y.import",
    ])
    func `what only looks like an import is passed over`(text: String) {
        #expect(Import.all(in: text) == [])
    }

    @Test(arguments: [
        "let x = \"an open \\\" quote\"",
        "let x = \"\\\\\"",
        "let x = \"/* \"",
        "let x = #\"a \\ and a \" \"#",
        "let x = \"\\(y[\"/*\"])\"",
        "let x = \"\"\"\n  a \"quoted\" word \\\"\"\"\n  \"\"\"",
        "let x = /\"/",
        "func `a \"quote\" and /* a comment`() {}",
        "#if os(Linux)\n#endif",
        "/* a */ /**/",
    ])
    func `text that is hard to read does not hide an import below it`(text: String) {
        let below = text + "\nimport Domain\n"
        let line = below.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(Import.all(in: below) == [Import(module: "Domain", line: line)])
    }

    @Test func `@testable belongs to its own import only`() {
        let found = Import.all(in: "@testable import Domain\nimport Testing\n")
        #expect(found.map(\.isTestable) == [true, false])
    }

    @Test(arguments: [
        ("#if canImport(FoundationEssentials)\n#else\nimport Foundation\n#endif", true),
        ("#if canImport(FoundationEssentials)\nimport Foundation\n#endif", false),
        ("#if canImport(FoundationEssentials)\n#else\n#endif\nimport Foundation", false),
        ("#if canImport(Darwin)\n#else\nimport Foundation\n#endif", false),
        ("#if canImport(FoundationEssentials)\n#elseif X\n#else\nimport Foundation\n#endif", false),
        (
            "#if canImport(FoundationEssentials)\n#else\n#if X\nimport Foundation\n#endif\n#endif",
            true
        ),
    ])
    func `the branch without FoundationEssentials is known`(text: String, expected: Bool) {
        #expect(Import.all(in: text).map(\.isWithoutEssentials) == [expected])
    }

    @Test(arguments: [
        ("import Domain", false, false),
        ("#if os(Linux)\n#endif\nimport Domain", false, false),
        ("#if os(Linux)\nimport Domain\n#endif", true, false),
        ("#if os(Linux)\n#else\nimport struct Domain.Player\n#endif", true, true),
        ("import struct Domain.Player", false, true),
        ("import\nfunc\nDomain.play", false, true),
    ])
    func `conditions and parts are known`(text: String, isConditional: Bool, isPart: Bool) {
        let found = Import.all(in: text)
        #expect(found.map(\.isConditional) == [isConditional])
        #expect(found.map(\.isPart) == [isPart])
    }
}
