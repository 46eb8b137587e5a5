import TestSupport
import Testing

@testable import FullScreenTerminal
@testable import TerminalUI

@Suite struct `Scrolled rows` {
    /// A list of numbers between a title and an action bar.
    private func list(
        from first: Int, title: String = "Numbers", side: String = "", thumb: Int? = nil
    ) -> Frame {
        var canvas = Canvas(size: Size(columns: 20, rows: 12))
        canvas.write(title, column: 0, row: 0, width: 20)
        for row in 1...10 {
            canvas.write("Row \(first + row)", column: 0, row: row, width: 10)
            canvas.write(side, column: 12, row: row, width: row)
            canvas.write(row == thumb ? "┃" : "", column: 19, row: row, width: 1)
        }
        canvas.write("? Keys", column: 0, row: 11, width: 20)
        return canvas.frame
    }

    @Test(arguments: [1, -1, 3, -3])
    func `a list that scrolls is a move of its rows`(distance: Int) {
        let scroll = FrameScroll(from: list(from: 100), to: list(from: 100 + distance))
        #expect(scroll?.rows == 1..<11)
        #expect(scroll?.distance == distance)
    }

    @Test(arguments: [(1, 1), (-1, 10), (1, 5), (3, 2)])
    func `a scroll bar beside the list moves with it`(distance: Int, thumb: Int) {
        let scroll = FrameScroll(
            from: list(from: 100, thumb: thumb), to: list(from: 100 + distance, thumb: thumb))
        #expect(scroll?.rows == 1..<11)
        #expect(scroll?.distance == distance)
    }

    @Test func `an unchanged frame, another list and a resize have no move`() {
        #expect(FrameScroll(from: list(from: 1), to: list(from: 1)) == nil)
        #expect(FrameScroll(from: list(from: 1), to: list(from: 50)) == nil)
        #expect(FrameScroll(from: list(from: 1), to: list(from: 1, title: "Other")) == nil)
        #expect(FrameScroll(from: Frame(size: Size(columns: 2, rows: 2)), to: list(from: 1)) == nil)
    }

    @Test func `a panel that stands still beside the list prevents the move`() {
        let (old, new) = (list(from: 1, side: "12345678"), list(from: 2, side: "12345678"))
        #expect(FrameScroll(from: old, to: new) == nil)
    }

    @Test func `a move and the other changes produce the new frame`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let texts = (0..<30).map { _ in random.pick(["", "a", "가나", "e\u{301}b", "Row"]) ?? "" }
            func canvas(from first: Int) -> Canvas {
                var canvas = Canvas(size: Size(columns: 6, rows: 12))
                for row in 0..<12 {
                    let text = random.chance(10) ? "x" : texts[first + row]
                    canvas.write(text, column: 0, row: row, width: 6)
                }
                return canvas
            }
            var shown = canvas(from: 9)
            let new = canvas(from: Int.random(in: 5...13, using: &random)).frame
            if let scroll = FrameScroll(from: shown.frame, to: new) {
                shown.scroll(
                    Area(
                        column: 0, row: scroll.rows.lowerBound, width: 6, height: scroll.rows.count),
                    by: scroll.distance)
            }
            for run in FrameDifference.runs(from: shown.frame, to: new) {
                shown.write(
                    String(decoding: run.text, as: UTF8.self), column: run.column, row: run.row,
                    width: 6, style: run.style)
            }
            #expect(shown.frame == new, "seed \(seed)")
        }
    }
}
