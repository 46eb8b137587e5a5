import DependencyContainer

/// A container without generic types, which makes all values by recursion.
@MainActor final class CapabilityModel {
    enum Key: Hashable {
        case plain(Int)
        case named(Int)
        case argument(Int)
        case contribution(Int, number: Int)
    }

    enum Need {
        case plain(Int)
        case named(Int)
        case optional(Int)
        case list(Int)
    }

    struct Maker {
        let label: String
        let needs: [Need]
    }

    struct Entry {
        let scope: Scope
        var isWeak = false
        var makers: [Maker]
    }

    enum ResolutionError: Error {
        case notRegistered
        case outsideScope
    }

    private struct WeakPart {
        weak var part: Part?
    }

    private struct Values {
        var kept: [Key: Part] = [:]
        var weak: [Key: WeakPart] = [:]
    }

    let factory = PartFactory()
    private(set) var entries: [Key: Entry] = [:]
    private var contributionCounts: [Int: Int] = [:]
    /// The decorators of keys that are not registered.
    private var waiting: [Key: [Maker]] = [:]
    private var values: [Scope: Values] = [:]

    func register(_ key: Key, _ entry: Entry) {
        entries[key] = entry
        entries[key]?.makers += waiting.removeValue(forKey: key) ?? []
    }

    func replace(_ key: Key, _ entry: Entry) {
        waiting[key] = nil
        entries[key] = entry
    }

    func unregister(_ key: Key) { entries[key] = nil }

    func contributions(to tag: Int) -> Int { contributionCounts[tag, default: 0] }

    func contribute(to tag: Int, _ entry: Entry) {
        entries[.contribution(tag, number: contributions(to: tag))] = entry
        contributionCounts[tag, default: 0] += 1
    }

    func decorate(_ key: Key, _ decorator: Maker) {
        if entries[key] == nil {
            waiting[key, default: []].append(decorator)
        } else {
            entries[key]?.makers.append(decorator)
        }
    }

    /// Releases the values of a scope and of the scopes within it.
    func reset(_ scope: Scope) {
        if scope == .app { values[.app] = nil }
        values[.session] = nil
    }

    func resolve(_ key: Key, in container: Scope) throws(ResolutionError) -> Part {
        guard let entry = entries[key] else { throw .notRegistered }
        guard entry.scope != .session || container == .session else { throw .outsideScope }
        let isKept = entry.scope != .unique
        let owner = isKept ? entry.scope : container
        if isKept, let kept = values[owner]?.kept[key] { return kept }
        if entry.isWeak, let part = values[owner]?.weak[key]?.part { return part }
        var parts: [Part] = []
        for maker in entry.makers {
            for need in maker.needs { parts += try self.parts(of: need, in: owner) }
            parts = [factory.make(maker.label, parts)]
        }
        if entry.isWeak {
            values[owner, default: Values()].weak[key] = WeakPart(part: parts[0])
        } else if isKept {
            values[owner, default: Values()].kept[key] = parts[0]
        }
        return parts[0]
    }

    private func parts(of need: Need, in container: Scope) throws(ResolutionError) -> [Part] {
        var parts: [Part] = []
        for key in container == .session ? keys(of: need) : limitingKeys(of: need) {
            parts.append(try resolve(key, in: container))
        }
        return parts
    }

    /// Returns the keys of the values that a need receives.
    private func keys(of need: Need) -> [Key] {
        switch need {
        case .plain(let tag): [.plain(tag)]
        case .named(let tag): [.named(tag)]
        case .optional(let tag): entries[.plain(tag)] == nil ? [] : [.plain(tag)]
        case .list(let tag): (0..<contributions(to: tag)).map { .contribution(tag, number: $0) }
        }
    }

    /// Returns the keys of a need without an optional value of the session, which is nil in the
    /// app.
    private func limitingKeys(of need: Need) -> [Key] {
        if case .optional(let tag) = need, entries[.plain(tag)]?.scope == .session { return [] }
        return keys(of: need)
    }

    /// A Boolean value that is true if no type is missing and no value lives too long.
    var isSound: Bool {
        waiting.isEmpty
            && entries.values.allSatisfy { entry in
                needs(of: entry).allSatisfy { entries[$0] != nil }
                    && (entry.scope != .app || !hasNeedOfSession(entry))
            }
    }

    private func needs(of entry: Entry) -> [Key] {
        entry.makers.flatMap(\.needs).flatMap(keys)
    }

    private func needsSession(_ key: Key) -> Bool {
        guard let entry = entries[key] else { return false }
        return entry.scope == .session
            || entry.scope == .unique && hasNeedOfSession(entry)
    }

    private func hasNeedOfSession(_ entry: Entry) -> Bool {
        entry.makers.flatMap(\.needs).flatMap(limitingKeys).contains(where: needsSession)
    }
}
