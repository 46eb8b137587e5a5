import Testing

@testable import BuildBench

@Suite struct `A measured change` {
    @Test func `of a body is a statement more`() {
        let text = "func show() {\n}"
        #expect(
            Edit.body.applied(to: text, number: 2)
                == "func show() {\n    withExtendedLifetime(2) {}\n}")
        #expect(Edit.body.applied(to: "let a = 1", number: 1) == nil)
    }

    @Test func `of a contract is a requirement with a default`() {
        let text = """
            @MainActor public protocol GatherNavigation: AnyObject {
                func gatherDidFinish()
            }

            """
        let changed = """
            @MainActor public protocol GatherNavigation: AnyObject {
                func measuredChange3()
                func gatherDidFinish()
            }

            extension GatherNavigation {
                public func measuredChange3() {}
            }

            """
        #expect(Edit.contract(of: "Gather").applied(to: text, number: 3) == changed)
        #expect(Edit.contract(of: "Login").applied(to: text, number: 3) == nil)
    }
}
