import FoundationEssentials
import ServiceAPI
import Testing

@Suite struct `Routes` {
    private static let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF") ?? UUID()
    private static let routes: [(String, APIRoute)] = [
        ("POST", .createUser), ("GET", .users), ("DELETE", .deleteUser), ("POST", .signIn),
        ("DELETE", .signOut), ("GET", .user(id)), ("GET", .players), ("POST", .createPlayer),
        ("PUT", .updatePlayer(7)), ("DELETE", .deletePlayer(7)), ("GET", .gathersOfPlayer(7)),
        ("GET", .gathers), ("POST", .createGather), ("PUT", .updateGather(id)),
        ("DELETE", .deleteGather(id)), ("GET", .playersOfGather(id)),
        ("POST", .addPlayer(7, to: id)), ("GET", .changes(since: .start)),
        ("GET", .nextChange(after: ChangeVersion(epoch: 1, number: 7))),
    ]

    @Test(arguments: routes)
    func `a path of a route is parsed as that route`(method: String, route: APIRoute) throws {
        #expect(try APIRoute(method: method, path: route.path) == route)
        #expect(try APIRoute(method: method, path: route.path.lowercased() + "/") == route)
    }

    @Test func `HEAD is read as GET`() throws {
        #expect(try APIRoute(method: "HEAD", path: "/api/players") == .players)
    }

    @Test(arguments: [
        "", "/", "/api", "/players", "/api/teams", "/api/players/1/2", "/api/players/1/gathers/2",
        "/api/gathers/\(id)/players/1/2", "/API/players",
    ])
    func `other paths are unknown`(path: String) {
        #expect(throws: APIRouteError.unknownPath) { try APIRoute(method: "GET", path: path) }
    }

    @Test(arguments: [
        "/api/users/x", "/api/players/x", "/api/players/99999999999999999999", "/api/gathers/7",
        "/api/gathers/\(id)/players/x", "/api/users/\(id)0",
        "/api/users/6F9619FF-8B86-D011-B42D-00CF4FC964F",
        "/api/users/6F9619FF-8B86-D011-B42D-00CF4FC96 FF",
        "/api/users/6F9619FF-8B86-D011-B42D-00CF4FC964FG",
        "/api/users/6F9619FF8-B86-D011-B42D-00CF4FC964FF",
    ])
    func `an identifier of another form is malformed`(path: String) {
        #expect(throws: APIRouteError.malformedIdentifier) {
            try APIRoute(method: "POST", path: path)
        }
    }

    @Test(arguments: ["PATCH", "OPTIONS"])
    func `another method is rejected with the allowed ones`(method: String) {
        #expect(throws: APIRouteError.wrongMethod(allowed: ["DELETE", "OPTIONS", "PUT"])) {
            try APIRoute(method: method, path: "/api/players/7")
        }
        #expect(throws: APIRouteError.wrongMethod(allowed: ["GET", "HEAD", "OPTIONS", "POST"])) {
            try APIRoute(method: method, path: "/api/players")
        }
    }

    @Test(arguments: ["+2", "01", "00", "-0", "007", "-07"])
    func `another spelling of a number is no identifier`(number: String) {
        for path in ["/api/players/\(number)", "/api/gathers/\(Self.id)/players/\(number)"] {
            #expect(throws: APIRouteError.unknownPath) {
                try APIRoute(method: "POST", path: path)
            }
        }
        for version in ["\(number)", "\(number)-3", "1-\(number)"] {
            #expect(throws: APIRouteError.malformedIdentifier) {
                try APIRoute(method: "GET", path: "/api/changes/\(version)")
            }
        }
    }
}
