/// Draws one page into a frame and records the regions that react to the mouse.
@MainActor struct PageRenderer {
    /// The smallest window in which a page is usable.
    static let smallest = Size(columns: 40, rows: 12)
    /// The longest readable line of a page without panels, and the smallest width of panels.
    static let widestContent = 100
    /// The width of a page of fields and texts, which is centred.
    static let widestForm = 66

    let page: Page
    /// The name of the application; nil for none.
    let applicationName: String?
    let canGoBack: Bool
    /// The tabs that contain the page; nil for none.
    let tabs: VisibleTabs?
    /// The state of the whole app; nil for none.
    let status: WorkspaceStatus?
    private(set) var focus: FocusTarget?
    /// True if a dialog has the focus instead of the page.
    var hasDialog: Bool
    /// The focused row of the focused list.
    var focusedRow: Row?
    /// The panels of the page in a wide window; nil for one panel.
    let panels: PagePanels?
    var interaction: Interaction
    var canvas: Canvas
    var hitRegions: [HitRegion] = []
    /// The visible part of the frame. Regions outside it do not react to the mouse.
    var clip: Area { didSet { canvas.clip(to: clip) } }
    /// The rows of the focused element, which have to be scrolled into view.
    private(set) var focusRows: Range<Int>?
    /// The column of the scroll bar in the border of a panel; nil outside a panel.
    var barColumn: Int?
    /// True if the elements of a companion are being drawn.
    private(set) var drawsCompanion = false
    /// The position of the focus in a list that is longer than its area, for example `4/24`.
    var listMark: String?

    /// The visible rows of the focused list; nil if it has to be drawn completely.
    var drawnRows: DrawnRows?
    /// The row of the line above the action bar; nil for none.
    private(set) var lowerRule: Int?
    /// The border around the elements, and the area of the panels beside it, in a wide window.
    var mainBox: Area?
    var sideBox: Area?

    /// True if highlighted elements are drawn so.
    var showsHighlights = true

    let size: Size

    /// Prepares the rendering of a page.
    ///
    /// - Parameter interaction: The state of the screen, updated for this page.
    init(
        page: Page, applicationName: String?, canGoBack: Bool, tabs: VisibleTabs?,
        status: WorkspaceStatus? = nil, interaction: Interaction, size: Size
    ) {
        self.status = status
        self.page = page
        self.applicationName = applicationName
        self.canGoBack = canGoBack
        self.tabs = tabs
        self.interaction = interaction
        self.size = size
        hasDialog = page.alert != nil
        focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        focusedRow = page.focusedRow(interaction)
        panels = Self.isWide(size) ? PagePanels(page.elements) : nil
        canvas = Canvas(size: size)
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
    }

    /// True if the window has room for borders and for panels side by side.
    var isWide: Bool { Self.isWide(size) }

    private static func isWide(_ size: Size) -> Bool {
        size.columns >= widestContent && size.rows >= 20
    }

    /// True if the window has enough rows for blank lines and rules.
    var isRoomy: Bool { size.rows >= 16 }
    private var hasLowerRule: Bool { size.rows >= 20 && !isWide }
    /// True if the tabs take the place of the Back button.
    var areTabsInTitle: Bool {
        guard let tabs, !canGoBack else { return false }
        return isWide || TabBar(tabs, width: .max).width <= bars.width / 3
    }
    /// The row of the title bar, below the tabs.
    var titleRow: Int { tabs == nil || areTabsInTitle ? 0 : 1 }

    var focusedRowActions: [Action] { page.rowActions(of: focusedRow) }

    /// The index of the focused action among `Page.allActions`; nil if an element has the focus.
    var focusedAction: Int? {
        if case .action(let name)? = focus { name.index } else { nil }
    }

    /// The columns of the title bar and the action bar.
    var bars: Area {
        let width = isWide ? size.columns : min(size.columns, Self.widestContent + 2)
        return Area(column: (size.columns - width) / 2, row: 0, width: width, height: 1)
    }

    /// Draws the page.
    ///
    /// - Parameter covered: Returns the screens below the page, the nearest first. In a wide
    ///   window, a form stands in front of the first one that is no form.
    mutating func render(above covered: () -> some Sequence<PageRenderer> = { [] }) {
        let bar = makeActionBar()
        let end = size.rows - bar.lines.count
        if isWide {
            let area = Area(
                column: 0, row: titleRow + 1, width: size.columns, height: end - titleRow - 1)
            if floats(in: area), var page = covered().first(where: { !$0.floats(in: area) }) {
                page.drawBackground(in: area)
                canvas = page.canvas
                removeClip()
            }
            drawPanels(in: area)
            drawTitle()
        } else {
            let top = titleRow + (isRoomy ? 2 : 1)
            drawNarrow(in: contentArea(rows: top..<max(top, end - (hasLowerRule ? 1 : 0))))
            drawTitle()
            if isRoomy { drawRule(row: titleRow + 1, mark: nil) }
            if hasLowerRule {
                lowerRule = end - 1
                drawRule(row: end - 1, mark: listMark)
            }
        }
        draw(bar, row: end)
    }

    private func contentArea(rows: Range<Int>) -> Area {
        let isForm = page.elements.allSatisfy(\.fitsForm)
        let width = min(size.columns - 2, isForm ? Self.widestForm : Self.widestContent)
        let margin = isForm && hasLowerRule ? 1 : 0
        return Area(
            column: (size.columns - width) / 2, row: rows.lowerBound + margin, width: width,
            height: rows.count - margin)
    }

