import Testing

@testable import FullScreenTerminal
@testable import TerminalUI

@Suite struct `Frame difference` {
    private func frame(_ lines: String..., style: Style = .plain) -> Frame {
        var canvas = Canvas(size: Size(columns: 8, rows: lines.count))
        for (row, line) in lines.enumerated() {
            canvas.write(line, column: 0, row: row, width: 8, style: style)
        }
        return canvas.frame
    }

    private func run(_ row: Int, _ column: Int, _ text: String, _ style: Style = .plain) -> FrameRun
    {
        FrameRun(row: row, column: column, style: style, text: Array(text.utf8))
    }

    @Test func `without a previous frame, all cells are written`() {
        #expect(
            FrameDifference.runs(from: nil, to: frame("ab", ""))
                == [run(0, 0, "ab      "), run(1, 0, "        ")])
    }

    @Test func `after a resize, all cells are written`() {
        let old = frame("ab", "cd")
        #expect(FrameDifference.runs(from: old, to: frame("ab")) == [run(0, 0, "ab      ")])
    }

    @Test func `a full block is a blank in reverse video, which has no seams`() {
        let reverse = Style(.accent, .reverse)
        #expect(
            FrameDifference.runs(
                from: frame("", style: .plain), to: frame("██", style: Style(.accent)))
                == [run(0, 0, "  ", reverse)])
        #expect(
            FrameDifference.runs(from: frame("█a", style: reverse), to: frame("██", style: reverse))
                == [run(0, 1, " ", Style(.accent))])
    }

    @Test func `an unchanged frame writes nothing`() {
        #expect(FrameDifference.runs(from: frame("ab", "가"), to: frame("ab", "가")).isEmpty)
    }

    @Test func `only changed cells are written`() {
        #expect(
            FrameDifference.runs(from: frame("abcdef", "x"), to: frame("aBCdeF", "x"))
                == [run(0, 1, "BC"), run(0, 5, "F")])
    }

    @Test func `a change of style is written and splits runs`() {
        var canvas = Canvas(size: Size(columns: 4, rows: 1))
        canvas.write("abcd", column: 0, row: 0, width: 4)
        let old = canvas.frame
        let style = Style(.warning, .bold)
        canvas.restyle(Area(column: 1, row: 0, width: 2, height: 1), style)
        #expect(FrameDifference.runs(from: old, to: canvas.frame) == [run(0, 1, "bc", style)])
        #expect(
            FrameDifference.runs(from: nil, to: canvas.frame)
                == [run(0, 0, "a"), run(0, 1, "bc", style), run(0, 3, "d")])
    }

    @Test func `a wide character is written once and completely`() {
        #expect(FrameDifference.runs(from: frame("가나x"), to: frame("가다x")) == [run(0, 2, "다")])
        var canvas = Canvas(size: Size(columns: 4, rows: 1))
        canvas.write("가나", column: 0, row: 0, width: 4)
        let old = canvas.frame
        canvas.restyle(Area(column: 1, row: 0, width: 1, height: 1), Style(.accent))
        #expect(FrameDifference.runs(from: old, to: canvas.frame) == [run(0, 0, "가")])
    }

    @Test func `cells that a wide character covered are written when it is removed`() {
        #expect(FrameDifference.runs(from: frame("가b"), to: frame("a b")) == [run(0, 0, "a ")])
        #expect(FrameDifference.runs(from: frame("가b"), to: frame("a가")) == [run(0, 0, "a가")])
    }

    @Test func `a character of several scalars is a run of its own`() {
        let runs = FrameDifference.runs(from: nil, to: frame("ae\u{301}가나xy"))
        #expect(runs == [run(0, 0, "a"), run(0, 1, "e\u{301}"), run(0, 2, "가나xy")])
    }
}
