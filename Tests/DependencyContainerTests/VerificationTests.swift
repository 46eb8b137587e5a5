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

/// Faults are one thing, and where they lie another.
@MainActor @Suite struct `Verification of a container` {
    private let container = Container()

    private func problems() -> [ContainerVerificationError.Kind] { container.verify().map(\.kind) }

    @Test func `nothing is wrong with nothing, and with what is complete`() {
        #expect(container.verify() == [])
        container.register(A.self) { A() }
        container.register(B.self, scope: .app, needs: A.self) { _ in B() }
        container.require(B.self, by: "Flow")
        #expect(container.verify() == [])
    }

    @Test func `everything that is missing is named at once, with all who need it`() {
        container.register(B.self, needs: A.self, A.self) { _, _ in B() }
        container.register(C.self, needs: (any P).self, A.self) { _, _ in C() }
        container.require(B.self, C.self, A.self, D.self, by: "Flow")
        #expect(
            problems() == [
                .missing("A", neededBy: ["B", "C", "Flow"]), .missing("any P", neededBy: ["C"]),
                .missing("D", neededBy: ["Flow"]),
            ])
    }

    @Test func `what would have to be handed in where nothing is opened is missing`() {
        container.expect(A.self, in: .app)
        container.expect(B.self, in: .unique)
        container.require(A.self, B.self, by: "Flow")
        #expect(
            problems() == [
                .missing("A", neededBy: ["Flow"]), .missing("B", neededBy: ["Flow"]),
            ])
    }

    @Test func `no cycle hides behind another`() {
        container.register(A.self, needs: B.self, C.self, A.self) { _, _, _ in A() }
        container.register(B.self, needs: A.self) { _ in B() }
        container.register(C.self, needs: D.self) { _ in C() }
        container.register(D.self, needs: A.self, C.self) { _, _ in D() }
        #expect(
            problems() == [
                .cycle(["A", "B", "A"]), .cycle(["A", "C", "D", "A"]), .cycle(["A", "A"]),
                .cycle(["C", "D", "C"]),
            ])
    }

    @Test func `what only leads to a cycle is no part of it`() {
        container.register(D.self, needs: B.self) { _ in D() }
        container.register(A.self, needs: C.self) { _ in A() }
        container.register(B.self, needs: C.self) { _ in B() }
        container.register(C.self, needs: A.self, E.self) { _, _ in C() }
        container.register(E.self) { E() }
        container.require(D.self, by: "Flow")
        #expect(problems() == [.cycle(["A", "C", "A"])])
    }

    @Test func `a long life that holds a short one is found through values without a life`() {
        container.expect(A.self, in: .session)
        container.register(B.self, needs: A.self) { _ in B() }
        container.register(C.self, needs: B.self) { _ in C() }
        container.register(D.self, scope: .app, needs: C.self, A.self) { _, _ in D() }
        container.require(D.self, by: "Flow")
        #expect(problems() == [.captive(["D", "A"], lives: .app, holds: .session)])
    }

    @Test func `captives are found between scopes of a team, and siblings are told apart`() {
        container.register(A.self, scope: .match) { A() }
        container.register(B.self, scope: .session, needs: A.self) { _ in B() }
        container.register(C.self, needs: A.self) { _ in C() }
        container.register(D.self, scope: .training, needs: C.self, B.self) { _, _ in D() }
        container.require(D.self, by: "Flow")
        #expect(
            problems() == [
                .captive(["B", "A"], lives: .session, holds: .match),
                .unseen(["D", "C", "A"], lives: .training, holds: .match),
            ])
    }

    @Test func `what nobody can ever make is named where the scopes meet`() {
        container.register(A.self, scope: .match) { A() }
        container.register(B.self, scope: .training) { B() }
        container.register(C.self, needs: A.self) { _ in C() }
        container.register(D.self, needs: C.self, B.self) { _, _ in D() }
        container.register(E.self, needs: D.self) { _ in E() }
        container.require(E.self, by: "Flow")
        #expect(problems() == [.apart(["D", "B"], ["D", "C", "A"])])
    }

    @Test func `a short life may hold long ones`() {
        container.register(A.self, scope: .app) { A() }
        container.register(B.self, scope: .session, needs: A.self) { _ in B() }
        container.register(C.self, scope: .match, needs: B.self, A.self) { _, _ in C() }
        container.require(C.self, by: "Flow")
        #expect(problems() == [])
    }

    @Test func `a type that is registered twice is named until one is taken away`() {
        container.register(A.self) { A() }
        container.register(A.self) { A() }
        container.register(A.self) { A() }
        container.require(A.self, by: "Flow")
        #expect(problems() == [.duplicate("A")])
        #expect(container.verify()[0].lines.count == 3)
        container.replace(A.self) { A() }
        #expect(problems() == [])
    }

    @Test func `what nobody needs is named, but for what a replaced one needed`() {
        container.register(A.self) { A() }
        container.register(B.self, needs: A.self) { _ in B() }
        #expect(problems() == [.unused("B")])
        container.require(B.self, by: "Flow")
        container.replace(B.self) { B() }
        #expect(problems() == [])
        container.register(awaiting: C.self) { C() }
        container.expect(D.self, in: .session)
        #expect(problems() == [.unused("C"), .unused("D")])
    }

    @Test func `what is made at once cannot need what is awaited anew each time`() {
        container.register(awaiting: A.self) { A() }
        container.register(awaiting: B.self, scope: .app) { B() }
        container.register(C.self, needs: B.self, A.self) { _, _ in C() }
        container.register(awaiting: D.self, needs: A.self) { _ in D() }
        container.require(C.self, D.self, by: "Flow")
        #expect(problems() == [.unready("C", needs: "A")])
    }

    @Test func `a fault names the lines that it is about`() {
        let line = #line + 1
        container.register(A.self, needs: B.self) { _ in A() }
        container.require(A.self, B.self, by: "Flow")
        let file = "DependencyContainerTests/VerificationTests.swift"
        let fault = container.verify()[0]
        #expect(fault.lines.map(\.file) == [file, file])
        #expect(fault.lines.map(\.line) == [line, line + 1])
        #expect(
            fault.description == """
                B is not registered, and A and Flow need it.
                    at DependencyContainerTests/VerificationTests.swift:\(line)
                    at DependencyContainerTests/VerificationTests.swift:\(line + 1)
                Add: container.register(B.self, needs: …) { … }
                """)
    }

    @Test func `every fault says which line mends it`() {
        container.register(A.self, scope: .session, needs: A.self) { _ in A() }
        container.register(B.self, scope: .app, needs: A.self, (any P).self) { _, _ in B() }
        container.register(C.self, scope: .match) { C() }
        container.register(D.self, scope: .training, needs: C.self) { _ in D() }
        container.register(E.self, needs: C.self, D.self, B.self) { _, _, _ in E() }
        container.register(awaiting: Int.self) { 1 }
        container.register(Bool.self, needs: Int.self) { _ in true }
        container.register(Bool.self, needs: Int.self) { _ in true }
        container.require((any P).self, by: "Flow")
        let words = container.verify().map { fault in
            fault.description.split(separator: "\n").filter { !$0.hasPrefix("    at ") }
                .joined(separator: "\n")
        }
        #expect(
            words == [
                """
                Bool is registered twice.
                Take all but one away, or where another is meant to win: \
                container.replace(Bool.self, needs: …) { … }
                """,
                """
                any P is not registered, and B and Flow need it.
                Add: container.register((any P).self, needs: …) { … }
                """,
                """
                A needs itself.
                Take one need away, such as A.self from: container.register(A.self, needs: …
                """,
                """
                B lives as long as the app and would keep A alive, which lives in the session: \
                B → A.
                Change to: container.register(B.self, scope: .session, needs: …
                """,
                """
                D lives in the training, from where C is never seen, which lives in the match: \
                D → C.
                Take C.self away from: container.register(D.self, needs: …
                """,
                """
                E can never be made, because C and D live in scopes that never see each other: \
                E → C, and E → D.
                Take C.self away from: container.register(E.self, needs: …
                """,
                """
                Bool is made at once, and Int has to be awaited, anew each time.
                Change to: container.register(awaiting: Bool.self, needs: …
                or to: container.register(awaiting: Int.self, scope: .app, needs: …
                """,
                """
                E is registered, and nobody needs it.
                Take it away, or where a flow asks for it: \
                container.require(E.self, by: "…")
                """,
                """
                Bool is registered, and nobody needs it.
                Take it away, or where a flow asks for it: \
                container.require(Bool.self, by: "…")
                """,
            ])
    }

    @Test func `a type is spelled as code asks for`() {
        container.require(
            (any P).self, (any P & AnyObject).self, ((Int) -> Int).self, (Int, Int).self,
            [Int: Int].self, Any.self, AnyObject.self, by: "Flow")
        let advice = container.verify().map {
            $0.description.split(separator: "\n").last?.split(separator: ", needs").first
        }
        #expect(
            advice == [
                "Add: container.register((any P).self",
                "Add: container.register((any P & AnyObject).self",
                "Add: container.register(((Int) -> Int).self",
                "Add: container.register((Int, Int).self",
                "Add: container.register(Dictionary<Int, Int>.self",
                "Add: container.register(Any.self", "Add: container.register(AnyObject.self",
            ])
    }
}
