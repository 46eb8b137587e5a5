import Domain

/// The limit of wrong passwords for an account, for an address, and for both together.
///
/// The first wrong passwords cause no delay. Each further one delays the next check. After a
/// recovery time without an attempt, all of them are forgotten. Under a permanent attack on an
/// account, its owner at a new address competes with the attacker. An attempt counts as wrong until
/// its password is found to be right, so that simultaneous guesses are counted.
///
/// The limit of the account stops guesses from many addresses. An address from which the account
/// was used within 90 days is exempt, so that others cannot keep the owner out.
struct SignInLimit: Sendable {
    private let both: AttemptCounter
    private let account: AttemptCounter
    private let address: AttemptCounter
    /// The counters to which `begin` has added the attempt.
    private var counted: [AttemptCounter] = []
    private var isExempt = false

    /// The request to hash the password of the attempt that has begun.
    var hashRequest: HashRequest {
        isExempt
            ? HashRequest(lane: .knownAddress, keys: [both.hash, address.hash])
            : HashRequest(lane: .newAddress, keys: [address.hash, account.hash])
    }

    /// Creates the limit of an attempt.
    ///
    /// - Parameters:
    ///   - user: The identifier of the user with this name; nil if there is none. A user does not
    ///     inherit the exempt addresses of a deleted one with the same name.
    init(name: String, user: String?, address: String, digest: (String) -> String) {
        let account = "\(user ?? "") \(name)"
        both = AttemptCounter(hash: digest("both \(address) \(account)"), freeAttempts: 10)
        self.account = AttemptCounter(hash: digest("account \(account)"), freeAttempts: 50)
        self.address = AttemptCounter(hash: digest("address \(address)"), freeAttempts: 100)
    }

    /// Counts an attempt unless it comes too early.
    ///
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: The time to wait before the next attempt, or nil if this one is allowed.
    mutating func begin(
        at now: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Duration? {
        try AttemptCounter.removeExpired(at: now, connection)
        isExempt = try both.hasSignedIn(connection)
        let counters = isExempt ? [both, address] : [both, address, account]
        let wait = try AttemptCounter.add(to: counters, at: now, connection)
        if wait == nil { counted = counters }
        return wait
    }

    /// Takes back an attempt whose password was not checked.
    func cancel(_ connection: any SQLConnection) throws(StorageError) {
        for counter in counted { try counter.subtract(connection) }
    }

    /// Takes back the attempt, and remembers the address for the account.
    func succeed(at now: Int64, _ connection: any SQLConnection) throws(StorageError) {
        try cancel(connection)
        try both.setSignedIn(at: now, connection)
    }
}

/// The limit of registrations from an address, with the delays of sign-ins. A registration always
/// counts, because its response tells whether a name is taken.
struct RegistrationLimit: Sendable {
    private let address: AttemptCounter

    /// The request to hash the password.
    var hashRequest: HashRequest { HashRequest(lane: .registration, keys: [address.hash]) }

    init(address: String, digest: (String) -> String) {
        self.address = AttemptCounter(hash: digest("registration \(address)"), freeAttempts: 20)
    }

    /// Counts a registration unless it comes too early.
    ///
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: The time to wait before the next registration, or nil if this one is allowed.
    func begin(at now: Int64, _ connection: any SQLConnection) throws(StorageError) -> Duration? {
        try AttemptCounter.removeExpired(at: now, connection)
        return try AttemptCounter.add(to: [address], at: now, connection)
    }
}
