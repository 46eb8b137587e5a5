import Navigation
import TestSupport

@testable import TerminalUI

/// A workspace with one screen, used as a person does: by keys, by the mouse, by looking.
@MainActor final class Window {
    let navigator = Navigator()
    let workspace: Workspace
    let screen: PageScreen
    var size: Size
    private let coordinator: OneScreen

    init(_ size: Size = .medium, _ page: @escaping @MainActor () -> Page) throws {
        self.size = size
        screen = PageScreen(page)
        coordinator = OneScreen(navigator, screen)
        workspace = Workspace(navigator: navigator)
        try navigator.start(coordinator, under: nil)
        frame()
    }

    /// Shows another screen above the present one.
    func push(_ page: @escaping @MainActor () -> Page) throws {
        try navigator.show(PageScreen(page), by: coordinator)
    }

    @discardableResult
    func frame() -> Frame { workspace.frame(size: size) }

    var lines: [String] {
        frame().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Each key is followed by a frame.
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

    /// Press and release.
    func click(_ point: Point) {
        mouse(.press, point)
        frame()
        mouse(.release, point)
        frame()
    }

    func drag(_ from: Point, to point: Point) {
        mouse(.press, from)
        frame()
        mouse(.release, point)
        frame()
    }

    /// The first cell of a text that is on the screen.
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

    /// The text that is drawn as what the keys act on.
    var focused: [String] { frame().focusedLines }
}

/// A screen whose page is what a test says.
@MainActor final class PageScreen: TerminalScreen {
    let work = WorkScope()
    let surface = ScreenSurface()
    var makePage: @MainActor () -> Page

    init(_ page: @escaping @MainActor () -> Page) {
        makePage = page
    }

    var page: Page { makePage() }
}

@MainActor private final class OneScreen: Coordinator {
    unowned let navigator: Navigator
    private let screen: any Screen

    init(_ navigator: Navigator, _ screen: any Screen) {
        self.navigator = navigator
        self.screen = screen
    }

    func start() throws(NavigationError) {
        try show(screen)
    }
}

extension Size {
    static let small = Size(columns: 40, rows: 12)
    static let medium = Size(columns: 80, rows: 24)
    static let large = Size(columns: 200, rows: 60)
}
