/// All registrations, in the order in which they were made, and what can be said of them.
@MainActor final class Plan {
    private(set) var keys: [TypeKey] = []
    private var registrations: [TypeKey: Registration] = [:]
    private var duplicates: [TypeKey] = []
    private var requirements: [(key: TypeKey, name: String)] = []

    subscript(key: TypeKey) -> Registration? { registrations[key] }

    func add(_ registration: Registration) {
        if registrations[registration.key] == nil {
            keys.append(registration.key)
        } else {
            duplicates.append(registration.key)
        }
        registrations[registration.key] = registration
    }

    func replace(_ registration: Registration) {
        if registrations[registration.key] == nil { keys.append(registration.key) }
        registrations[registration.key] = registration
    }

    func remove(_ key: TypeKey) {
        registrations[key] = nil
        keys.removeAll { $0 == key }
        duplicates.removeAll { $0 == key }
    }

    func require(_ key: TypeKey, by name: String) {
        requirements.append((key, name))
    }

    func verify() -> [ContainerFault] {
        duplicates.map { .duplicate($0.name) } + missing() + cycles() + captives()
    }

    private func missing() -> [ContainerFault] {
        keys.flatMap { key in
            needs(of: key).filter { registrations[$0] == nil }
                .map { .missing($0.name, neededBy: key.name) }
        }
            + requirements.filter { registrations[$0.key] == nil }
            .map { .missing($0.key.name, neededBy: $0.name) }
    }

    private func needs(of key: TypeKey) -> [TypeKey] { registrations[key]?.needs ?? [] }

    /// One fault for each way back to a type that is on the path already.
    private func cycles() -> [ContainerFault] {
        var faults: [ContainerFault] = []
        var done: Set<TypeKey> = []
        var path: [TypeKey] = []
        func visit(_ key: TypeKey) {
            if let start = path.firstIndex(of: key) {
                faults.append(.cycle((path[start...] + [key]).map(\.name)))
                return
            }
            guard !done.contains(key) else { return }
            path.append(key)
            for need in needs(of: key) { visit(need) }
            path.removeLast()
            done.insert(key)
        }
        for key in keys { visit(key) }
        return faults
    }

    /// What lives for the whole program must not hold what lives in a session, neither directly nor
    /// through values that are made anew each time.
    private func captives() -> [ContainerFault] {
        var faults: [ContainerFault] = []
        for holder in keys where registrations[holder]?.scope == .app {
            var seen: Set<TypeKey> = []
            collectCaptives(path: [holder], seen: &seen, into: &faults)
        }
        return faults
    }

    private func collectCaptives(
        path: [TypeKey], seen: inout Set<TypeKey>, into faults: inout [ContainerFault]
    ) {
        for need in needs(of: path[path.count - 1]) where seen.insert(need).inserted {
            switch registrations[need]?.scope {
            case .session:
                faults.append(
                    .captive((path + [need]).map(\.name), lives: .app, holds: .session))
            case .unique:
                collectCaptives(path: path + [need], seen: &seen, into: &faults)
            case .app, nil:
                break
            }
        }
    }
}
