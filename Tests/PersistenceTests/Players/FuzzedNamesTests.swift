import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Random texts as names` {
    private let fixture: Fixture

    init() async throws {
        fixture = try await Fixture()
    }

    /// Returns texts of random Unicode scalars, the same in each run.
    private static func texts(_ count: Int) -> [String] {
        var random = SeededGenerator(seed: 0xF007_BA11)
        return (0..<count).map { _ in
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                let top: UInt32 =
                    [0x7F, 0x2FFF, 0x1_FFFF, 0x10_FFFF].randomElement(using: &random) ?? 0
                let value = UInt32.random(in: 0...top, using: &random)
                if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            return String(scalars)
        }
    }

    @Test func `1,000 names are stored unchanged and sorted`() async throws {
        let repository = try await fixture.players()
        var stored: [PlayerID: [UInt8]] = [:]
        for text in Self.texts(1_000) {
            guard let name = PlayerName(text) else { continue }
            let player = try await repository.add(name)
            stored[player.id] = Array(name.text.utf8)
        }
        #expect(stored.count > 500)
        let squad = try await repository.squad()
        #expect(squad.players.count == stored.count)
        for player in squad.players {
            #expect(Array(player.name.text.utf8) == stored[player.id])
        }
        let double = InMemoryPlayers(squad.players)
        #expect(try await squad == double.squad())
    }

    @Test func `users with valid names and passwords can sign in`() async throws {
        for text in Self.texts(60) {
            let accounts = fixture.storage.accounts
            let error = LowercaseFolding().prepare(Password(text)).newPasswordError
            guard let name = UserName(text), error == nil else { continue }
            let session = try await accounts.register(name: name, password: Password(text))
            #expect(
                try await accounts.signIn(name: name, password: Password(text)).user == session.user
            )
        }
    }
}
