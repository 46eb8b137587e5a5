import DependencyContainer
import TestSupport
import Testing

@testable import Composition

private struct Unregistered {}

/// Makes one mistake at a time in each registration of the app and checks that `verify()` reports it.
@MainActor @Suite struct `Container of the app` {
    private let graph = EditedGraph(of: AppHarness().container)

    @Test func `has no errors`() {
        #expect(AppHarness().container.verify() == [])
        #expect(graph.errorKinds == [])
        #expect(graph.types.count > 15)
    }

    @Test func `reports each removed registration`() {
        for (index, type) in graph.types.enumerated() {
            var broken = graph
            broken.types.remove(at: index)
            #expect(
                broken.errorKinds
                    == [.missing(type.name, neededBy: graph.dependents(of: type.type))]
                    + unused(in: broken))
            let metatype = type.name.hasPrefix("any ") ? "(\(type.name)).self" : "\(type.name).self"
            let message = broken.errors[0].description
            #expect(message.hasPrefix("\(type.name) is not registered, and "))
            #expect(message.hasSuffix("\nAdd: container.register(\(metatype), needs: …) { … }"))
        }
    }

    @Test func `reports each unregistered need`() {
        for (index, type) in graph.types.enumerated() {
            for number in type.needs.indices {
                var broken = graph
                broken.types[index].needs[number] = Unregistered.self
                #expect(
                    broken.errorKinds
                        == [.missing("Unregistered", neededBy: [type.name])] + unused(in: broken))
            }
        }
    }

    @Test func `reports each registration that needs itself`() {
        for (index, type) in graph.types.enumerated() where type.origin != .scopeValue {
            var broken = graph
            broken.types[index].needs.append(type.type)
            #expect(broken.errorKinds == [.cycle([type.name, type.name])])
        }
    }

    @Test func `reports each mutual need with its path`() {
        for (index, type) in graph.types.enumerated() where type.origin != .scopeValue {
            let holders = graph.types.indices.filter {
                graph.types[$0].needs.contains { $0 == type.type }
            }
            for holder in holders {
                var broken = graph
                broken.types[index].needs.append(graph.types[holder].type)
                let first = broken.types[min(index, holder)].name
                let second = broken.types[max(index, holder)].name
                #expect(broken.errorKinds.contains(.cycle([first, second, first])))
            }
        }
    }

    @Test func `reports an app registration that needs a session value`() {
        var count = 0
        for (index, type) in graph.types.enumerated() where type.origin != .scopeValue {
            var broken = graph
            broken.types[index].scope = .app
            let sessionNeeds = Set(
                graph.retainedTypes(of: type).filter { $0.scope == .session }.map(\.name))
            let found = broken.errorKinds.compactMap { kind -> String? in
                guard case .captive(let path, .app, .session) = kind else { return nil }
                #expect(path.first == type.name)
                return path.last
            }
            #expect(Set(found) == sessionNeeds)
            #expect(found.count == sessionNeeds.count)
            #expect(broken.errorKinds.count == sessionNeeds.count)
            count += sessionNeeds.count
        }
        #expect(count > 0)
    }

    @Test func `reports a session registration that an app value needs`() {
        for (index, type) in graph.types.enumerated() where type.scope != .session {
            var broken = graph
            broken.types[index].scope = .session
            let dependents = graph.types.filter { $0.scope == .app }
                .filter { broken.retainedTypes(of: $0).contains { $0.type == type.type } }
            let captives = broken.errorKinds.map { kind -> [String?] in
                guard case .captive(let path, .app, .session) = kind else { return [] }
                return [path.first, path.last]
            }
            #expect(captives == dependents.map { [$0.name, type.name] })
        }
    }

    @Test func `reports each duplicate registration`() {
        for type in graph.types {
            var broken = graph
            broken.types.append(type)
            #expect(broken.errorKinds == [.duplicate(type.name)])
        }
    }

    /// Returns the errors of the types that no other type needs.
    private func unused(in broken: EditedGraph) -> [ContainerVerificationError.Kind] {
        broken.types.filter { broken.dependents(of: $0.type).isEmpty }.map { .unused($0.name) }
    }
}
