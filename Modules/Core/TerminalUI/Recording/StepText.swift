/// One step as a line.
enum StepText {
    /// A frame of more cells is no terminal's.
    static let mostCells = 1_000_000

    static func text(_ step: RecordedStep) -> String {
        switch step {
        case .frame(let digest): "frame \(text(digest))"
        case .glimpse(let digest): "glimpse \(text(digest))"
        case .act(let act, let elapsed):
            "\(elapsed.steady) \(elapsed.wall) \(text(act))"
        }
    }

    private static func text(_ digest: FrameDigest) -> String {
        "\(digest.size.columns) \(digest.size.rows) \(String(digest.number, radix: 16))"
    }

    private static func text(_ act: RecordedAct) -> String {
        switch act {
        case .input(let event): InputText.text(event)
        case .interrupt: "interrupt"
        case .wakeUp: "wake"
        }
    }

    /// Nil for a line that is none.
    static func step(_ line: String) -> RecordedStep? {
        var words = LineWords(line)
        guard let first = words.word() else { return nil }
        let step: RecordedStep? =
            switch first {
            case "frame": digest(&words).map { .frame($0) }
            case "glimpse": digest(&words).map { .glimpse($0) }
            default: act(after: first, &words)
            }
        return words.isAtEnd ? step : nil
    }

    private static func digest(_ words: inout LineWords) -> FrameDigest? {
        guard let columns = words.number(0...mostCells), let rows = words.number(0...mostCells),
            columns * rows <= mostCells,
            let number = words.word().flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        return FrameDigest(size: Size(columns: columns, rows: rows), number: number)
    }

    private static func act(
        after steady: Substring, _ words: inout LineWords
    ) -> RecordedStep? {
        guard let steady = Int64(steady), (0...Elapsed.limit).contains(steady),
            let wall = words.number(-Elapsed.limit...Elapsed.limit), let verb = words.word()
        else { return nil }
        let act: RecordedAct? =
            switch verb {
            case "interrupt": .interrupt
            case "wake": .wakeUp
            default: InputText.take(verb, from: &words).map { .input($0) }
            }
        return act.map { .act($0, after: Elapsed(steady: steady, wall: wall)) }
    }
}
