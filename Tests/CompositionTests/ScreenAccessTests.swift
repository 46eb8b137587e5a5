import TestSupport
import Testing

@testable import TerminalUI

/// Everything that a page offers can be reached with the keys alone and with the mouse alone.
@MainActor @Suite struct `Access to screens` {
    private nonisolated static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
    ]

    @Test(arguments: AppScreen.all)
    func `every element and action can be used with keys`(screen: AppScreen) async throws {
        try await screen.show { app in
            let workspace = app.workspace
            closeDialog(of: workspace)
            guard workspace.isIdle, let page = workspace.page else { return }
            if let alert = page.alert {
                var reached: Set<Int> = []
                for key in alert.actions.map({ _ in Key.left }) + alert.actions.map({ _ in .right })
                {
                    _ = workspace.frame(size: Self.sizes[0])
                    if let choice = workspace.interaction.alert?.choice { reached.insert(choice) }
                    workspace.receive(.key(key))
                }
                let enabled = alert.actions.indices.filter { alert.actions[$0].isEnabled }
                #expect(reached.isSuperset(of: enabled), "\(alert.title)")
                return
            }
            var reached: Set<FocusTarget> = []
            for _ in 0...(FocusOrder(page).targets.count) {
                let current = try #require(workspace.page)
                let focus = FocusOrder(current).currentTarget(
                    preferring: workspace.interaction.focus)
                if let focus { reached.insert(focus) }
                workspace.receive(.key(.tab))
            }
            for target in Self.elements(of: page) {
                #expect(reached.contains(target), "\(page.title): \(target)")
            }
            for (index, action) in page.allActions.enumerated() where action.isEnabled {
                let isReached =
                    action.key != nil
                    || reached.contains {
                        if case .action(let identity) = $0 {
                            identity.index == index
                        } else {
                            false
                        }
                    }
                #expect(isReached, "\(page.title): \(action.label)")
            }
        }
    }

    @Test(arguments: AppScreen.all, sizes)
    func `every element and action can be used with the mouse`(
        screen: AppScreen, size: Size
    ) async throws {
        try await screen.show { app in
            let workspace = app.workspace
            closeDialog(of: workspace)
            guard workspace.isIdle, let page = workspace.page else { return }
            let targets = Self.targets(in: workspace, size: size)
            if let alert = page.alert {
                for action in alert.actions where action.isEnabled {
                    #expect(targets.contains(.alertAction(action.label)), "\(alert.title)")
                }
                return
            }
            for element in page.elements {
                let missing = Self.targets(of: element).filter { !targets.contains($0) }
                #expect(missing == [], "\(page.title)")
            }
            // The palette has the actions for which the bar has no room.
            let commands = workspace.paletteCommands(of: page).map(\.target)
            for action in page.allActions where action.isEnabled {
                let target = HitRegion.Target.action(action.label)
                #expect(
                    targets.contains(target)
                        || targets.contains(.palette) && commands.contains(target),
                    "\(page.title): \(action.label)")
            }
            #expect(targets.contains(.back) == workspace.canGoBack, "\(page.title)")
        }
    }

    /// Closes the list of keys or the palette, which cover the page.
    private func closeDialog(of workspace: Workspace) {
        guard workspace.firstKeyLine != nil || workspace.palette != nil else { return }
        workspace.receive(.key(.escape))
    }

    private static func elements(of page: Page) -> [FocusTarget] {
        page.elements.flatMap { element -> [FocusTarget] in
            switch element {
            case .textField(let field): [.element(field.label)]
            case .toggle(let toggle): [.element(toggle.label)]
            case .choice(let choice): [.element(choice.label)]
            case .list(let list): list.allRows.isEmpty ? [] : [.element(list.label)]
            case .scoreboard(let board): board.buttons.indices.map { .button(board.label, $0) }
            case .emptyState(let state): state.action == nil ? [] : [.element(state.title)]
            case .text, .countdown, .pitch, .progress: []
            }
        }
    }

    /// Returns the targets of all frames that the wheel leads to.
    private static func targets(in workspace: Workspace, size: Size) -> Set<HitRegion.Target> {
        var targets: Set<HitRegion.Target> = []
        for wheel in [MouseEvent.Kind.wheelUp, .wheelDown] {
            let points = stride(from: 2, to: size.rows - 2, by: 2).flatMap { row in
                [1, 3].map { Point(column: $0 * size.columns / 4, row: row) }
            }
            for point in points {
                var before: Frame?
                for _ in 0..<100 {
                    let frame = workspace.frame(size: size)
                    targets.formUnion(workspace.hitRegions.map(\.target))
                    if frame == before { break }
                    before = frame
                    workspace.receive(.mouse(MouseEvent(wheel, at: point)))
                }
            }
        }
        return targets
    }

    /// Returns the targets by which the mouse uses an element.
    private static func targets(of element: Element) -> [HitRegion.Target] {
        switch element {
        case .textField(let field): field.isEnabled ? [.cursor(field: field.label, 0)] : []
        case .toggle(let toggle): [.toggle(toggle.label)]
        case .choice(let choice): choice.options.indices.map { .option(choice.label, $0) }
        case .list(let list):
            list.allRows.filter { $0.activate != nil }.map { .row(list: list.label, $0.id) }
        case .scoreboard(let board):
            board.buttons.indices.filter { board.buttons[$0].isEnabled }
                .map { .button(board.label, $0) }
        case .emptyState(let state):
            state.action == nil ? [] : [.emptyStateAction(state.title)]
        case .text, .countdown, .pitch, .progress: []
        }
    }
}
