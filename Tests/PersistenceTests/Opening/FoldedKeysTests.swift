import Domain
import TestSupport
import Testing

@testable import Persistence

/// Rules that read every name backwards.
private struct BackwardFolding: TextFolding {
    let version = "backwards"

    func searchKey(_ text: String) -> String { String(text.lowercased().reversed()) }
    func identityKey(_ text: String) -> String { String(text.lowercased().reversed()) }
}

/// Rules under which all names are the same.
private struct BlindFolding: TextFolding {
    let version = "blind"

    func searchKey(_ text: String) -> String { "x" }
    func identityKey(_ text: String) -> String { "x" }
}

@Suite struct `Keys under new rules` {
    @Test func `all keys are made anew when the rules have changed`() async throws {
        let old = try await Fixture()
        let session = try await old.signUp("Anna")
        let repository = old.storage.players(of: session)
        for name in ["Ab", "Ca", "Bc"] { _ = try await repository.add(playerName(name)) }
        #expect(try await repository.squad().players.map(\.name.text) == ["Ab", "Bc", "Ca"])
        await old.storage.close()

        let new = try await Fixture(in: old.directory, folding: BackwardFolding())
        let squad = try await new.storage.players(of: session).squad()
        #expect(squad.players.map(\.name.text) == ["Ca", "Ab", "Bc"])
        #expect(squad.indices(by: .name, matching: "cb") == [2])
        #expect(
            try await new.storage.players(of: session).contains(playerName("aB"), excluding: nil))
        _ = try await new.signIn("aNNA")
    }

    @Test func `names that have become one do not keep the storage from opening`() async throws {
        let old = try await Fixture()
        _ = try await old.signUp("anna")
        let berta = try await old.signUp("berta")
        await old.storage.close()

        let new = try await Fixture(in: old.directory, folding: BlindFolding())
        #expect(try await new.storage.accounts.session(for: berta.token) == berta)
        _ = try await new.signIn("anna")
    }

    @Test func `keys under the same rules are left alone`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("Anna"))
        try fixture.raw().script("UPDATE players SET name_key = 'kept'")
        await fixture.storage.close()
        let again = try await Fixture(in: fixture.directory)
        #expect(try again.number("SELECT count(*) FROM players WHERE name_key = 'kept'") == 1)
    }
}
