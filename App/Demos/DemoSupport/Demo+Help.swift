extension Demo {
    /// What `--help` prints.
    var help: String {
        """
        \(feature) alone, on sample data that are gone with the program.

        --state NAME     opens it in this state; without it, in the first
        --states         lists the states
        --plain          one line in, lines out (also where there is no terminal)
        --log FILE       adds each line of the log to a file, as it comes: for tail -f
        --frame 80x24    prints what a full screen of this size shows, and ends
        --help           this text

        The log tells what the feature tells its surroundings. It stands on the screen below the
        feature (Esc), goes to standard error at once in plain mode, and after a full screen has
        been given back.

        STATES
        \(table.joined(separator: "\n"))
        """
    }

    /// A line for each state, with its name in front.
    var table: [String] {
        let width = states.map(\.name.count).max() ?? 0
        return states.map { state in
            let gap = String(repeating: " ", count: width - state.name.count + 2)
            return state.name + gap + state.about
        }
    }
}
