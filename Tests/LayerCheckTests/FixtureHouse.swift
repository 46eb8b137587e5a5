import Foundation

@testable import LayerCheck

/// A small package in a temporary folder that goes when the fixture does.
final class FixtureHouse {
    let root = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")

    /// - Parameter sources: The text of each file by its path. `Package.swift` comes by itself.
    init(_ sources: [String: String]) throws {
        for (path, text) in sources.merging(
            ["Package.swift": ""], uniquingKeysWith: { one, _ in one })
        {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func violations() throws -> [Violation] { try House(root: root.path).violations() }
}

extension FixtureHouse {
    /// One module of each kind, importing nothing yet.
    static let rooms = [
        "Modules/System/CSQLite/module.modulemap": "",
        "Modules/Core/Domain/Player.swift": "",
        "Modules/Core/Navigation/Tree.swift": "",
        "Modules/Core/DependencyContainer/Container.swift": "",
        "Modules/Core/TerminalUI/Element.swift": "",
        "Modules/Adapters/Persistence/Store.swift": "",
        "Modules/Adapters/PlainTerminal/Printer.swift": "",
        "Modules/Adapters/SystemTime/Clock.swift": "",
        "Modules/Features/PlayerList/Public/Factory.swift": "",
        "Modules/Features/Gather/View.swift": "",
        "App/Composition/AppContainer.swift": "",
        "App/football-gather/main.swift": "",
        "App/Demos/DemoSupport/Demo.swift": "",
        "App/Demos/PlayerList/PlayerListDemo.swift": "",
        "Tests/TestSupport/ManualTime.swift": "",
        "Tests/DomainTests/PlayerTests.swift": "",
        "Tools/Programs/Bench/Bench.swift": "",
    ]

    /// The sentences about one file that holds `text` in an otherwise clean house.
    static func sentences(about path: String, holding text: String) throws -> [String] {
        let house = try FixtureHouse(rooms.merging([path: text]) { _, new in new })
        let found = try house.violations()
        return found.filter { $0.path == path }.map(\.sentence)
    }
}
