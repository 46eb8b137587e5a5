import DependencyContainer
import Testing

extension Scope {
    fileprivate static let match = Scope("match", within: .session)
    fileprivate static let training = Scope("training", within: .session)
}

private struct Item: Equatable {
    let title: String
}

private struct Menu {
    let items: [Item]
}

private struct Store {
    var name = "store"
}

@MainActor @Suite struct `Contributions` {
    private let container = Container()

    private func errors() -> [ContainerVerificationError.Kind] { container.verify().map(\.kind) }

    private func corrections() -> [String] {
        container.verify().compactMap {
            $0.message.split(separator: "\n").last.map(String.init)
        }
    }

    @Test func `contributions resolve as a list in the order of their registrations`() throws {
        container.register(Menu.self, needs: [Item].self) { Menu(items: $0) }
        container.contribute(Item.self) { Item(title: "edit") }
        container.register(Store.self) { Store() }
        container.contribute(Item.self, needs: Store.self) { Item(title: $0.name) }
        container.contribute(Item.self) { Item(title: "add") }
        let titles = ["edit", "store", "add"]
        #expect(try container.resolve(Menu.self).items.map(\.title) == titles)
        #expect(try container.resolve([Item].self).map(\.title) == titles)
        container.require(Menu.self, by: "Flow")
        #expect(errors() == [])
    }

    @Test func `a list without contributions is empty`() throws {
        container.register(Menu.self, needs: [Item].self) { Menu(items: $0) }
        container.require(Menu.self, by: "Flow")
        #expect(errors() == [])
        #expect(try container.resolve(Menu.self).items == [])
        container.contribute(Item.self) { Item(title: "late") }
        #expect(try container.resolve(Menu.self).items == [Item(title: "late")])
    }

    @Test func `a contribution is not a registration of its type`() {
        container.contribute(Item.self) { Item(title: "edit") }
        #expect(throws: ContainerError.notRegistered("Item")) { try container.resolve(Item.self) }
        container.require(Item.self, by: "Flow")
        #expect(errors() == [.missing("Item", neededBy: ["Flow"])])
    }

    @Test func `contributions without a receiver are no errors`() {
        container.contribute(Item.self, needs: Store.self) { Item(title: $0.name) }
        container.register(Store.self) { Store() }
        #expect(errors() == [])
    }

    @Test func `a contribution is kept by its scope`() throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        for scope in [Scope.app, .session, .unique] {
            container.contribute(Item.self, scope: scope) {
                counter.count += 1
                return Item(title: "\(scope) \(counter.count)")
            }
        }
        let session = try container.openScope(.session)
        let first = try session.resolve([Item].self).map(\.title)
        #expect(first == ["app 1", "session 2", "unique 3"])
        let second = try session.resolve([Item].self).map(\.title)
        #expect(second == ["app 1", "session 2", "unique 4"])
        #expect(throws: ContainerError.outsideScope("Item #2", .session)) {
            try container.resolve([Item].self)
        }
    }

    @Test func `a test can replace all contributions`() throws {
        container.contribute(Item.self, needs: Store.self) { Item(title: $0.name) }
        container.replace([Item].self) { [Item(title: "fake")] }
        #expect(try container.resolve([Item].self) == [Item(title: "fake")])
    }

    @Test func `errors of contributions name the contribution and its line`() {
        container.register(Menu.self, scope: .app, needs: [Item].self) { Menu(items: $0) }
        container.expect(Int.self, in: .session)
        container.contribute(Item.self) { Item(title: "edit") }
        let line = #line + 1
        container.contribute(Item.self, needs: Int.self) { Item(title: "\($0)") }
        container.contribute(Item.self, needs: Store.self) { Item(title: $0.name) }
        container.require(Menu.self, by: "Flow")
        #expect(
            errors() == [
                .missing("Store", neededBy: ["Item #3"]),
                .captive(
                    ["Menu", "Array<Item>", "Item #2", "Int"], scope: .app, heldScope: .session),
            ])
        let errors = container.verify()
        #expect(errors[0].lines.map(\.line) == [line + 1])
        #expect(errors[1].lines.map(\.line) == [line - 4, line, line - 3])
    }

    @Test func `a cycle through a list is corrected at a registration`() {
        container.contribute(Item.self, needs: Menu.self) { Item(title: "\($0.items.count)") }
        container.register(Menu.self, needs: [Item].self) { Menu(items: $0) }
        let cycle = ["Item #1", "Menu", "Array<Item>", "Item #1"]
        #expect(errors() == [.cycle(cycle)])
        #expect(
            corrections() == [
                "Remove one need, such as Array<Item>.self from: "
                    + "container.register(Menu.self, needs: …"
            ])
        #expect(throws: ContainerError.self) { try container.resolve(Menu.self) }

        let other = Container()
        other.register(Menu.self, needs: [Item].self) { Menu(items: $0) }
        other.contribute(Item.self, needs: Menu.self) { Item(title: "\($0.items.count)") }
        #expect(
            other.verify()[0].message.hasSuffix(
                "such as Menu.self from: container.contribute(Item.self, needs: …"))
    }

    @Test func `contributions of incompatible scopes are reported at the list`() {
        container.contribute(Item.self, scope: .match) { Item(title: "match") }
        container.contribute(Item.self, scope: .training) { Item(title: "training") }
        container.require([Item].self, by: "Flow")
        #expect(
            errors() == [
                .incompatibleScopes(["Array<Item>", "Item #1"], ["Array<Item>", "Item #2"])
            ])
        #expect(corrections() == ["Change the scope of: container.contribute(Item.self, scope: …"])
    }

    @Test func `the graph has the list and each contribution`() {
        container.contribute(Item.self) { Item(title: "edit") }
        container.contribute(Item.self, scope: .app, needs: Store.self) { Item(title: $0.name) }
        container.register(Store.self) { Store() }
        container.require([Item].self, by: "Flow")
        let graph = container.graph
        #expect(graph.nodes.map(\.name) == ["Array<Item>", "Item #1", "Item #2", "Store"])
        #expect(graph.nodes.map(\.needs) == [["Item #1", "Item #2"], [], ["Store"], []])
        #expect(graph.requirements.map(\.needs) == [["Array<Item>"]])
    }
}
