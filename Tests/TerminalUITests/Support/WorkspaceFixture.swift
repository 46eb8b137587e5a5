import Navigation
import TestSupport

@testable import TerminalUI

/// A workspace with one screen in a window of a given size, with helpers for keys, mouse and
/// frames.
@MainActor final class WorkspaceFixture {
    var size: Size
    /// The time on the clock of the workspace.
    let uptime = Box(Duration.zero)
    private let harness: WorkspaceHarness

    init(_ size: Size = .medium, _ page: @escaping @MainActor () -> Page) throws {
        self.size = size
        harness = try WorkspaceHarness(
            applicationName: "Sample App", uptime: { [uptime] in uptime.value },
            page)
        frame()
    }

    var navigator: Navigator { harness.navigator }
    var workspace: Workspace { harness.workspace }
    var screen: PageScreen { harness.screen }

    /// Shows another screen above the current one.
    func push(_ page: @escaping @MainActor () -> Page) throws {
        try navigator.show(PageScreen(page: page), by: harness.coordinator)
    }

    /// Reports that the screen has another page.
    func pageDidChange() { screen.setNeedsDisplay() }

    @discardableResult
    func frame() -> Frame { workspace.frame(size: size) }

    var lines: [String] {
        frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Presses keys and draws a frame after each.
    func press(_ keys: Key...) {
        for key in keys {
            workspace.handle(.key(key))
            frame()
        }
    }

    func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    func paste(_ text: String) {
        workspace.handle(.paste(text))
        frame()
    }

    func mouse(_ kind: MouseEvent.Kind, _ point: Point) {
        workspace.handle(.mouse(MouseEvent(kind, at: point)))
    }

    /// Presses and releases the button at a point.
    ///
    /// - Parameter delay: The time since the last click.
    func click(_ point: Point, after delay: Duration = .seconds(1)) {
        uptime.value += delay
        mouse(.press, point)
        frame()
        mouse(.release, point)
        frame()
    }

    /// Presses the button twice within the time of a double click.
    func doubleClick(_ point: Point) {
        click(point)
        click(point, after: .milliseconds(399))
    }

    /// Presses the button at a point, moves the mouse, and releases the button at the last point.
    func drag(_ points: Point..., to point: Point) {
        uptime.value += .seconds(1)
        mouse(.press, points[0])
        frame()
        for point in points.dropFirst() + [point] {
            mouse(.drag, point)
            frame()
        }
        mouse(.release, point)
        frame()
    }

    /// Returns the first cell of a text in the frame; nil if the frame does not contain it.
    func find(_ text: String, after column: Int = 0) -> Point? {
        let frame = frame()
        for row in 0..<size.rows {
            let cells = Array(frame.row(row))
            for start in column..<max(column, size.columns) {
                var found = ""
                for cell in cells[start...] where !cell.isContinuation {
                    found.append(cell.character)
                    if found == text { return Point(column: start, row: row) }
                    if !text.hasPrefix(found) { break }
                }
            }
        }
        return nil
    }

    /// The lines of text in the style of the focus.
    var focused: [String] { frame().focusedLines }
}

extension Size {
    static let small = Size(columns: 40, rows: 12)
    static let medium = Size(columns: 80, rows: 24)
    static let large = Size(columns: 200, rows: 60)
}
