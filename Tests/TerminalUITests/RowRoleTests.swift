import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Rows with a role` {
    private let window: WorkspaceFixture

    init() throws {
        window = try WorkspaceFixture(.small) {
            .list(
                Row(RowID(1), title: "One"), Row(RowID(2), title: "Two", role: .secondSide),
                Row(RowID(3), title: "Six", role: .warning, details: ["late"]))
        }
    }

    private func style(of text: String) throws -> Style {
        let point = try #require(window.find(text))
        return window.frame().row(point.row)[point.row * window.size.columns + point.column].style
    }

    @Test func `the title has the style of the role and the details do not`() throws {
        #expect(try style(of: "Two") == Style(.secondSide, .bold))
        #expect(try style(of: "Six") == Style(.warning, .bold))
        #expect(try style(of: "late") == Style(.dim))
        window.press(.down)
        #expect(try style(of: "One") == .plain)
    }

    @Test func `a focused row keeps its role`() throws {
        #expect(try style(of: "One") == .focused(.accent))
        window.press(.down)
        #expect(try style(of: "Two") == .focused(.secondSide))
        window.press(.down)
        #expect(try style(of: "late") == .focused(.warning))
    }
}
