import DependencyContainer
import Testing

@MainActor @Suite struct `Providers` {
    private final class Editor {
        let toolbar: Toolbar

        init(_ toolbar: Toolbar) { self.toolbar = toolbar }
    }

    private final class Toolbar {
        let editor: Provider<Editor>

        init(_ editor: Provider<Editor>) { self.editor = editor }
    }

    private let container = Container()

    private func registerBoth(_ scope: Scope) {
        container.register(Editor.self, scope: scope, needs: Toolbar.self) { Editor($0) }
        container.register(Toolbar.self, scope: scope, needs: Provider<Editor>.self) {
            Toolbar($0)
        }
        container.require(Editor.self, by: "Flow")
    }

    @Test func `let two types need each other`() throws {
        registerBoth(.session)
        #expect(container.verify() == [])
        let session = try container.openScope(.session)
        let editor = try session.resolve(Editor.self)
        #expect(try editor.toolbar.editor() === editor)
    }

    @Test func `make unique values for each call`() throws {
        registerBoth(.unique)
        let toolbar = try container.resolve(Toolbar.self)
        #expect(try toolbar.editor() !== toolbar.editor())
    }

    @Test func `throw when they are called while the values of a cycle are made`() throws {
        container.register(Int?.self, needs: Provider<Int?>.self) { try? $0() }
        #expect(try container.resolve(Int?.self) == nil)
        var caught: ContainerError?
        container.register(String.self, needs: Provider<String>.self) { provider in
            do throws(ContainerError) {
                return try provider()
            } catch {
                caught = error
                return ""
            }
        }
        _ = try container.resolve(String.self)
        #expect(caught == .cycle(["String", "String"]))
    }

    @Test func `throw after their container was closed or released`() throws {
        registerBoth(.session)
        var toolbars: [Toolbar] = []
        do {
            let closed = try container.openScope(.session)
            toolbars.append(try closed.resolve())
            closed.close()
            toolbars.append(try container.openScope(.session).resolve())
        }
        for toolbar in toolbars {
            #expect(throws: ContainerError.closed(.session)) { try toolbar.editor() }
        }
    }

    @Test func `are verified like other needs`() {
        container.register(Int.self, scope: .app, needs: Provider<String>.self) { _ in 1 }
        container.register(Bool.self, needs: Provider<Double>.self) { _ in true }
        container.register(String.self, scope: .session) { "" }
        container.require(Int.self, Bool.self, by: "Flow")
        #expect(
            container.verify().map(\.kind) == [
                .missing("Double", neededBy: ["Provider<Double>"]),
                .captive(["Int", "Provider<String>", "String"], scope: .app, heldScope: .session),
            ])
    }

    @Test func `do not hide other cycles`() {
        container.register(Int.self, needs: Bool.self, Provider<Int>.self) { _, _ in 1 }
        container.register(Bool.self, needs: Int.self) { _ in true }
        container.require(Int.self, by: "Flow")
        #expect(container.verify().map(\.kind) == [.cycle(["Int", "Bool", "Int"])])
    }

    @Test func `are made without their need in a deep graph`() throws {
        let types = generatedTypes(300)
        for (index, type) in types.enumerated() {
            container.registerGenerated(type, needs: index + 1 < 300 ? [types[index + 1]] : [])
        }
        func registerEnd<Last: GeneratedObject>(_ last: Last.Type) {
            container.replace(last, needs: Provider<Int>.self, Int?.self) { provider, number in
                #expect(throws: ContainerError.notRegistered("Int")) { try provider() }
                #expect(number == nil)
                return Last(needs: [])
            }
        }
        registerEnd(types[299])
        _ = try container.resolveGenerated(types[0])
    }

    @Test func `are made by a test`() throws {
        let toolbar = Toolbar(Provider { () throws(ContainerError) in throw .closed(.session) })
        let editor = Editor(toolbar)
        #expect(try Provider { editor }() === editor)
    }
}

@MainActor @Suite struct `Types of the same name` {
    private enum Left {
        struct Part {}
    }

    private enum Right {
        struct Part {}
    }

    private let container = Container()

    @Test func `have their modules in errors`() {
        container.register(Left.Part.self, needs: Right.Part.self) { _ in Left.Part() }
        container.require(Left.Part.self, by: "Flow")
        let name = String(reflecting: Right.Part.self)
        #expect(
            container.verify().map(\.kind) == [
                .missing(name, neededBy: [String(reflecting: Left.Part.self)])
            ])
        #expect(throws: ContainerError.notRegistered(name)) {
            try container.resolve(Left.Part.self)
        }
        container.unregister(Left.Part.self)
        #expect(throws: ContainerError.notRegistered("Bool")) { try container.resolve(Bool.self) }
    }
}
