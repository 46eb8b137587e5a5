import Foundation
import Testing

@testable import CheckArchitecture

@Suite struct `The README` {
    @Test func `lists each rule, in their order`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let rows = Rule.allCases.map { "| `\($0.rawValue)` | \($0.sentence) |" }
        #expect(text.contains(rows.joined(separator: "\n")))
    }
}
