/// The places of one side's names in its half of a pitch.
///
/// Each name is centred on its line. Names that would overlap move to rows nearby. Names that share
/// a row move apart and, where the row is too narrow, are cut.
struct PitchLayout {
    /// A name on the pitch. Columns and rows are counted from the top left of the half.
    struct Name: Equatable {
        let text: String
        let player: RowID?
        var column = 0
        let row: Int
        /// The number of cells for the text.
        var width: Int
        /// The column on which the name is centred if the row has room.
        let centre: Int
    }

    /// The number of cells between two names.
    private static let gap = 1
    /// The smallest width of a name. More names than fit this way become a number.
    private static let narrowest = 4

    /// The names, row by row.
    let names: [Name]

    /// Places the players of a side.
    ///
    /// - Parameters:
    ///   - players: The players of the side.
    ///   - size: The size of the half, at least 1 × 1.
    ///   - isMirrored: Whether the side's goal is on the right.
    init(_ players: [Pitch.Player], size: Size, isMirrored: Bool) {
        let namesPerRow = max(1, (size.columns + Self.gap) / (Self.narrowest + Self.gap))
        var rows = Array(repeating: [Name](), count: size.rows)
        let shown = Self.shown(players, upTo: namesPerRow * size.rows)
        for (line, players) in Self.lines(of: shown) {
            for (index, player) in players.enumerated() {
                let width = min(CellText.width(player.name), size.columns)
                let centre = min(
                    max(width / 2, line.depth * size.columns / 100),
                    max(width / 2, size.columns - (width + 1) / 2))
                let ideal = line.row(of: index, among: players.count, rows: size.rows)
                let cost = { (row: Int) in
                    let overlap = rows[row].map { other in
                        let distance = abs(other.centre - centre)
                        return max(0, (other.width + width) / 2 + Self.gap - distance)
                    }
                    return abs(row - ideal) + 2 * overlap.reduce(0, +)
                }
                let free = rows.indices.filter { rows[$0].count < namesPerRow }
                guard let row = free.min(by: { cost($0) < cost($1) }) else { continue }
                rows[row].append(
                    Name(
                        text: player.name, player: player.row, row: row, width: width,
                        centre: centre))
            }
        }
        names = rows.flatMap { row in
            Self.spread(row, width: size.columns).map { name in
                var name = name
                if isMirrored { name.column = size.columns - name.column - name.width }
                return name
            }
        }
    }

    /// Returns the players who fit, with the number of the others in place of the last one.
    private static func shown(_ players: [Pitch.Player], upTo limit: Int) -> [Pitch.Player] {
        guard players.count > limit else { return players }
        let hidden = players.count - limit + 1
        return players.prefix(limit - 1) + [Pitch.Player("+\(hidden)", line: .attack)]
    }

    /// Returns the lines that have players, from back to front.
    private static func lines(of players: [Pitch.Player]) -> [(Pitch.Line, [Pitch.Player])] {
        var lines: [Pitch.Line: [Pitch.Player]] = [:]
        for player in players {
            if let line = player.line { lines[line, default: []].append(player) }
        }
        for player in players where player.line == nil {
            let fewest = [Pitch.Line.midfield, .defence, .attack].min {
                lines[$0, default: []].count < lines[$1, default: []].count
            }
            if let fewest { lines[fewest, default: []].append(player) }
        }
        return Pitch.Line.allCases.compactMap { line in lines[line].map { (line, $0) } }
    }

    /// Places the names of one row side by side, close to their centres.
    private static func spread(_ names: [Name], width: Int) -> [Name] {
        var names = names
        var used = names.reduce(-gap) { $0 + $1.width + gap }
        while used > width,
            let widest = names.indices.max(by: { names[$0].width < names[$1].width })
        {
            names[widest].width -= 1
            used -= 1
        }
        var left = 0
        for index in names.indices {
            names[index].column = max(left, names[index].centre - names[index].width / 2)
            left = names[index].column + names[index].width + gap
        }
        var right = width
        for index in names.indices.reversed() {
            names[index].column = min(names[index].column, right - names[index].width)
            right = names[index].column - gap
        }
        return names
    }
}

extension Pitch.Line {
    /// The distance of the line from its goal, in percent of the half.
    fileprivate var depth: Int {
        switch self {
        case .goalkeeper: 12
        case .defence: 36
        case .midfield: 60
        case .wing: 76
        case .attack: 90
        }
    }

    /// Returns the row of a player. Wings fill the edges of the pitch first, other lines are spread
    /// evenly.
    fileprivate func row(of index: Int, among count: Int, rows: Int) -> Int {
        guard self == .wing else { return (2 * index + 1) * rows / (2 * count) }
        let step = max(1, rows / 8)
        let fromEdge = min(rows / 2, step / 2 + index / 2 * step)
        return index.isMultiple(of: 2) ? fromEdge : rows - 1 - fromEdge
    }
}
