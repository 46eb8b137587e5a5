import ProgramOptions

extension Demo {
    /// The manual, whose `--help` the demo prints.
    var manual: ProgramManual {
        ProgramManual(
            "\(feature)Demo", purpose: "shows the feature \(feature) with sample data in memory",
            options: DemoOptions.self,
            sections: [
                ProgramManual.Section(
                    "Log",
                    """
                    The log contains the calls of the feature's navigation protocol. It is on the screen \
                    below the feature (Esc). Plain mode also prints it on standard error, a full screen \
                    after its end.
                    """),
                ProgramManual.Section(
                    "States", table.joined(separator: "\n"), isPreformatted: true),
            ])
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
