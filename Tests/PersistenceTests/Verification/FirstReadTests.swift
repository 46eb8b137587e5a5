import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// Tests of what the first screens read from a database with a changed byte.
@Suite struct `The first reads of a damaged database` {
    /// The values that the first screens read; nil for one whose damage was reported.
    private struct Content {
        var session: Session?
        var squad: [Player?]?
        var history: [MatchSummary?]?
        var finished: [FinishedMatch]?
        var current: Match??
        var sessions: [SessionSummary]?
        /// The number of damaged matches, or 1 if they could not be counted.
        var damagedCount = 1

        /// Returns the first value that differs without a report.
        func difference(from original: Content) -> String? {
            if let session, session != original.session { return "session" }
            if let squad, !Self.isEqual(squad, original.squad) { return "squad" }
            if let history, !Self.isEqual(history, original.history) { return "history" }
            if let sessions, sessions != original.sessions { return "sessions" }
            let isReported = damagedCount > 0
            if let finished {
                let all = original.finished ?? []
                if !finished.allSatisfy(all.contains) { return "a finished match" }
                if finished.count < all.count, !isReported { return "finished matches" }
            }
            if let current {
                if current == nil { return isReported ? nil : "no current match" }
                // The device of new events is not shown, and may be any other.
                if current?.log.events != original.current??.log.events
                    || current?.lineUp != original.current??.lineUp
                {
                    return "the current match"
                }
            }
            return nil
        }

        private static func isEqual<Item: Equatable>(
            _ items: [Item?], _ original: [Item?]?
        ) -> Bool {
            guard let original, items.count == original.count else { return false }
            return zip(items, original).allSatisfy { $0 == nil || $0 == $1 }
        }
    }

    private let fixture: MatchFixture
    private let bytes: [UInt8]

    init() async throws {
        fixture = try await MatchFixture()
        for name in ["손흥민", "Łukasz", "Carla"] {
            _ = try await fixture.players.add(playerName(name))
        }
        for score in 1...3 {
            fixture.time.advance(by: .seconds(100))
            try await fixture.play(try #require(Score(a: score, b: 2)))
        }
        let match = try await fixture.append(.clockStarted, to: fixture.start())
        _ = try await fixture.append(.goal(Goal(.a)), to: match)
        bytes = try await fixture.base.storage.snapshot().database
    }

    private func content(of bytes: [UInt8]) async -> Content {
        var content = Content()
        do throws(StorageOpenError) {
            let storage = try await Storage.open(
                copyOf: StorageSnapshot(database: bytes, token: nil), folding: LowercaseFolding(),
                time: fixture.time, passwordCost: .minimum)
            let accounts = storage.accounts
            do throws(StorageError) {
                content.session = try await accounts.session(for: fixture.session.token)
                guard content.session != nil else {
                    content.squad = []
                    return content
                }
            } catch {}
            let players = storage.players(of: fixture.session)
            let matches = storage.matches(of: fixture.session)
            if let page = try? await players.page(0..<50, of: SquadQuery(), containing: nil) {
                content.squad = page.items.map { page.damaged.contains($0.id) ? nil : $0 }
            }
            if let page = try? await matches.page(0..<50, of: MatchQuery(), containing: nil) {
                content.history = page.items.map { page.damaged.contains($0.id) ? nil : $0 }
            }
            content.damagedCount = (try? await matches.damagedCount(limit: 50)) ?? 1
            content.finished = try? await matches.finished(limit: 50)
            content.current = try? await matches.current()
            content.sessions = try? await accounts.sessions(of: fixture.session)
        } catch {}
        return content
    }

    @Test func `are right, or report the damage`() async throws {
        let original = await content(of: bytes)
        #expect(original.damagedCount == 0 && original.difference(from: original) == nil)
        #expect(original.squad?.count == 5 && original.history?.count == 3)
        #expect(original.sessions?.count == 1 && original.current != nil)
        // Most zeros are in unused parts of pages.
        let used = bytes.indices.filter { bytes[$0] != 0 }
        let count = TestBudget.environment.count(400, long: used.count)
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        for index in used.shuffled(using: &random).prefix(count) {
            let mask = UInt8.random(in: 1...255, using: &random)
            var changed = bytes
            changed[index] ^= mask
            let difference = await content(of: changed).difference(from: original)
            #expect(difference == nil, "byte \(index) ^ \(mask), seed \(seed)")
        }
    }

    /// Returns databases with one changed copy of a value each.
    private func changes(of text: [UInt8], to new: UInt8) -> [[UInt8]] {
        bytes.ranges(of: text).map { range in
            var changed = bytes
            changed[range.lowerBound] = new
            return changed
        }
    }

    @Test func `a session that was changed is not a session that has ended`() async throws {
        let hash = SessionSecret.hash(fixture.session.token)
        var damagedCount = 0
        for changed in changes(of: hash, to: ~hash[0]) {
            let content = await content(of: changed)
            if content.session == nil { damagedCount += 1 }
            #expect(content.squad != [], "The session has ended.")
        }
        #expect(damagedCount == 2)
    }

    @Test func `a changed name signs in its user only, and is not a wrong name`() async throws {
        let name = try #require(UserName("anna"))
        let password = Password("correct horse")
        let changes = changes(of: Array("anna".utf8), to: UInt8(ascii: "b"))
        #expect(changes.count > 2)
        for changed in changes {
            let storage = try await Storage.open(
                copyOf: StorageSnapshot(database: changed, token: nil),
                folding: LowercaseFolding(), time: fixture.time, passwordCost: .minimum)
            do throws(AccountError) {
                let session = try await storage.accounts.signIn(name: name, password: password)
                #expect(session.user == fixture.session.user)
            } catch {
                #expect(error == .storage(.damaged))
            }
        }
    }
}
