import PlainTerminal

/// The texts of `--help` and `--version`.
enum Help {
    static let version = "football-gather 0.1.0"

    @MainActor static let text = """
        Football Gather keeps a squad, makes two teams, and runs the clock and the score.

        football-gather                  full screen (plain mode when not on a terminal)
        football-gather --plain          one line in, lines out: for pipes, scripts, screen readers
        football-gather --data-dir DIR   where the data is stored
                                         (default: $XDG_DATA_HOME/football-gather, or
                                         ~/.local/share/football-gather)
        football-gather --server URL     keeps the accounts on a server, also in later runs
                                         (--server none: on this device)
        football-gather --open LINK      opens a page: players/42, players/add, players/42/edit/age,
                                         players/teams/3,7, gather/current
        football-gather --without NAME   runs without a feature, such as Gather
        football-gather --use F=MODULE   implements a feature by another module:
                                         Gather=CompactGather
        \(ExtensionOption.all.map(\.help).joined(separator: "\n"))
        football-gather --dump-tree      prints the first screens and their coordinators
        football-gather --dump-graph     prints the dependency graph for Mermaid
                                         (--dump-graph=graphviz for Graphviz)
        football-gather --help           prints this text
        football-gather --version        prints the version

        The program respects NO_COLOR and TERM=dumb. On every screen, F1 lists the keys; outside text
        fields, ? does too.

        PLAIN MODE
        \(PlainTerminal.commandHelp)
        """
}
