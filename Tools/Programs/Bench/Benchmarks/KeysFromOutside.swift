import Measuring
import Platform

/// What the whole process computes for one key: reading, deciding, drawing, writing.
enum KeysFromOutside {
    private static let keys = 500
    private static let warmUp = 50
    /// ↓ in the mode that ncurses switches on.
    private static let down = "\u{1B}OB"

    static func run(players: Int) throws -> Samples {
        let data = try DataDirectory(players: players)
        let terminal = try PseudoTerminal(try Programs.app, data.arguments)
        _ = try terminal.drawing(after: "Player 000001")
        let status = ProcessStatus(process: terminal.process)
        var samples = Samples()
        for number in 0..<warmUp + keys {
            let before = try settled(status)
            terminal.type(down)
            _ = try terminal.drawing(silence: .milliseconds(4), after: "Player")
            let after = try settled(status)
            if number >= warmUp { samples.add(Double(after - before) / 1e6) }
        }
        return samples
    }

    /// The process's time once it does not grow any more.
    private static func settled(_ status: ProcessStatus) throws -> Int64 {
        var last = try status.computing
        while true {
            usleep(1_500)
            let next = try status.computing
            if next == last { return next }
            last = next
        }
    }
}
