import PackageFacts
import Testing

@testable import Metrics

@Suite struct `The facts` {
    private let facts = Facts(SampleHouse.manifest(), SampleHouse.sources)

    @Test func `count lines, and those that are code`() {
        #expect(facts.size(of: .domain)?.lines == 9)
        #expect(facts.size(of: .domain)?.codeLines == 7)
        #expect(facts.size(of: .presenters)?.lines == 4)
        #expect(facts.size(of: .tools)?.codeLines == 0)
        #expect(facts.size(of: .views) == nil)
    }

    @Test func `count as shipped what is no test, demo or tool`() {
        #expect(facts.shipped.lines == 17)
        #expect(facts.all.lines == 24)
        #expect(facts.all.files == SampleHouse.sources.count)
    }

    @Test func `count what others may name`() throws {
        #expect(try module("Domain").publicDeclarations == 3)
        #expect(try module("Login").publicDeclarations == 0)
    }

    @Test func `count tests as functions, for the module that they are named after`() throws {
        #expect(facts.tests == 3)
        #expect(try module("Domain").tests == 2)
        #expect(try module("the-app").tests == 1)
    }

    @Test func `know who needs whom, by the manifest and by imports`() throws {
        let domain = try module("Domain")
        #expect(domain.couplings == Coupling(fanIn: 5, fanOut: 0))
        #expect(domain.imports == Coupling(fanIn: 1, fanOut: 0))
        let login = try module("Login")
        #expect(login.couplings == Coupling(fanIn: 1, fanOut: 3))
        #expect(login.imports == Coupling(fanIn: 1, fanOut: 2))
        #expect(try module("the-app").imports == Coupling(fanIn: 0, fanOut: 1))
        #expect(
            facts.remarks.contains { $0.contains("Manifest and imports differ: CSQLite, Domain") })
    }

    @Test func `hold modules that are shipped, and no others`() {
        #expect(
            facts.modules.map(\.name) == [
                "CSQLite", "Domain", "Navigation", "TerminalUI", "Persistence", "Curses", "Login",
                "Gather", "Composition", "the-app",
            ])
    }

    @Test func `call instable what needs much and is needed by few`() {
        #expect(Coupling(fanIn: 1, fanOut: 3).instability == 0.75)
        #expect(Coupling(fanIn: 5, fanOut: 0).instability == 0)
        #expect(Coupling().instability == nil)
    }

    private func module(_ name: String) throws -> ModuleFacts {
        try #require(facts.modules.first { $0.name == name })
    }
}
