import DependencyContainer
import Testing

extension Scope {
    fileprivate static let match = Scope("match", within: .session)
    fileprivate static let training = Scope("training", within: .session)
}

private struct A {}
private struct B {}
private struct C {}
private struct D {}
private struct E {}
private protocol P {}
extension A: P {}

@MainActor @Suite struct `Container verification` {
    private let container = Container()

    private func errors() -> [ContainerVerificationError.Kind] { container.verify().map(\.kind) }

    @Test func `all missing types are reported with the types that need them`() {
        container.register(B.self, needs: A.self, A.self) { _, _ in B() }
        container.register(C.self, needs: (any P).self, A.self) { _, _ in C() }
        container.require(B.self, C.self, A.self, D.self, by: "Flow")
        #expect(
            errors() == [
                .missing("A", neededBy: ["B", "C", "Flow"]), .missing("any P", neededBy: ["C"]),
                .missing("D", neededBy: ["Flow"]),
            ])
    }

    @Test func `a declared value in a scope that cannot be opened is missing`() {
        container.expect(A.self, in: .app)
        container.expect(B.self, in: .unique)
        container.require(A.self, B.self, by: "Flow")
        #expect(errors() == [.missing("A", neededBy: ["Flow"]), .missing("B", neededBy: ["Flow"])])
    }

    @Test func `all cycles are reported`() {
        container.register(A.self, needs: B.self, C.self, A.self) { _, _, _ in A() }
        container.register(B.self, needs: A.self) { _ in B() }
        container.register(C.self, needs: D.self) { _ in C() }
        container.register(D.self, needs: A.self, C.self) { _, _ in D() }
        #expect(
            errors() == [
                .cycle(["A", "B", "A"]), .cycle(["A", "C", "D", "A"]), .cycle(["A", "A"]),
                .cycle(["C", "D", "C"]),
            ])
    }

    @Test func `a captive is found through unique values`() {
        container.expect(A.self, in: .session)
        container.register(B.self, needs: A.self) { _ in B() }
        container.register(C.self, needs: B.self) { _ in C() }
        container.register(D.self, scope: .app, needs: C.self, A.self) { _, _ in D() }
        container.require(D.self, by: "Flow")
        #expect(errors() == [.captive(["D", "A"], scope: .app, heldScope: .session)])
    }

    @Test func `a value of a sibling scope is unreachable and not captive`() {
        container.register(A.self, scope: .match) { A() }
        container.register(B.self, scope: .session, needs: A.self) { _ in B() }
        container.register(C.self, needs: A.self) { _ in C() }
        container.register(D.self, scope: .training, needs: C.self, B.self) { _, _ in D() }
        container.require(D.self, by: "Flow")
        #expect(
            errors() == [
                .captive(["B", "A"], scope: .session, heldScope: .match),
                .unreachable(["D", "C", "A"], scope: .training, heldScope: .match),
            ])
    }

    @Test func `incompatible scopes are reported at the value that needs both`() {
        container.register(A.self, scope: .match) { A() }
        container.register(B.self, scope: .training) { B() }
        container.register(C.self, needs: A.self) { _ in C() }
        container.register(D.self, needs: C.self, B.self) { _, _ in D() }
        container.register(E.self, needs: D.self) { _ in E() }
        container.require(E.self, by: "Flow")
        #expect(errors() == [.incompatibleScopes(["D", "B"], ["D", "C", "A"])])
    }

    @Test func `a duplicate is reported until a replacement`() {
        container.register(A.self) { A() }
        container.register(A.self) { A() }
        container.register(A.self) { A() }
        container.require(A.self, by: "Flow")
        #expect(errors() == [.duplicate("A")])
        #expect(container.verify()[0].lines.count == 3)
        container.replace(A.self) { A() }
        #expect(errors() == [])
    }

    @Test func `an unused type is reported unless a replaced registration needed it`() {
        container.register(A.self) { A() }
        container.register(B.self, needs: A.self) { _ in B() }
        #expect(errors() == [.unused("B")])
        container.require(B.self, by: "Flow")
        container.replace(B.self) { B() }
        #expect(errors() == [])
        container.register(C.self) { C() }
        container.expect(D.self, in: .session)
        #expect(errors() == [.unused("C"), .unused("D")])
    }

    @Test func `an error has the lines of its registrations`() {
        let line = #line + 1
        container.register(A.self, needs: B.self) { _ in A() }
        container.require(A.self, B.self, by: "Flow")
        let file = "DependencyContainerTests/VerificationTests.swift"
        let error = container.verify()[0]
        #expect(error.lines.map(\.file) == [file, file])
        #expect(error.lines.map(\.line) == [line, line + 1])
        #expect(
            error.message == """
                B is not registered, and A and Flow need it.
                    at DependencyContainerTests/VerificationTests.swift:\(line)
                    at DependencyContainerTests/VerificationTests.swift:\(line + 1)
                Add: container.register(B.self, needs: …) { … }
                """)
    }

    @Test func `every error has a message with the correction`() {
        container.register(A.self, scope: .session, needs: A.self) { _ in A() }
        container.register(B.self, scope: .app, needs: A.self, (any P).self) { _, _ in B() }
        container.register(C.self, scope: .match) { C() }
        container.register(D.self, scope: .training, needs: C.self) { _ in D() }
        container.register(E.self, needs: C.self, D.self, B.self) { _, _, _ in E() }
        container.register(Bool.self) { true }
        container.register(Bool.self) { true }
        container.require((any P).self, by: "Flow")
        let messages = container.verify().map { error in
            error.message.split(separator: "\n").filter { !$0.hasPrefix("    at ") }
                .joined(separator: "\n")
        }
        #expect(
            messages == [
                """
                Bool is registered twice.
                Remove all but one. To override a registration, use: \
                container.replace(Bool.self, needs: …) { … }
                """,
                """
                any P is not registered, and B and Flow need it.
                Add: container.register((any P).self, needs: …) { … }
                """,
                """
                A needs itself.
                Remove one need, such as A.self from: container.register(A.self, needs: …
                """,
                """
                B has the scope app and needs A, which has the shorter scope session: \
                B → A.
                Change to: container.register(B.self, scope: .session, needs: …
                """,
                """
                D has the scope training and needs C, whose scope match is never open there: \
                D → C.
                Remove C.self from: container.register(D.self, needs: …
                """,
                """
                E can never be made, because the scopes of C and D are never open together: \
                E → C, and E → D.
                Remove C.self from: container.register(E.self, needs: …
                """,
                """
                E is registered and not needed.
                Remove it. If code outside the container resolves it, add: \
                container.require(E.self, by: "…")
                """,
                """
                Bool is registered and not needed.
                Remove it. If code outside the container resolves it, add: \
                container.require(Bool.self, by: "…")
                """,
            ])
    }

    @Test func `messages name types as code does`() {
        container.require(
            (any P).self, (any P & AnyObject).self, ((Int) -> Int).self, (Int, Int).self,
            [Int: Int].self, Any.self, AnyObject.self, by: "Flow")
        let corrections = container.verify().map {
            $0.message.split(separator: "\n").last?.split(separator: ", needs").first
        }
        #expect(
            corrections == [
                "Add: container.register((any P).self",
                "Add: container.register((any P & AnyObject).self",
                "Add: container.register(((Int) -> Int).self",
                "Add: container.register((Int, Int).self",
                "Add: container.register(Dictionary<Int, Int>.self",
                "Add: container.register(Any.self", "Add: container.register(AnyObject.self",
            ])
    }
}
