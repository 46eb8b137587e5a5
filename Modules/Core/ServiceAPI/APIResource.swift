import FoundationEssentials

/// A path of the API.
enum APIResource {
    case users, login, sessions, password
    case user(UUID)
    case players
    case player(Int64), gathersOfPlayer(Int64)
    case gathers
    case gather(UUID), playersOfGather(UUID)
    case playerOfGather(Int64, UUID)
    case matches, recordChanges, changes(ChangeVersion), nextChange(ChangeVersion)

    init(path: String) throws(APIRouteError) {
        // Splitting at characters takes a tenth of the time of a short request.
        let words = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
        guard words.first == "api", words.count > 1 else { throw .unknownPath }
        switch (words[1], words.count) {
        case ("users", 2): self = .users
        case ("users", 3) where words[2] == "login": self = .login
        case ("users", 3) where words[2] == "sessions": self = .sessions
        case ("users", 3) where words[2] == "password": self = .password
        case ("users", 3): self = .user(try Self.uuid(words[2]))
        case ("players", 2): self = .players
        case ("players", 3): self = .player(try Self.number(words[2]))
        case ("players", 4) where words[3] == "gathers":
            self = .gathersOfPlayer(try Self.number(words[2]))
        case ("gathers", 2): self = .gathers
        case ("gathers", 3): self = .gather(try Self.uuid(words[2]))
        case ("gathers", 4) where words[3] == "players":
            self = .playersOfGather(try Self.uuid(words[2]))
        case ("gathers", 5) where words[3] == "players":
            self = .playerOfGather(try Self.number(words[4]), try Self.uuid(words[2]))
        case ("matches", 2): self = .matches
        case ("changes", 2): self = .recordChanges
        case ("changes", 3): self = .changes(try Self.version(words[2]))
        case ("changes", 4) where words[3] == "next":
            self = .nextChange(try Self.version(words[2]))
        default: throw .unknownPath
        }
    }

    /// The methods of this path, including `HEAD` where `GET` is, and `OPTIONS`.
    var methods: [String] {
        let methods = ["DELETE", "GET", "POST", "PUT"].filter { route($0) != nil }
        return (methods + (methods.contains("GET") ? ["HEAD"] : []) + ["OPTIONS"]).sorted()
    }

    /// Returns the route with this path and a method, or nil if there is none.
    func route(_ method: String) -> APIRoute? {
        switch (self, method) {
        case (.users, "GET"): .users
        case (.users, "POST"): .createUser
        case (.users, "DELETE"): .deleteUser
        case (.login, "POST"): .signIn
        case (.login, "DELETE"): .signOut
        case (.sessions, "GET"): .sessions
        case (.sessions, "DELETE"): .signOutEverywhere
        case (.password, "PUT"): .changePassword
        case (.user(let id), "GET"): .user(id)
        case (.players, "GET"): .players
        case (.players, "POST"): .createPlayer
        case (.player(let id), "PUT"): .updatePlayer(id)
        case (.player(let id), "DELETE"): .deletePlayer(id)
        case (.gathersOfPlayer(let id), "GET"): .gathersOfPlayer(id)
        case (.gathers, "GET"): .gathers
        case (.gathers, "POST"): .createGather
        case (.gather(let id), "PUT"): .updateGather(id)
        case (.gather(let id), "DELETE"): .deleteGather(id)
        case (.playersOfGather(let id), "GET"): .playersOfGather(id)
        case (.playerOfGather(let player, let gather), "POST"): .addPlayer(player, to: gather)
        case (.matches, "PUT"): .addEvents
        case (.recordChanges, "PUT"): .addRecordChanges
        case (.changes(let version), "GET"): .changes(since: version)
        case (.nextChange(let version), "GET"): .nextChange(after: version)
        default: nil
        }
    }

    private static func version(_ word: Substring) throws(APIRouteError) -> ChangeVersion {
        guard let version = ChangeVersion(String(word)) else { throw .malformedIdentifier }
        return version
    }

    private static func uuid(_ word: Substring) throws(APIRouteError) -> UUID {
        guard let id = UUID(digits: word) else { throw .malformedIdentifier }
        return id
    }

    private static func number(_ word: Substring) throws(APIRouteError) -> Int64 {
        guard let number = Int64(word) else { throw .malformedIdentifier }
        // One resource has one path, so 01 and +1 are not the identifier 1.
        guard word == "\(number)" else { throw .unknownPath }
        return number
    }
}
