import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Meanings of squad lists on the disk` {
    private func meanings(_ columns: String...) throws -> SquadMeanings {
        let list = columns.map { "\"\($0)\"" }.joined(separator: ",")
        let text = #"{"columns":[\#(list)],"positions":{"coach":null},"skills":{"7":"amateur"}}"#
        return try JSONDecoder().decode(SquadMeanings.self, from: Data(text.utf8))
    }

    @Test func `each shape has its own meanings after the next start`() async throws {
        let first = try await Fixture()
        #expect(try await first.storage.squadMeanings.meanings(of: "a") == nil)
        let (old, new) = (try meanings("name"), try meanings("lastName", "firstName"))
        try await first.storage.squadMeanings.save(old, of: "a")
        try await first.storage.squadMeanings.save(old, of: "b")
        try await first.storage.squadMeanings.save(new, of: "a")
        await first.storage.close()
        let second = try await Fixture(in: first.directory)
        #expect(try await second.storage.squadMeanings.meanings(of: "a") == new)
        #expect(try await second.storage.squadMeanings.meanings(of: "b") == old)
    }

    @Test func `only the newest are kept`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.squadMeanings
        for number in 1...51 { try await store.save(meanings("name"), of: "\(number)") }
        #expect(try await store.meanings(of: "1") == nil)
        #expect(try await store.meanings(of: "2") != nil)
    }

    @Test func `a damaged file is like none, and is replaced`() async throws {
        let fixture = try await Fixture()
        try fixture.directory.write([1, 2, 3], to: "\(fixture.directory.path)/lists")
        #expect(try await fixture.storage.squadMeanings.meanings(of: "a") == nil)
        try await fixture.storage.squadMeanings.save(meanings("name"), of: "a")
        #expect(try await fixture.storage.squadMeanings.meanings(of: "a") == meanings("name"))
    }
}
