import ProgramOptions

extension ProgramManual {
    /// The manual of the server.
    static var server: ProgramManual {
        ProgramManual(
            "football-gather-server", manSection: 8,
            purpose: "keeps accounts, players and gathers of Football Gather for HTTP clients",
            options: ServerOptions.self,
            sections: [
                Section(
                    "Operation",
                    """
                    Arguments are visible to other users of the machine, so give an address with a \
                    password only in the variable.

                    The log has one JSON object on each line. SIGTERM and SIGINT stop the server after \
                    the running requests. SIGHUP reads the certificate and the key again, and opens the \
                    log again. Monitoring: /health/live, /health/ready, /metrics.
                    """),
                Section(
                    "Exit codes",
                    """
                    0 success, 64 usage, 65 damaged data, 66 a file cannot be read, 69 the address or \
                    the database is unavailable, 73 a file cannot be created, 74 input or output \
                    failed, 75 try again later, 77 no permission in the database, 78 the directory \
                    cannot be used.
                    """),
            ])
    }
}
