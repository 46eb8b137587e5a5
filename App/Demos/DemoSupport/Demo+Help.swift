extension Demo {
    /// The text of `--help`.
    var help: String {
        """
        Shows the feature \(feature) with sample data in memory.

        --state NAME     start in this state instead of the first
        --states         list the states
        --plain          use plain mode (the default without a terminal)
        --log FILE       append each line of the log to a file at once, for tail -f
        --frame 80x24    print a full screen of this size and exit
        --help           print this text

        The log contains the calls of the feature's navigation protocol. It is on the screen below the
        feature (Esc). Plain mode also prints it on standard error, a full screen after its end.

        STATES
        \(table.joined(separator: "\n"))
        """
    }

    /// One line for each state: its name and its description.
    var table: [String] {
        let width = states.map(\.name.count).max() ?? 0
        return states.map { state in
            let gap = String(repeating: " ", count: width - state.name.count + 2)
            return state.name + gap + state.description
        }
    }
}
