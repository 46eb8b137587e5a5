/// The texts of `--help` and `--version`.
enum ServerHelp {
    static let version = "football-gather-server 0.1.0"

    static let text = """
        The web service of Football Gather keeps accounts, players and gathers for HTTP clients.

        --listen ADDRESS:PORT    where the service listens (127.0.0.1:8080; port 0: any free port)
        --data-dir DIR           where the data is stored ($XDG_DATA_HOME/football-gather-server, or
                                 ~/.local/share/football-gather-server)
        --database ADDRESS       a PostgreSQL database instead of the directory, such as
                                 postgres://user@host/name; several servers can share it
        --tls-certificate FILE   the certificate and its chain, in the PEM format
        --tls-key FILE           the private key of the certificate
        --threads N              threads for requests (one for each processor)
        --log-requests           logs each request
        --check-config           checks the options, the certificate, and the directory or database
        --help, --version        prints this text or the version

        Each option with a value is also a variable: FOOTBALL_GATHER_LISTEN, _DATA_DIR, _DATABASE,
        _TLS_CERTIFICATE, _TLS_KEY, _THREADS. Arguments are visible to other users of the machine, so
        give an address with a password only in the variable.

        The log on standard error has one JSON object on each line. SIGTERM and SIGINT stop the server
        after the running requests. Monitoring: /health/live, /health/ready, /metrics.
        """
}
