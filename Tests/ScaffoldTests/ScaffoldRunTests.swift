import Foundation
import Testing

@testable import Scaffold

@Suite struct `A run of Scaffold` {
    private let house: ScratchPackage

    init() throws {
        house = try ScratchPackage()
        // Writes down what it is asked for, where it is asked for it.
        try write("#!/bin/sh\necho \"$*\" >>\"${0%/*}/drawn\"\n", to: "drawer")
        try write("#!/bin/sh\nexit 73\n", to: "broken")
    }

    @Test func `has the modules drawn when a feature has come, and when it has gone`() throws {
        let made = try run("new-feature", "Standings")
        #expect(made.complaint == nil)
        #expect(made.text.contains("\n\nStandings is a feature. What next:\n"))
        #expect(made.text.hasPrefix("Modules/Features/Standings/Public/"))
        let root = house.root.path
        let call = "--package-path \(root) --svg \(root)/.github/metrics/modules.svg\n"
        #expect(try drawn() == call)
        #expect(try run("remove-feature", "Standings").text == "Standings is gone.")
        #expect(try drawn() == call + call)
    }

    @Test(arguments: [
        ["new-feature", "--help"], ["remove-feature", "-h"], ["new-feature", "Gather"],
        ["remove-feature", "Standings"], ["new-feature", "standings"],
    ])
    func `draws nothing when nothing has changed`(arguments: [String]) throws {
        _ = try? run(arguments)
        #expect(!house.package.exists("drawn"))
    }

    @Test(arguments: ["broken", "nothing"])
    func `has made a feature even if it cannot be drawn, and says so`(drawer: String) throws {
        let made = try run(["new-feature", "Standings"], drawer: drawer)
        #expect(
            made.complaint == "the picture of the modules is still the old one: "
                + "run Tools/metrics --svg .github/metrics/modules.svg.")
        #expect(house.package.exists("Modules/Features/Standings"))
    }

    @Test func `draws nothing when nobody is there to do it`() throws {
        let command = ["new-feature", "Standings", "--package-path", house.root.path]
        #expect(try ScaffoldRun(ScaffoldCommand(command)).run().complaint == nil)
    }

    private func run(_ arguments: String...) throws -> ScaffoldRun.Report { try run(arguments) }

    private func run(
        _ arguments: [String], drawer: String = "drawer"
    ) throws -> ScaffoldRun.Report {
        let place = house.root.appending(path: drawer).path
        let options = ["--package-path", house.root.path, "--draw-with", place]
        return try ScaffoldRun(ScaffoldCommand(arguments + options)).run()
    }

    private func drawn() throws -> String { try house.package.text(of: "drawn") }

    private func write(_ script: String, to path: String) throws {
        try house.package.write(script, to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: house.root.appending(path: path).path)
    }
}