    /// Draws the elements, and below them the companions that fit. The last one is the first to get
    /// room.
    private mutating func drawNarrow(in area: Area) {
        let barColumn = area.column + area.width
        let gap = Density.regular.gap
        let wanted = totalHeight(of: page.elements, width: area.width, .regular)
        // A list gets more rows than it needs if it is short.
        let height = stack(of: page.elements, in: area.split(height: wanted).top).height
        var room = area.height - height
        var shown: [(panel: Panel, height: Int)] = []
        for companion in page.companions.reversed() {
            let needed = gap + self.height(of: companion, area)
            guard needed <= room else { continue }
            room -= needed
            shown.insert((companion, needed), at: 0)
        }
        guard !shown.isEmpty else { return drawContent(in: area, barColumn: barColumn) }
        drawContent(
            in: Area(column: area.column, row: area.row, width: area.width, height: height),
            barColumn: barColumn)
        removeClip()
        var rest = area.inset(top: height)
        for (panel, needed) in shown {
            let (box, below) = rest.split(height: needed + room / shown.count)
            drawCompanion(panel, in: box.inset(top: gap))
            rest = below
        }
    }

    private mutating func drawCompanion(_ companion: Panel, in area: Area) {
        var area = area
        if let title = companion.title {
            canvas.write(
                title, column: area.column, row: area.row, width: area.width,
                style: Style(.dim, .bold))
            area = area.inset(top: 1)
        }
        drawReadOnly(companion.elements, in: area)
    }

    /// Returns the smallest height of a companion, of whose lists a few rows are enough.
    private func height(of companion: Panel, _ area: Area) -> Int {
        let title = companion.title == nil ? 0 : 1
        guard companion.pitch == nil else {
            return Self.isReadable(pitchWidth: area.width)
                ? title + Self.smallestPitch.rows : area.height + 1
        }
        return title
            + totalHeight(
                of: companion.elements, width: area.width, .compact,
                listRows: Self.fewestListRows)
    }

    /// Draws elements that the user can neither focus nor click, except the names on a pitch.
    mutating func drawReadOnly(_ elements: [Element], in area: Area) {
        if elements.count == 1, case .pitch(let pitch) = elements[0] {
            removeClip()
            return draw(pitch, in: area)
        }
        let before = (interaction, focus, hitRegions, listMark)
        drawsCompanion = true
        interaction = Interaction()
        focus = nil
        clip = area
        draw(stack(of: elements, in: area), in: area)
        removeClip()
        drawsCompanion = false
        (interaction, focus, hitRegions, listMark) = before
    }

    /// True if typed letters go into a text field.
    var isTyping: Bool { !hasDialog && page.textField(at: focus) != nil }

    /// Returns whether an element has the focus and no dialog covers it.
    func isFocused(_ target: FocusTarget) -> Bool { !hasDialog && focus == target }

    /// Records the rows of an element if it is the focused one, so that it can be scrolled into
    /// view.
    mutating func recordFocus(_ target: FocusTarget, rows: Range<Int>) {
        if focus == target { focusRows = rows }
    }

    /// Draws a scroll bar beside an area; nothing if the content fits.
    ///
    /// - Parameter target: The target that the bar becomes; nil for a bar without the mouse.
    mutating func drawScrollBar(
        rows area: Area, column: Int, scroll: Int, total: Int, target: HitRegion.Target? = nil
    ) {
        guard total > area.height, area.height > 0 else { return }
        let thumb = max(1, area.height * area.height / total)
        let free = area.height - thumb
        let hidden = total - area.height
        // The thumb touches an end of the bar only at that end of the content.
        var top = free * scroll / hidden
        if top == 0, scroll > 0, free > 1 { top = 1 }
        if top == free, scroll < hidden, free > 1 { top = free - 1 }
        let bar = Area(column: column, row: area.row, width: 1, height: area.height)
        canvas.fill(bar, with: "│", style: Style(.line))
        canvas.fill(
            bar.inset(top: top).split(height: thumb).top, with: "█", style: Style(.accent))
        if let target { addHitRegion(target, in: bar) }
    }

    /// Returns whether all rows of an area are visible.
    func shows(_ area: Area) -> Bool {
        clip.row <= area.row && area.row + area.height <= clip.row + clip.height
    }

    // MARK: - Mouse

    /// Makes the visible part of an area react to the mouse.
    mutating func addHitRegion(_ target: HitRegion.Target, in area: Area) {
        let top = max(area.row, clip.row)
        let bottom = min(area.row + area.height, clip.row + clip.height)
        guard top < bottom, area.width > 0 else { return }
        hitRegions.append(
            HitRegion(
                area: Area(column: area.column, row: top, width: area.width, height: bottom - top),
                target: target))
    }

    /// Discards all regions. An overlay calls this before it draws, because it covers the page.
    mutating func removeHitRegions() {
        hitRegions = []
        removeClip()
    }

    /// Makes the whole window visible again.
    mutating func removeClip() {
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
    }
}

extension Element {
    /// True if the element fits on a narrow, centred page.
    var fitsForm: Bool {
        switch self {
        case .text, .textField, .toggle, .choice, .progress: true
        case .list, .scoreboard, .countdown, .pitch, .emptyState: false
        }
    }
}
