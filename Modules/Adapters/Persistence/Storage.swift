public import Domain

/// Everything that is kept on the disk of this machine, in one directory that only its owner may
/// read.
///
/// ```swift
/// let storage = try await Storage.open(
///     directory: path, folding: UTF8ProcFolding(), time: SystemTimeSource(),
///     passwordCost: .interactive)
/// let session = try await storage.accounts.signIn(name: name, password: password)
/// let squad = try await storage.players(of: session).squad()
/// ```
public final class Storage: Sendable {
    /// Who may sign in.
    public let accounts: any Accounts
    /// What this device remembers.
    public let credentialStore: any CredentialStore

    let connection: Connection
    let directory: DataDirectory
    private let folding: any TextFolding
    private let time: any TimeSource

    private init(
        _ connection: Connection, _ directory: DataDirectory, folding: any TextFolding,
        time: any TimeSource, passwordCost: PasswordCost
    ) {
        self.connection = connection
        self.directory = directory
        self.folding = folding
        self.time = time
        accounts = SQLiteAccounts(
            connection: connection, hasher: PasswordHasher(cost: passwordCost), folding: folding,
            time: time)
        credentialStore = SQLiteCredentialStore(
            connection: connection, tokenFile: TokenFile(directory: directory))
    }

    /// Opens the storage of a directory. A directory that is missing is created, an older storage
    /// is brought up to date, and nothing that was not written by this program is touched.
    ///
    /// - Parameter directory: a path; relative ones start at the working directory.
    /// - Throws: `.inUse` while another process has it open; `.storage` with `.damaged`,
    ///   `.newerVersion`, `.readOnly`, `.full`, `.busy` or `.unavailable`.
    public static func open(
        directory: String, folding: any TextFolding, time: any TimeSource,
        passwordCost: PasswordCost
    ) async throws(StorageOpenError) -> Storage {
        try await open(
            directory: directory, folding: folding, time: time, passwordCost: passwordCost,
            schema: .current, options: StorageTestOptions())
    }

    static func open(
        directory: String, folding: any TextFolding, time: any TimeSource,
        passwordCost: PasswordCost, schema: Schema, options: StorageTestOptions
    ) async throws(StorageOpenError) -> Storage {
        let place = DataDirectory(directory)
        let connection = Connection()
        try await connection.open(place, schema: schema, folding: folding, options: options)
        return Storage(
            connection, place, folding: folding, time: time, passwordCost: passwordCost)
    }

    /// The squad of a user. Every call throws `.sessionExpired` once the session has ended.
    public func players(of session: Session) -> any PlayerRepository {
        SQLitePlayers(
            connection: connection, access: SessionGuard(session, time: time), folding: folding)
    }

    /// The matches of a user. Every call throws `.sessionExpired` once the session has ended.
    public func matches(of session: Session) -> any MatchRepository {
        SQLiteMatches(connection: connection, access: SessionGuard(session, time: time))
    }

    /// Where the user was when the program ended. It is remembered for one user at a time.
    public func navigationState(of session: Session) -> any NavigationStateStore {
        NavigationStateFile(directory: directory, user: session.user.id)
    }

    /// Closes the files and lets other processes into the directory. Whatever is called later
    /// throws `.unavailable`.
    public func close() async {
        await connection.close()
    }
}
