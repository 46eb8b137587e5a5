import Domain

/// The visible rows, and the part of the squad that has to be loaded for them.
struct PlayerListPosition {
    /// The number of rows to load before and after the visible ones.
    private static let reach = 256
    /// The number of rows before and after the visible ones that have to be loaded. No terminal is
    /// higher.
    private static let margin = 160

    /// The rows that are shown.
    var rows = 0..<1
    /// The player in the first of these rows, which stays visible in another order.
    var player: PlayerID?

    /// The rows to load, which may exceed the list.
    var wanted: Range<Int> {
        max(0, rows.lowerBound - Self.reach)..<rows.upperBound + Self.reach
    }

    /// Returns whether a page has the visible rows and enough rows around them.
    func isCovered(by page: SquadPage) -> Bool {
        let first = max(0, rows.lowerBound - Self.margin)
        let end = min(page.count, rows.upperBound + Self.margin)
        return page.range.lowerBound <= first && end <= page.range.upperBound
    }
}
