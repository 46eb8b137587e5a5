public import Cryptography
public import Domain
public import SQLite

/// All stored data of this installation, in one directory that only its owner can read.
///
/// ```swift
/// let storage = try await Storage.open(
///     directory: path, folding: UTF8ProcFolding(), time: SystemTimeSource(),
///     passwordCost: .interactive)
/// let session = try await storage.accounts.signIn(name: name, password: password)
/// let squad = try await storage.players(of: session).squad()
/// ```
public final class Storage: Sendable {
    /// The accounts and their sessions.
    public let accounts: any Accounts
    /// The remembered user name and session token.
    public let credentialStore: any CredentialStore

    let queue: DatabaseQueue
    let files: any DataFiles
    let maintenance = MaintenanceQueue()
    let folding: any TextFolding
    let time: any TimeSource
    let observers = ChangeObservers()
    let declared: DeclaredTables
    private let signIns: SignInTurns

    private init(
        _ queue: DatabaseQueue, _ files: any DataFiles, folding: any TextFolding,
        time: any TimeSource, passwordCost: PasswordCost,
        _ rules: @escaping @Sendable () -> [RecordRule],
        options: StorageTestOptions = StorageTestOptions()
    ) {
        declared = DeclaredTables(rules)
        self.queue = queue
        self.files = files
        self.folding = folding
        self.time = time
        let accounts = SQLiteAccounts(
            queue: queue, hasher: PasswordHasher(cost: passwordCost), folding: folding,
            time: time, sleep: options.sleep)
        self.accounts = accounts
        signIns = accounts.turns
        credentialStore = SQLiteCredentialStore(
            queue: queue, tokenFile: TokenFile(files: files))
    }

    /// Opens the storage of a directory. Creates a missing directory and migrates an older storage.
    /// Leaves files of other programs unchanged.
    ///
    /// - Parameters:
    ///   - directory: A path, absolute or relative to the working directory.
    ///   - folding: The rules for search keys, identity keys and passwords.
    ///   - time: The clock for sessions, delays and new accounts.
    ///   - passwordCost: The amount of work for each password hash.
    ///   - rules: Returns the rules of the kinds of records that the program has, when they are
    ///     first needed.
    /// - Throws: `.inUse` if another process has opened the storage, `.foreignOwner`,
    ///   `.accessible`, `.notAFile` or `.linked` if the directory or a file is not private,
    ///   `.databaseMissing`, or `.storage` with `.damaged`, `.newerVersion`, `.readOnly`, `.full`,
    ///   `.busy` or `.unavailable`.
    public static func open(
        directory: String, folding: any TextFolding, time: any TimeSource,
        passwordCost: PasswordCost, rules: @escaping @Sendable () -> [RecordRule] = { [] }
    ) async throws(StorageOpenError) -> Storage {
        try await open(
            directory: directory, folding: folding, time: time, passwordCost: passwordCost,
            rules: rules, schema: .current, options: StorageTestOptions())
    }

    /// Opens a copy of a snapshot in memory, which leaves nothing on the disk.
    ///
    /// - Throws: `.damaged` or `.newerVersion`.
    public static func open(
        copyOf snapshot: StorageSnapshot, folding: any TextFolding, time: any TimeSource,
        passwordCost: PasswordCost, rules: @escaping @Sendable () -> [RecordRule] = { [] }
    ) async throws(StorageOpenError) -> Storage {
        let queue = DatabaseQueue()
        do throws(StorageError) {
            try await queue.open(copyOf: snapshot.database, schema: .current, folding: folding)
        } catch {
            throw .storage(error)
        }
        var files: [String: [UInt8]] = [:]
        files[DataFile.token] = snapshot.token
        files[DataFile.navigationState] = snapshot.navigationState
        files[DataFile.displaySettings] = snapshot.displaySettings
        return Storage(
            queue, MemoryFiles(files), folding: folding, time: time, passwordCost: passwordCost,
            rules)
    }

    static func open(
        directory: String, folding: any TextFolding, time: any TimeSource,
        passwordCost: PasswordCost, rules: @escaping @Sendable () -> [RecordRule] = { [] },
        schema: Schema, options: StorageTestOptions
    ) async throws(StorageOpenError) -> Storage {
        let queue = DatabaseQueue()
        let files = try await queue.open(
            directory, schema: schema, folding: folding, at: time.now(), options: options)
        return Storage(
            queue, files, folding: folding, time: time, passwordCost: passwordCost, rules,
            options: options)
    }

    /// Returns the squad of a user. After the end of the session, calls throw `.sessionExpired`.
    public func players(of session: Session) -> any PlayerRepository {
        SQLitePlayers(data: data(of: session))
    }

    /// Returns the matches of a user. After the end of the session, calls throw `.sessionExpired`.
    public func matches(of session: Session) -> any MatchRepository {
        SQLiteMatches(data: data(of: session))
    }

    /// Returns the records of every kind that a user has. After the end of the session, calls throw
    /// `.sessionExpired`.
    public func records(of session: Session) -> any RecordRepositories {
        SQLiteRecordRepositories(data: data(of: session))
    }

    /// Returns the import of archives for a user. After the end of the session, calls throw
    /// `.sessionExpired`.
    public func archives(of session: Session) -> any ArchiveRepository {
        SQLiteArchives(data: data(of: session))
    }

    func data(of session: Session) -> UserDatabase {
        UserDatabase(
            queue: queue, access: SessionGuard(session), folding: folding, time: time,
            observers: observers, declared: declared)
    }

    /// The replicas of the accounts of a server. A storage with replicas has no accounts of its
    /// own.
    public var accountReplicas: any AccountReplicas {
        SQLiteAccountReplicas(storage: self)
    }

    /// Returns the storage for the navigation state of a user, with room for one user at a time.
    public func navigationState(of session: Session) -> any TextStore {
        NavigationStateFile(files: files, user: session.user.id)
    }

    /// Ends the delays after wrong passwords. A check of a password that was delayed fails.
    public func cancelDelays() async {
        await signIns.cancelDelays()
    }

    /// The storage for the display settings.
    public var displaySettings: any TextStore { DisplaySettingsFile(files: files) }

    /// The storage for the meanings of squad lists.
    public var squadMeanings: any SquadMeaningsStore { SquadMeaningsFile(files: files) }

    /// The address of the server that keeps the accounts, as text; nil if this device keeps them.
    ///
    /// - Throws: The error of a file that cannot be read.
    public var savedServer: String? {
        get throws(StorageError) { try ServerFile(files: files).read() }
    }

    /// Replaces the address of the server, or removes it if `address` is nil.
    public func saveServer(_ address: String?) async throws(StorageError) {
        try await ServerFile(files: files).save(address)
    }

    /// Closes all files and releases the directory for other processes. Later calls throw
    /// `.unavailable`.
    public func close() async {
        await queue.close()
    }
}
