import Testing

@testable import CheckArchitecture

@Suite struct `Rules of contracts` {
    @Test(arguments: [
        "func gatherDidEnd(with result: Int)", "func gatherDidRequestSignOut()",
        "@discardableResult func gatherDidSelect(_ show: Int) -> Bool",
        "func gatherDidGoalkeep()", "// func showList()\nfunc gatherDidShowcase()",
    ])
    func `what happened may be told`(requirement: String) {
        #expect(sentences(about: requirement) == [])
    }

    @Test(arguments: [
        "func showPlayerList()", "func openPlayer(_ player: Int)", "func goBack()",
        "func pushDetail()", "func presentAlert()", "func navigateToPlayerList()",
        "func gatherEnd()",
        "func gatherWillEnd()", "func gatherDid()", "func playerListDidSelect()", "func didEnd()",
        "func gatherDidntEnd()",
    ])
    func `a name that does not say what happened is reported`(requirement: String) {
        let found = sentences(about: requirement)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("does not say what happened: call it gatherDid…") == true)
    }

    @Test(arguments: [
        "Show", "Open", "Go", "Push", "Present", "Navigate",
    ])
    func `a direction is reported wherever it stands`(word: String) {
        #expect(
            sentences(about: "func gatherDidRequest\(word)List()") == [
                "gatherDidRequest\(word)List says where to go (\(word)), and not what happened"
            ])
    }

    @Test(arguments: [
        "func gatherUnavailableReason(for request: Int) -> String?",
        "func gatherUnavailableReasonForEnd() -> String?",
    ])
    func `what is in the way may be asked`(requirement: String) {
        #expect(sentences(about: requirement) == [])
    }

    @Test func `a contract has functions and nothing else`() {
        #expect(
            sentences(about: "var gatherDidEnd: Bool { get }") == [
                "GatherNavigation is told things by functions: gatherDidEnd is none"
            ])
    }

    @Test(arguments: [
        ("public protocol GatherNavigation: AnyObject {}", "main actor"),
        ("@MainActor public protocol GatherNavigation {}", "held weakly"),
        ("@MainActor public protocol GatherNavigation: Sendable {}", "held weakly"),
        ("@MainActor public protocol ListNavigation: AnyObject {}", "named after"),
    ])
    func `a contract that is not made like one is reported`(text: String, words: String) {
        let found = ScratchPackage.findings(of: .contract, about: path, holding: text)
        #expect(found.count == 1)
        #expect(found.first?.sentence.contains(words) == true)
    }

    @Test(arguments: ["AnyObject", "SessionNavigation", "Sendable, AnyObject"])
    func `what somebody is told goes by no other name`(parents: String) {
        let text = """
            public protocol GatherDelegate: \(parents) {
            func gatherDidEnd()
            func showList()
            var gatherDidPause: Bool { get }
            }
            """
        let found = ScratchPackage.findings(of: .contract, about: path, holding: text)
        #expect(
            found.map(\.sentence) == [
                "showList does not say what happened: call it gatherDid…",
                "GatherDelegate is told things by functions: gatherDidPause is none",
            ])
        #expect(found.map(\.line) == [3, 4])
    }

    @Test(arguments: [
        "protocol StepNavigation { func show() }", "public struct GatherNavigation {}",
        "public protocol Navigation {}", "public protocol GatherPresenterDelegate { func show() }",
        "protocol GatherView: AnyObject { func show() }",
        "public protocol GatherBuilding: AnyObject { func makeGather() }",
        "public protocol GatherCoordinating: AnyObject { func show() }",
    ])
    func `what is no contract may be as it likes`(text: String) {
        #expect(ScratchPackage.findings(of: .contract, about: path, holding: text) == [])
    }

    @Test func `what several features report is a contract as well`() {
        let path = "Modules/Core/Navigation/SessionNavigation.swift"
        let good = "@MainActor public protocol SessionNavigation: AnyObject"
        func findings(_ name: String) -> [Finding] {
            ScratchPackage.findings(
                of: .contract, about: path, holding: "\(good) { func \(name)() }")
        }
        #expect(findings("sessionDidExpire") == [])
        #expect(findings("showLogin").count == 1)
    }

    @Test func `a feature without a contract is reported, and a variant has that of another`() {
        var house = ScratchPackage.good
        let factory = "Modules/Features/Gather/Public/GatherFactory.swift"
        house.files[factory] = "public struct GatherBuilding {}\n"
        house.files["Modules/Features/Gather/Public/GatherNavigation.swift"] =
            "protocol GatherNavigation: AnyObject {}\n"
        house.files["Modules/Features/CompactGather/X.swift"] = ""
        house.variants = ["CompactGather": "Gather"]
        let first = "Modules/Features/Gather/GatherPresenter.swift"
        #expect(
            house.findings(of: .contract).map(\.description)
                == ["Building", "Navigation"].map {
                    "\(first):1: contract: feature Gather has no public protocol Gather\($0): "
                        + "declare it in Modules/Features/Gather/Public"
                })
        house.variants = [:]
        #expect(house.findings(of: .contract).count == 4)
    }

    private let path = "Modules/Features/Gather/Public/GatherNavigation.swift"

    private func sentences(about requirement: String) -> [String] {
        let text = "@MainActor public protocol GatherNavigation: AnyObject {\n\(requirement)\n}\n"
        return ScratchPackage.findings(of: .contract, about: path, holding: text).map(\.sentence)
    }
}
