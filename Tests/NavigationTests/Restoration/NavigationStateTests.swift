import TestSupport
import Testing

@testable import Navigation

@Suite struct `A navigation state of the tree` {
    private static let example = NavigationState(layers: [
        [
            .init(RouteRecord(name: "player-list", version: 1)),
            .init(
                RouteRecord(name: "home", version: 2),
                tabs: [
                    [.init(RouteRecord(name: "player", version: 1, parameters: ["42"]))],
                    [.init(RouteRecord(name: "search", version: 1, parameters: ["", "손 /"]))],
                ],
                selectedTab: 1),
        ],
        [.init(RouteRecord(name: "player-edit", version: 1, parameters: ["age"]))],
    ])

    /// Returns a text with its checksum.
    private func withChecksum(_ body: String) -> String {
        body + NavigationState.checksumLine(of: body.utf8)
    }

    private func isRead(_ text: String) -> Bool { NavigationState(text: text) != nil }

    private func isRead(_ bytes: [UInt8]) -> Bool {
        isRead(String(decoding: bytes, as: UTF8.self))
    }

    @Test func `has a readable text`() {
        let body = """
            navigation 1
            layer
              - player-list 1
              - home 2
                tab
                  - player 1 42
                tab selected
                  - search 1 ~ %EC%86%90%20%2F
            layer
              - player-edit 1 age

            """
        let text = Self.example.text
        #expect(text == body + "checksum aef0dbc38a188a61\n")
        #expect(NavigationState(text: text) == Self.example)
        #expect(NavigationState(text: NavigationState().text) == NavigationState())
    }

    @Test func `is read as it was written`() throws {
        for seed in TestBudget.environment.seeds(300, long: 20_000) {
            var generator = NavigationStateGenerator(seed: seed)
            let state = generator.state()
            let text = state.text
            guard text.utf8.count <= NavigationState.maximumLength else { continue }
            let read = try #require(NavigationState(text: text), "FOOTBALL_GATHER_SEED=\(seed)")
            #expect(read == state, "FOOTBALL_GATHER_SEED=\(seed)")
            // Equal strings can have different scalars. Their bytes must not differ.
            #expect(read.text.utf8.elementsEqual(text.utf8), "FOOTBALL_GATHER_SEED=\(seed)")
        }
    }

    @Test func `is not read from a text with one byte changed, removed or added`() {
        let text = Array(Self.example.text.utf8)
        for index in text.indices {
            for change: UInt8 in [1, 2, 4, 8, 16, 32, 64, 128, 255, text[index]] {
                var changed = text
                changed[index] ^= change
                #expect(!isRead(changed), "byte \(index) with \(change)")
            }
            var removed = text
            removed.remove(at: index)
            #expect(!isRead(removed), "without byte \(index)")
            for byte in [text[index], UInt8(ascii: " "), UInt8(ascii: "\n"), 0] {
                var added = text
                added.insert(byte, at: index)
                #expect(!isRead(added), "\(byte) at \(index)")
            }
            #expect(!isRead(Array(text[..<index])), "only \(index) bytes")
        }
        #expect(!isRead(text + [UInt8(ascii: "\n")]))
        #expect(!isRead(text + text))
    }

    @Test func `is not read from a randomly damaged text`() {
        for seed in TestBudget.environment.seeds(300, long: 50_000) {
            var generator = NavigationStateGenerator(seed: seed)
            let text = Array(generator.state().text.utf8)
            let damaged = generator.damaged(text)
            guard damaged != text else { continue }
            #expect(!isRead(damaged), "FOOTBALL_GATHER_SEED=\(seed)")
        }
    }

    @Test(arguments: [
        "navigation 2\n", "", "\n", "layer\n", "navigation 1", "navigation 1\n\n",
        "navigation 1\nlayer", "navigation 1\nlayer\n  -\n", "navigation 1\nlayer\n  - \n",
        "navigation 1\nlayer\n  - a\n", "navigation 1\nlayer\n  - a x\n",
        "navigation 1\nlayer\n  - a 01\n", "navigation 1\nlayer\n  - a +1\n",
        "navigation 1\nlayer\n  - a 99999999999999999999\n", "navigation 1\nlayer\n  - a  1\n",
        "navigation 1\nlayer\n  - a 1 \n", "navigation 1\nlayer\n  - a 1 %\n",
        "navigation 1\nlayer\n  - %61 1\n", "navigation 1\nlayer\n  - é 1\n",
        "navigation 1\nlayer\n  - a 1 %ff\n",
        "navigation 1\nlayer\n - a 1\n", "navigation 1\nlayer\n  - a 1\r\n",
        "navigation 1\nlayer\n    tab selected\n", "navigation 1\nlayer\n  - a 1\n    tab\n",
        "navigation 1\nlayer\n  - a 1\n    tab selected\n    tab selected\n",
        "navigation 1\nlayer\n  - a 1\n    tab selected\n        - a 1\n",
    ])
    func `is not read from an invalid text with a correct checksum`(body: String) {
        #expect(!isRead(withChecksum(body)))
        #expect(!isRead(body))
    }

    @Test func `is not read from a checksum line alone, or with its first word in capitals`() {
        #expect(!isRead(withChecksum("")))
        let text = withChecksum("navigation 1\nlayer\n  - a 1\n")
        #expect(isRead(text))
        #expect(!isRead(text.replacing("checksum ", with: "CHECKSUM ")))
    }

    @Test func `is not read from a text that is too long`() {
        func state(_ length: Int) -> NavigationState {
            let text = String(repeating: "a", count: length)
            let record = RouteRecord(name: "a", version: 1, parameters: [text])
            return NavigationState(layers: [[.init(record)]])
        }
        let rest = state(1).text.utf8.count - 1
        let longest = NavigationState.maximumLength - rest
        #expect(isRead(state(longest).text))
        #expect(!isRead(state(longest + 1).text))
    }

    @Test func `is read with tabs within tabs up to the maximum depth`() {
        func text(_ depth: Int) -> String {
            var node = NavigationState.Node(RouteRecord(name: "a", version: 1))
            for _ in 0..<depth { node = .init(node.route, tabs: [[node]]) }
            return NavigationState(layers: [[node]]).text
        }
        #expect(isRead(text(NavigationState.maximumDepth)))
        #expect(!isRead(text(NavigationState.maximumDepth + 1)))
        #expect(text(80).utf8.count < NavigationState.maximumLength)
        #expect(!isRead(text(80)))
    }

    @Test func `is read with many layers and tabs`() {
        let layers = withChecksum("navigation 1\n" + String(repeating: "layer\n", count: 10_000))
        #expect(NavigationState(text: layers)?.layers.count == 10_000)
        let tabs = String(repeating: "    tab\n", count: 8_000)
        #expect(isRead(withChecksum("navigation 1\nlayer\n  - a 1\n    tab selected\n" + tabs)))
    }

    @Test func `selects the nearest tab`() {
        let record = RouteRecord(name: "a", version: 1)
        #expect(NavigationState.Node(record, tabs: [[], []], selectedTab: 7).selectedTab == 1)
        #expect(NavigationState.Node(record, tabs: [[], []], selectedTab: -1).selectedTab == 0)
        #expect(NavigationState.Node(record, selectedTab: 3).selectedTab == 0)
    }
}
