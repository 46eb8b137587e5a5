import DependencyContainer
import DependencyContainerTesting
import Testing

// snippet: capability-types
@MainActor protocol Storage: AnyObject {
    var names: [String] { get }
}

final class MemoryStorage: Storage {
    let names: [String]

    init(_ names: String...) { self.names = names }
}

final class SortedStorage: Storage {
    private let base: any Storage

    init(_ base: any Storage) { self.base = base }

    var names: [String] { base.names.sorted() }
}

struct MenuItem {
    let title: String
}

struct MainMenu {
    let items: [MenuItem]
    var footer: String?
}
// end

// snippet: capability-suite
@MainActor @Suite(.container()) struct `The capabilities of the container` {
    private let container: Container

    init() throws {
        container = try #require(Container.ofTest)
    }
}
// end

extension `The capabilities of the container` {
    // snippet: capability-contributions
    @Test func `plug-ins contribute to a list`() throws {
        container.register((any Storage).self, scope: .app) { MemoryStorage("Ana", "Bo") }
        container.contribute(MenuItem.self) { MenuItem(title: "Help") }
        container.contribute(MenuItem.self, needs: (any Storage).self) {
            MenuItem(title: "Export \($0.names.count) names")
        }
        container.register(MainMenu.self, needs: [MenuItem].self) { MainMenu(items: $0) }
        let menu = try container.resolve(MainMenu.self)
        #expect(menu.items.map(\.title) == ["Help", "Export 2 names"])
    }
    // end

    // snippet: capability-optional
    @Test func `an optional need is nil without a registration and outside its scope`() throws {
        container.register(MainMenu.self, needs: String?.self) { MainMenu(items: [], footer: $0) }
        #expect(try container.resolve(MainMenu.self).footer == nil)
        container.register(String.self, scope: .session) { "Signed in" }
        #expect(try container.resolve(MainMenu.self).footer == nil)
        let session = try container.openScope(.session)
        #expect(try session.resolve(MainMenu.self).footer == "Signed in")
    }
    // end

    // snippet: capability-argument
    @Test func `a value is made from an argument`() throws {
        container.register((any Storage).self, scope: .app) { MemoryStorage("Ana", "Bo") }
        container.register(MenuItem.self, with: Int.self, needs: (any Storage).self) {
            MenuItem(title: "Remove \($1.names[$0])")
        }
        #expect(try container.resolve(MenuItem.self, with: 1).title == "Remove Bo")
    }

    @Test func `another value receives a function of the argument`() throws {
        container.register(MenuItem.self, with: String.self) { MenuItem(title: $0) }
        container.register(MainMenu.self, needs: (@MainActor (String) -> MenuItem).self) {
            makeItem in
            MainMenu(items: ["Open", "Close"].map { makeItem($0) })
        }
        #expect(try container.resolve(MainMenu.self).items.map(\.title) == ["Open", "Close"])
    }
    // end

    // snippet: capability-provider
    @Test func `two types need each other with a provider`() throws {
        final class Editor {
            let toolbar: Toolbar
            init(_ toolbar: Toolbar) { self.toolbar = toolbar }
        }
        final class Toolbar {
            let editor: Provider<Editor>
            init(_ editor: Provider<Editor>) { self.editor = editor }
        }
        container.register(Editor.self, scope: .app, needs: Toolbar.self) { Editor($0) }
        container.register(Toolbar.self, scope: .app, needs: Provider<Editor>.self) {
            Toolbar($0)
        }
        let editor = try container.resolve(Editor.self)
        #expect(try editor.toolbar.editor() === editor)
    }
    // end

    // snippet: capability-named
    private enum Archive {}
    private enum Recent {}

    @Test func `a type is registered twice with two names`() throws {
        container.register(Named<any Storage, Archive>.self) { Named(MemoryStorage("Ana")) }
        container.register(Named<any Storage, Recent>.self) { Named(MemoryStorage("Bo")) }
        container.register(
            MainMenu.self, needs: Named<any Storage, Archive>.self, Named<any Storage, Recent>.self
        ) { archive, recent in
            let names = archive.value.names + recent.value.names
            return MainMenu(items: names.map { MenuItem(title: $0) })
        }
        #expect(try container.resolve(MainMenu.self).items.map(\.title) == ["Ana", "Bo"])
    }
    // end

    // snippet: capability-weak
    @Test func `a weakly kept object is shared while it is in use`() throws {
        container.register(weak: (any Storage).self) { MemoryStorage() }
        var storage: (any Storage)? = try container.resolve()
        weak let released = storage
        #expect(try container.resolve((any Storage).self) === storage)
        storage = nil
        #expect(released == nil)
    }
    // end

    // snippet: capability-decorator
    @Test func `a decorator wraps each value of a registration`() throws {
        container.register((any Storage).self) { MemoryStorage("Bo", "Ana") }
        container.decorate((any Storage).self) { SortedStorage($0) }
        #expect(try container.resolve((any Storage).self).names == ["Ana", "Bo"])
    }
    // end

    // snippet: capability-local
    @Test func `a scope has registrations of its own`() throws {
        container.register((any Storage).self) { MemoryStorage("Ana") }
        let session = try container.openScope(.session)
        session.replace((any Storage).self) { MemoryStorage("Guest") }
        #expect(try session.resolve((any Storage).self).names == ["Guest"])
        #expect(try container.resolve((any Storage).self).names == ["Ana"])
    }
    // end

    // snippet: capability-reset
    @Test func `a reset scope makes its values again`() throws {
        container.register((any Storage).self, scope: .session) { MemoryStorage() }
        let session = try container.openScope(.session)
        let storage = try session.resolve((any Storage).self)
        #expect(try session.resolve((any Storage).self) === storage)
        session.reset()
        #expect(try session.resolve((any Storage).self) !== storage)
    }
    // end
}
