import DependencyContainer
import TestSupport
import Testing

@testable import Composition

/// Nobody registers it.
private struct Nowhere {}

/// Each registration is broken in turn in each way, and exactly that is found.
@MainActor @Suite struct `The app's container` {
    private let graph = RewiredGraph(of: AppHarness().container)

    @Test func `nothing is wrong with it`() {
        #expect(AppHarness().container.verify() == [])
        #expect(graph.problems == [])
        #expect(graph.types.count > 15)
    }

    @Test func `every registration that is taken away is missed by name`() {
        for (index, type) in graph.types.enumerated() {
            var broken = graph
            broken.types.remove(at: index)
            #expect(
                broken.problems
                    == [.missing(type.name, neededBy: graph.needers(of: type.type))]
                    + unused(in: broken))
            let metatype = type.name.hasPrefix("any ") ? "(\(type.name)).self" : "\(type.name).self"
            let words = broken.faults[0].description
            #expect(words.hasPrefix("\(type.name) is not registered, and "))
            #expect(words.hasSuffix("\nAdd: container.register(\(metatype), needs: …) { … }"))
        }
    }

    @Test func `every need that is changed to what nobody registers is missed by name`() {
        for (index, type) in graph.types.enumerated() {
            for number in type.needs.indices {
                var broken = graph
                broken.types[index].needs[number] = Nowhere.self
                #expect(
                    broken.problems
                        == [.missing("Nowhere", neededBy: [type.name])] + unused(in: broken))
            }
        }
    }

    @Test func `every registration that needs itself is a cycle`() {
        for (index, type) in graph.types.enumerated() where type.origin != .handedIn {
            var broken = graph
            broken.types[index].needs.append(type.type)
            #expect(broken.problems == [.cycle([type.name, type.name])])
        }
    }

    @Test func `every need that is turned into a mutual one is a cycle with its path`() {
        for (index, type) in graph.types.enumerated() where type.origin != .handedIn {
            let holders = graph.types.indices.filter {
                graph.types[$0].needs.contains { $0 == type.type }
            }
            for holder in holders {
                var broken = graph
                broken.types[index].needs.append(graph.types[holder].type)
                let first = broken.types[min(index, holder)].name
                let second = broken.types[max(index, holder)].name
                #expect(broken.problems.contains(.cycle([first, second, first])))
            }
        }
    }

    @Test func `every registration that lives too long for what it holds is a captive's holder`() {
        var count = 0
        for (index, type) in graph.types.enumerated() where type.origin != .handedIn {
            var broken = graph
            broken.types[index].scope = .app
            let held = Set(graph.held(by: type).filter { $0.scope == .session }.map(\.name))
            let found = broken.problems.compactMap { problem -> String? in
                guard case .captive(let path, .app, .session) = problem else { return nil }
                #expect(path.first == type.name)
                return path.last
            }
            #expect(Set(found) == held)
            #expect(found.count == held.count)
            #expect(broken.problems.count == held.count)
            count += held.count
        }
        #expect(count > 0)
    }

    @Test func `every registration that lives too short for its holders is a captive`() {
        for (index, type) in graph.types.enumerated() where type.scope != .session {
            var broken = graph
            broken.types[index].scope = .session
            let holders = graph.types.filter { $0.scope == .app }
                .filter { broken.held(by: $0).contains { $0.type == type.type } }
            let captives = broken.problems.map { problem -> [String?] in
                guard case .captive(let path, .app, .session) = problem else { return [] }
                return [path.first, path.last]
            }
            #expect(captives == holders.map { [$0.name, type.name] })
        }
    }

    @Test func `every registration that is there twice is a duplicate`() {
        for type in graph.types {
            var broken = graph
            broken.types.append(type)
            #expect(broken.problems == [.duplicate(type.name)])
        }
    }

    /// What nobody needs any more.
    private func unused(in broken: RewiredGraph) -> [ContainerVerificationError.Kind] {
        broken.types.filter { broken.needers(of: $0.type).isEmpty }.map { .unused($0.name) }
    }
}
