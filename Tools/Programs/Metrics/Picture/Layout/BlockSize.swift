/// How large a block is drawn, in points.
struct BlockSize {
    static let boxHeight = 30
    static let characterWidth = 7.2
    /// Between the boxes of a frame, and around them.
    static let frameGap = 8
    private static let columns = 4

    let width: Int
    let height: Int
    /// Each box, from the upper left corner of the block.
    let boxes: [Box]

    struct Box {
        let name: String
        var x: Int
        var y: Int
        var width: Int
    }

    /// - Parameter arrivals: how many arrows arrive at it, which need room beside each other.
    init(_ block: Block, arrivals: Int) {
        let room = block.members.count == 1 ? 24 + 16 * (arrivals - 1) : 0
        let widest = max(block.members.map(Self.boxWidth).max() ?? 0, room)
        guard block.members.count > 1 else {
            (width, height) = (widest, Self.boxHeight)
            boxes = block.members.map { Box(name: $0, x: 0, y: 0, width: widest) }
            return
        }
        let columns = min(Self.columns, block.members.count)
        let lines = (block.members.count + columns - 1) / columns
        let (across, down) = (widest + Self.frameGap, Self.boxHeight + Self.frameGap)
        width = columns * across + Self.frameGap
        height = lines * down + Self.frameGap
        let last = block.members.count - (lines - 1) * columns
        boxes = block.members.enumerated().map { number, name in
            // A last line that is not full stands in the middle.
            let indent = number / columns == lines - 1 ? (columns - last) * across / 2 : 0
            return Box(
                name: name, x: Self.frameGap + indent + number % columns * across,
                y: Self.frameGap + number / columns * down, width: widest)
        }
    }

    static func textWidth(_ text: String) -> Int {
        Int((Double(text.count) * characterWidth).rounded(.up))
    }

    private static func boxWidth(_ name: String) -> Int { textWidth(name) + 18 }
}
