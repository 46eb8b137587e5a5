import PlainTerminal

/// What `--help` and `--version` print.
enum Usage {
    static let version = "football-gather 0.1.0"

    @MainActor static let help = """
        Football Gather keeps a squad, makes two teams, and runs the clock and the score.

        football-gather                  full screen (plain mode when not on a terminal)
        football-gather --plain          one line in, lines out: for pipes, scripts, screen readers
        football-gather --data-dir DIR   where the data lives
                                         (usually $XDG_DATA_HOME/football-gather)
        football-gather --open LINK      begins there: players/42, players/add, players/42/edit/age,
                                         players/teams/3,7, gather/current
        football-gather --without NAME   leaves a feature out, like Gather; what leads to it says so
        football-gather --use F=MODULE   makes a feature another module: Gather=CompactGather
        football-gather --record FILE    runs as usual and records all of it in a new file
        football-gather --replay FILE    plays a recording again, on a copy of its data and without
                                         a screen, and says whether every frame is the same
        football-gather --dump-tree      prints the screens that it begins with, and who owns them
        football-gather --dump-graph     prints who depends on whom (--dump-graph=graphviz, too)
        football-gather --help           this text
        football-gather --version        the version

        A recording holds all that was stored and typed, passwords too: keep it to yourself.
        NO_COLOR and TERM=dumb are honoured. On every screen, ? lists its keys.

        PLAIN MODE
        \(PlainTerminal.grammar)
        """
}
