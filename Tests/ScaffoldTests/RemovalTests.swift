import Testing

@testable import Scaffold

@Suite struct `A feature that is removed` {
    private let house: ScratchPackage
    private let before: [String: String]
    private let top: [String]

    init() throws {
        house = try ScratchPackage()
        before = try house.contents()
        try house.add("Standings")
        top = try house.top()
    }

    @Test func `leaves nothing behind`() throws {
        #expect(try house.remove("Standings") == [])
        #expect(try house.contents() == before)
        #expect(!house.package.exists("Modules/Features/Standings"))
        #expect(try house.top() == top)
    }

    @Test func `leaves others as they are, in any order`() throws {
        let one = try house.contents()
        try house.add("TeamStandings")
        try house.add("Stand")
        #expect(try house.remove("Stand") == [])
        #expect(try house.remove("TeamStandings") == [])
        #expect(try house.contents() == one)
        try house.add("TeamStandings")
        #expect(try house.remove("Standings") == [])
        #expect(try house.remove("TeamStandings") == [])
        #expect(try house.contents() == before)
    }

    @Test(arguments: [
        "Modules/Features/Standings/StandingsPresenter.swift",
        "Tests/StandingsTests/StandingsViewTests.swift",
        "App/Composition/SessionFlow+Standings.swift",
        "App/Composition/Features/AppFeature+Standings.swift",
    ])
    func `stays when it was changed by hand, unless that is meant`(path: String) throws {
        try house.touch(path)
        let mine = try house.contents()
        let refusal = #expect(throws: Refusal.self) { try house.remove("Standings") }
        #expect(refusal?.kind == .data)
        #expect(refusal?.description.hasPrefix("\(path) was changed by hand") == true)
        #expect(try house.contents() == mine)
        #expect(try house.remove("Standings", isForced: true) == [])
        #expect(try house.contents() == before)
    }

    @Test func `stays when it has got a file more`() throws {
        try house.package.write("\n", to: "Modules/Features/Standings/Table.swift")
        #expect(throws: Refusal.self) { try house.remove("Standings") }
        #expect(house.package.exists("Modules/Features/Standings/Table.swift"))
    }

    @Test func `names the lines that somebody has changed`() throws {
        let path = "App/Composition/Features/AppFeature+All.swift"
        let text = try house.package.text(of: path)
        try house.package.write(
            text.replacing("        standings,", with: "        standings,  // mine"), to: path)
        #expect(throws: Refusal.self) { try house.remove("Standings") }
        let notes = try house.remove("Standings", isForced: true)
        #expect(notes.count == 1)
        #expect(notes.first?.hasPrefix("\(path) has no longer:\n") == true)
    }

    @Test func `stays when others use it`() throws {
        try house.touch(
            "App/Composition/SessionFlow/SessionFlow.swift", adding: "// try showStandings()")
        let refusal = #expect(throws: Refusal.self) { try house.remove("Standings") }
        let user = "App/Composition/SessionFlow/SessionFlow.swift"
        #expect(refusal?.description.hasPrefix("\(user) uses") == true)
    }

    @Test(arguments: [0, 4])
    func `stays whole when something cannot be removed`(place: Int) throws {
        let after = try house.contents()
        var change = try Change.removing(FeatureName("Standings"), from: house.package)
        // No folder goes into one of its own.
        change.removed.insert("App/..", at: place)
        let refusal = #expect(throws: Refusal.self) { try change.apply(to: house.package) }
        #expect(refusal?.kind == .unwritable)
        #expect(try house.contents() == after)
        #expect(try house.top() == top)
    }

    @Test func `stays whole when something cannot be written`() throws {
        let after = try house.contents()
        var change = try Change.removing(FeatureName("Standings"), from: house.package)
        change.write("", to: "Package.swift/cannot-be")
        #expect(throws: Refusal.self) { try change.apply(to: house.package) }
        #expect(try house.contents() == after)
    }

    @Test(arguments: ["PlayerAdd", "Nothing"])
    func `has to be one that was made here`(name: String) throws {
        let after = try house.contents()
        let refusal = #expect(throws: Refusal.self) { try house.remove(name, isForced: true) }
        #expect(refusal?.kind == .usage)
        #expect(try house.contents() == after)
    }
}
