import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A folding that reverses every name.
private struct ReversingFolding: TextFolding {
    let version = "reversing"

    func searchKey(_ text: String) -> String { String(text.lowercased().reversed()) }
    func identityKey(_ text: String) -> String { String(text.lowercased().reversed()) }
    func prepare(_ password: Password) -> PreparedPassword { LowercaseFolding().prepare(password) }
}

/// A folding with the same key for all names.
private struct ConstantFolding: TextFolding {
    let version = "constant"

    func searchKey(_ text: String) -> String { "x" }
    func identityKey(_ text: String) -> String { "x" }
    func prepare(_ password: Password) -> PreparedPassword { LowercaseFolding().prepare(password) }
}

@Suite struct `Stored keys` {
    @Test func `a new version of the folding replaces all keys`() async throws {
        let old = try await Fixture()
        let session = try await old.signUp("Anna")
        let repository = old.storage.players(of: session)
        // The last one is 하나 in the parts of which a search key consists.
        let names = ["Ab", "Ca", "Bc", "\u{1112}\u{1161}\u{1102}\u{1161}"]
        for name in names { _ = try await repository.add(playerName(name)) }
        #expect(
            try await repository.squad().players.map(\.name.text) == ["Ab", "Bc", "Ca", names[3]])
        await old.storage.close()

        let new = try await Fixture(in: old.directory, folding: ReversingFolding())
        let players = new.storage.players(of: session)
        let squad = try await players.squad().players
        #expect(squad.map(\.name.text) == ["Ca", "Ab", "Bc", names[3]])
        #expect(try await players.ids(of: SquadQuery(searchKey: "cb")) == [squad[2].id])
        // The initial consonants are reversed, too.
        let initials = SquadQuery(searchKey: "\u{1102}\u{1112}")
        #expect(try await players.ids(of: initials) == [squad[3].id])
        #expect(
            try await new.storage.players(of: session).contains(playerName("aB"), excluding: nil))
        _ = try await new.signIn("aNNA")
    }

    @Test func `a storage opens if two user names have the same key under new rules`() async throws
    {
        let old = try await Fixture()
        _ = try await old.signUp("anna")
        let berta = try await old.signUp("berta")
        await old.storage.close()

        let new = try await Fixture(in: old.directory, folding: ConstantFolding())
        #expect(try await new.storage.accounts.session(for: berta.token) == berta)
        _ = try await new.signIn("anna")
    }

    @Test func `the same version of the folding replaces no keys`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("Anna"))
        try fixture.raw().script("UPDATE players SET name_key = 'kept'")
        await fixture.storage.close()
        let again = try await Fixture(in: fixture.directory)
        #expect(try again.number("SELECT count(*) FROM players WHERE name_key = 'kept'") == 1)
    }
}
