import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `Mouse parser` {
    private func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> InputEvent {
        .mouse(MouseEvent(kind, at: Point(column: column, row: row)))
    }

    @Test func `a press and its release are two events, together or in parts`() {
        let both = [mouse(.press, 10, 4), mouse(.release, 11, 4)]
        #expect(events("\u{1B}[<0;11;5M\u{1B}[<0;12;5m") == both)
        #expect(events("\u{1B}[<0;11", ";5M", "\u{1B}[<0;12;5m") == both)
    }

    @Test func `the wheel is reported, also with Ctrl`() {
        #expect(
            events("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<80;1;1M")
                == [mouse(.wheelUp, 0, 0), mouse(.wheelDown, 0, 0), mouse(.wheelUp, 0, 0)])
    }

    @Test func `a movement is reported while the button is pressed`() {
        #expect(
            events("\u{1B}[<32;3;4M\u{1B}[<48;3;5M\u{1B}[M@#%")
                == [mouse(.drag, 2, 3), mouse(.drag, 2, 4), mouse(.drag, 2, 4)])
    }

    @Test func `other buttons, their movement and invalid reports are ignored`() {
        #expect(
            events(
                "\u{1B}[<1;1;1M\u{1B}[<2;1;1m\u{1B}[<33;1;1M\u{1B}[<35;1;1M\u{1B}[<32;1;1m\u{1B}[<0;0;1M\u{1B}[<0;1M"
            ).isEmpty)
        #expect(events("\u{1B}[<0;99999999999999999999;1M").isEmpty)
    }

    @Test func `columns beyond 223 are supported`() {
        #expect(events("\u{1B}[<0;300;2M") == [mouse(.press, 299, 1)])
    }

    @Test func `the older protocol of three bytes is supported`() {
        #expect(
            events("\u{1B}[M +%\u{1B}[M#+%\u{1B}[M`!!x")
                == [
                    mouse(.press, 10, 4), mouse(.release, 10, 4), mouse(.wheelUp, 0, 0),
                    .key(.character("x")),
                ])
        #expect(events("\u{1B}[M\u{1}\u{1}\u{1}x") == typed("x"))
    }
}
