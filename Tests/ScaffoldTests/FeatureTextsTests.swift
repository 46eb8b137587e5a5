import Processes
import Testing

@testable import Scaffold

/// Runs `Tools/texts` in a package with new features.
@Suite struct `The texts of a new feature` {
    private static let tools = ["bootstrap", "texts", "Shell/package.sh", "Programs/Texts"]

    @Test func `are complete in each language, are used, and are removed again`() async throws {
        let package = try ScratchPackage(
            [
                ".swift-format", "Package.swift", "App/Composition", "Modules/Core/Localization",
                "Tools/Templates",
            ] + Self.tools.map { "Tools/\($0)" })
        let before = try package.contents()
        try package.add("Standings")
        try package.add("TwentyCharactersLong", FeatureOptions(hasData: true))
        let tables = try package.contents().filter { $0.key.contains("/Texts/") }
        for line in ["Tools/texts", "Tools/texts --check"] {
            let result = try await package.shell(line)
            #expect(result.code == 0 && result.output.isEmpty, "\(result.output)")
        }
        let after = try package.contents()
        #expect(after.filter { $0.key.contains("/Texts/") } == tables)
        for name in ["Standings", "TwentyCharactersLong"] {
            let code = after["Modules/Features/\(name)/\(name)Strings.swift"]
            #expect(code?.contains("package enum \(name)Strings {") == true)
        }
        #expect(try package.remove("TwentyCharactersLong") == [Change.recordsNote])
        #expect(try package.remove("Standings") == [])
        #expect(try package.contents() == before)
    }
}
