public import FoundationEssentials

/// A request of the API: a method and a path.
public enum APIRoute: Hashable, Sendable {
    case createUser, users, deleteUser, signIn, signOut
    case changePassword, sessions, signOutEverywhere
    case user(UUID)
    case players, createPlayer
    case updatePlayer(Int64), deletePlayer(Int64), gathersOfPlayer(Int64)
    case gathers, createGather
    case updateGather(UUID), deleteGather(UUID), playersOfGather(UUID)
    case addPlayer(Int64, to: UUID)
    case addEvents, addRecordChanges
    case changes(since: ChangeVersion), nextChange(after: ChangeVersion)

    /// Parses a request.
    ///
    /// - Parameters:
    ///   - method: The method, in upper case. `HEAD` is read as `GET`. `OPTIONS` is the method of
    ///     no route.
    ///   - path: The decoded path without a query. Empty parts are ignored.
    public init(method: String, path: String) throws(APIRouteError) {
        let resource = try APIResource(path: path)
        guard let route = resource.route(method == "HEAD" ? "GET" : method) else {
            throw .wrongMethod(allowed: resource.methods)
        }
        self = route
    }

    /// The path, such as `/api/players/5`.
    public var path: String {
        switch self {
        case .createUser, .users, .deleteUser: "/api/users"
        case .signIn, .signOut: "/api/users/login"
        case .changePassword: "/api/users/password"
        case .sessions, .signOutEverywhere: "/api/users/sessions"
        case .user(let id): "/api/users/\(id)"
        case .players, .createPlayer: "/api/players"
        case .updatePlayer(let id), .deletePlayer(let id): "/api/players/\(id)"
        case .gathersOfPlayer(let id): "/api/players/\(id)/gathers"
        case .gathers, .createGather: "/api/gathers"
        case .updateGather(let id), .deleteGather(let id): "/api/gathers/\(id)"
        case .playersOfGather(let id): "/api/gathers/\(id)/players"
        case .addPlayer(let player, let gather): "/api/gathers/\(gather)/players/\(player)"
        case .addEvents: "/api/matches"
        case .addRecordChanges: "/api/changes"
        case .changes(let version): "/api/changes/\(version)"
        case .nextChange(let version): "/api/changes/\(version)/next"
        }
    }

    /// The path with names instead of identifiers, such as `/api/players/{id}`.
    public var template: String {
        switch self {
        case .createUser, .users, .deleteUser: "/api/users"
        case .signIn, .signOut: "/api/users/login"
        case .changePassword: "/api/users/password"
        case .sessions, .signOutEverywhere: "/api/users/sessions"
        case .user: "/api/users/{id}"
        case .players, .createPlayer: "/api/players"
        case .updatePlayer, .deletePlayer: "/api/players/{id}"
        case .gathersOfPlayer: "/api/players/{id}/gathers"
        case .gathers, .createGather: "/api/gathers"
        case .updateGather, .deleteGather: "/api/gathers/{id}"
        case .playersOfGather: "/api/gathers/{id}/players"
        case .addPlayer: "/api/gathers/{gatherId}/players/{playerId}"
        case .addEvents: "/api/matches"
        case .addRecordChanges: "/api/changes"
        case .changes: "/api/changes/{version}"
        case .nextChange: "/api/changes/{version}/next"
        }
    }
}

/// The reason why a request does not belong to the API.
public enum APIRouteError: Error, Equatable, Sendable {
    case unknownPath
    /// An identifier in the path is not a number or UUID.
    case malformedIdentifier
    /// The path exists, with other methods.
    case wrongMethod(allowed: [String])
}
