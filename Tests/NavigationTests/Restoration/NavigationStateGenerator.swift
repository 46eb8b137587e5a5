import Navigation
import TestSupport

/// A generator of random navigation states and of damaged texts.
struct NavigationStateGenerator {
    private var links: LinkGenerator

    init(seed: UInt64) { links = LinkGenerator(seed: seed) }

    mutating func state() -> NavigationState {
        NavigationState(layers: (0..<number(to: 3)).map { _ in stack(depth: 0) })
    }

    private mutating func stack(depth: Int) -> [NavigationState.Node] {
        (0..<number(to: 3)).map { _ in node(depth: depth) }
    }

    private mutating func node(depth: Int) -> NavigationState.Node {
        let record = RouteRecord(
            name: links.text(),
            version: links.random.chance(80)
                ? number(to: 9) : Int.random(in: .min ... .max, using: &links.random),
            parameters: (0..<number(to: 3)).map { _ in links.text() })
        guard depth < NavigationState.maximumDepth, links.random.chance(30) else {
            return NavigationState.Node(record)
        }
        let tabs = (0..<number(to: 3)).map { _ in stack(depth: depth + 1) }
        return NavigationState.Node(record, tabs: tabs, selectedTab: number(to: 3))
    }

    /// Returns a text with one to three bytes changed, or some bytes added or removed.
    mutating func damaged(_ text: [UInt8]) -> [UInt8] {
        var bytes = text
        let index = number(to: bytes.count - 1)
        switch number(to: 3) {
        case 0: bytes.removeSubrange(index...)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 1 + number(to: 5)))
        case 2: bytes.insert(contentsOf: (0...number(to: 3)).map { _ in links.byte() }, at: index)
        default: for _ in 0...2 { bytes[number(to: bytes.count - 1)] = links.byte() }
        }
        return bytes
    }

    private mutating func number(to highest: Int) -> Int {
        Int.random(in: 0...highest, using: &links.random)
    }
}
