import Navigation
import Testing

@MainActor @Suite struct `A deep link` {
    private let map = RouteMap<Squad>.example()

    private func message(for text: String) -> String {
        do {
            return "a link: \(try map.link(from: text))"
        } catch {
            return error.message
        }
    }

    @Test func `consists of the paths of its routes`() throws {
        let link = DeepLink([
            PlayerListRoute(), PlayerDetailRoute(player: 42), PlayerEditRoute(field: .age),
        ])
        #expect(link.description == "players/42/edit/age")
        #expect(try map.link(from: "players/42/edit/age") == link)
        #expect(try map.link(from: "players/42").routes.count == 2)
        #expect(PlayerEditRoute(field: .age).record.description == "player-edit age")
        #expect(Set([link, try map.link(from: "players/42/edit/age")]).count == 1)
    }

    @Test func `can have any text as a parameter`() {
        func path(_ text: String) -> String { SearchRoute(text: text, team: "A").path }
        #expect(path("a/b %") == "search/a%2Fb%20%25/in/A")
        #expect(path("") == "search/~/in/A")
        #expect(path("..") == "search/~../in/A")
        #expect(path("~x") == "search/~~x/in/A")
        #expect(path("손") == "search/%EC%86%90/in/A")
        #expect(path("\0") == "search/%00/in/A")
    }

    @Test func `is read from text that is encoded only where necessary`() throws {
        let link = try map.link(from: "players/search/손흥민/in/%61b+c")
        #expect(link == DeepLink([PlayerListRoute(), SearchRoute(text: "손흥민", team: "ab+c")]))
    }

    @Test func `can continue on an earlier level`() throws {
        let link = try map.link(from: "players/42/gather/current")
        #expect(
            link == DeepLink([PlayerListRoute(), PlayerDetailRoute(player: 42), GatherRoute()]))
        #expect(try map.link(from: "players/42/43/edit/age").routes.count == 4)
        // `edit` cannot follow, because `gather/current` is on the level of `players`.
        #expect(
            message(for: "players/42/gather/current/edit/age")
                == "There is no screen “edit” after players/42/gather/current: leave it out.")
    }

    @Test(arguments: [
        ("", "The link is empty: write the path of a screen."),
        ("foo", "There is no screen “foo”: write one of players, gather/current."),
        (
            "players/foo",
            """
            There is no screen “foo” after players: write one of players/:player, players/add, \
            players/search/:text/in/:team.
            """
        ),
        ("gather/current/foo", "There is no screen “foo” after gather/current: leave it out."),
        ("players/042", "players/:player"),
        ("players/42/edit", "The link ends too early: write players/42/edit/:field."),
        ("gather/now/here", "There is no screen “gather/now”: write gather/current."),
        ("gather", "The link ends too early: write gather/current."),
        (
            "players/42/edit/height",
            "“height” is not valid for :field: write one of name, age, skill."
        ),
        ("/players", "The link has an extra “/”: write one between two parts and none at the ends"),
        ("players/", "and an empty value as ~."),
        ("players//42", "The link has an extra “/”"),
        (
            "app://players",
            "The link begins with a scheme: leave out the part that ends with “://”."
        ),
        ("players/search/a b", "“ ” is not allowed in a link: write %20."),
        ("players/\u{1B}[31m", "“\u{FFFD}” is not allowed in a link: write %1B."),
        ("players/\u{85}", "is not allowed in a link: write %C2%85."),
        ("players?x", "“?” is not allowed in a link: write %3F."),
        (
            "players/%4",
            """
            “%4” is not an escape sequence: write % and two of 0-9 and A-F, or %25 for % itself.
            """
        ),
        ("players/%FF", "“%FF” is not valid UTF-8: escape the UTF-8 bytes of the text."),
        (
            "players/..",
            """
            “..” has no meaning in a link: leave it out, or write ~ in front if it is a value.
            """
        ),
        ("players/%2e", "“%2e” has no meaning in a link"),
        (
            "players/~42",
            "“~42” has an unnecessary ~: leave it out, or write ~~ if the value begins with ~."
        ),
        ("players/:player", "“:player” is the name of a parameter: write its value instead."),
    ])
    func `that is invalid has an error with a message`(text: String, expected: String) {
        #expect(message(for: text).contains(expected))
    }

    @Test func `is not read from a text that is too long`() {
        let edge = "players/search/" + String(repeating: "a", count: 4_096 - 20) + "/in/A"
        #expect(edge.utf8.count == DeepLink.maximumLength)
        #expect(throws: Never.self) { try map.link(from: edge) }
        #expect(throws: DeepLinkError.tooLong) { try map.link(from: edge + "B") }
        let many = "players" + String(repeating: "/1", count: DeepLink.maximumDestinations - 1)
        #expect(throws: Never.self) { try map.link(from: many) }
        #expect(throws: DeepLinkError.tooLong) { try map.link(from: many + "/1") }
        #expect(DeepLinkError.tooLong.message.contains("4096 bytes and 64 screens"))
    }

    @Test func `has its text shortened and sanitised in messages`() {
        let long = message(for: "players/" + String(repeating: "%E2%80%AEx", count: 300))
        #expect(long.hasPrefix("There is no screen “\u{FFFD}x\u{FFFD}x"))
        #expect(long.contains("…” after players: write one of"))
        #expect(long.unicodeScalars.count < 200)
        let deep = message(for: "players" + String(repeating: "/1234567890", count: 9) + "/edit")
        #expect(deep == "The link ends too early: write …/edit/:field.")
    }

    @Test func `that cannot be opened has an error with a message`() {
        #expect(DeepLinkError.notFound("Not\nfound.").message == "Not\u{FFFD}found.")
        #expect(DeepLinkError.navigationFailed(.closed).message.hasSuffix("open the link again."))
        #expect(DeepLinkError.dismissalRefused.message.hasSuffix("open the link again."))
        #expect(DeepLinkError.cancelled.message.hasSuffix("open the link again."))
    }
}
