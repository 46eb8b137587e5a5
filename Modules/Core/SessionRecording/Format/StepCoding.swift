import TerminalUI

/// Writes and reads a step as a line.
enum StepCoding {
    /// The largest number of cells of a frame; a line with more is damaged.
    private static let cellLimit = 1_000_000
    /// The last word of a frame whose ambiguous characters are wide.
    private static let wide = "wide"

    static func text(_ step: RecordedStep) -> String {
        switch step {
        case .frame(let digest): "frame \(text(digest))"
        case .supersededFrame(let digest): "glimpse \(text(digest))"
        case .event(let event, let elapsed): "\(elapsed.uptime) \(elapsed.wall) \(text(event))"
        }
    }

    private static func text(_ digest: FrameDigest) -> String {
        "\(digest.size.columns) \(digest.size.rows) \(String(digest.hash, radix: 16))"
            + (digest.ambiguousWidth == .wide ? " \(wide)" : "")
    }

    private static func text(_ event: RecordedEvent) -> String {
        switch event {
        case .input(let input): InputCoding.text(input)
        case .quitRequest: "interrupt"
        case .timer: "wake"
        }
    }

    /// Returns nil for a line that is not a step.
    static func step(_ line: String) -> RecordedStep? {
        var scanner = LineScanner(line)
        guard let first = scanner.word() else { return nil }
        let step: RecordedStep? =
            switch first {
            case "frame": digest(&scanner).map { .frame($0) }
            case "glimpse": digest(&scanner).map { .supersededFrame($0) }
            default: event(after: first, &scanner)
            }
        return scanner.isAtEnd ? step : nil
    }

    private static func digest(_ scanner: inout LineScanner) -> FrameDigest? {
        guard let columns = scanner.number(0...cellLimit), let rows = scanner.number(0...cellLimit),
            columns * rows <= cellLimit,
            let hash = scanner.word().flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        let size = Size(columns: columns, rows: rows)
        guard !scanner.isAtEnd else { return FrameDigest(size: size, hash: hash) }
        guard scanner.word().map(String.init) == wide else { return nil }
        return FrameDigest(size: size, ambiguousWidth: .wide, hash: hash)
    }

    private static func event(
        after uptime: Substring, _ scanner: inout LineScanner
    ) -> RecordedStep? {
        guard let uptime = Int64(uptime), (0...ElapsedTime.limit).contains(uptime),
            let wall = scanner.number(-ElapsedTime.limit...ElapsedTime.limit),
            let verb = scanner.word()
        else { return nil }
        let event: RecordedEvent? =
            switch verb {
            case "interrupt": .quitRequest
            case "wake": .timer
            default: InputCoding.event(verb, from: &scanner).map { .input($0) }
            }
        return event.map { .event($0, after: ElapsedTime(uptime: uptime, wall: wall)) }
    }
}
