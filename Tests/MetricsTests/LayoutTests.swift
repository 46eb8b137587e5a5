import PackageFacts
import Testing

@testable import Metrics

/// What makes a picture readable, tried on houses that nobody has planned.
@Suite struct `The layout of the modules` {
    @Test(arguments: 0..<20)
    func `keeps blocks apart, and arrows clear of them`(seed: Int) throws {
        let layout = try Layout(ModuleGraph(RandomHouse(seed: seed).manifest()))
        let blocks = layout.blocks.indices.map { number in
            Rectangle(
                left: layout.corners[number].x, top: layout.corners[number].y,
                right: layout.corners[number].x + layout.sizes[number].width,
                bottom: layout.corners[number].y + layout.sizes[number].height)
        }
        for (number, block) in blocks.enumerated() {
            #expect(block.left >= Layout.margin && block.right <= layout.width - Layout.margin)
            #expect(block.bottom <= layout.height)
            #expect(!blocks[(number + 1)...].contains { $0.meets(block) }, "seed \(seed)")
        }
        for way in layout.wirings.flatMap(\.ways) {
            // Without both ends, which stand on blocks.
            let pieces = [
                Rectangle(
                    left: way.from.x, top: way.from.y + 1, right: way.from.x, bottom: way.turn),
                Rectangle(
                    left: min(way.from.x, way.to.x), top: way.turn,
                    right: max(way.from.x, way.to.x), bottom: way.turn),
                Rectangle(left: way.to.x, top: way.turn, right: way.to.x, bottom: way.to.y - 1),
            ]
            #expect(
                !pieces.contains { piece in blocks.contains { $0.meets(piece) } }, "seed \(seed)")
            #expect(way.from.y < way.turn && way.turn < way.to.y)
        }
    }

    @Test(arguments: 0..<20)
    func `draws each need that does not follow, and no other`(seed: Int) throws {
        let graph = ModuleGraph(RandomHouse(seed: seed).manifest())
        let layout = try Layout(graph)
        for (block, wiring) in zip(layout.blocks, layout.wirings) {
            let ends = wiring.ways.filter(\.endsAtBlock).map(\.to)
            let reached = layout.blocks.indices.filter { number in
                let (corner, size) = (layout.corners[number], layout.sizes[number])
                return ends.contains {
                    $0.y == corner.y && corner.x < $0.x && $0.x < corner.x + size.width
                }
            }
            #expect(reached == block.needs, "seed \(seed)")
        }
    }

    @Test func `lets names fit into their boxes`() throws {
        let name = "ANameThatIsLongerThanAnyOther"
        let graph = ModuleGraph(SampleHouse.manifest(features: ["Login", name]))
        for box in try Layout(graph).sizes.flatMap(\.boxes) {
            #expect(BlockSize.textWidth(box.name) + 12 <= box.width)
        }
    }

    @Test func `is not wider for an eighth feature`() throws {
        func width(_ count: Int) throws -> Int {
            let names = (1...count).map { "Feature\($0)" }
            return try Layout(ModuleGraph(SampleHouse.manifest(features: names))).width
        }
        #expect(try width(8) == width(7))
    }
}

private struct Rectangle {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    func meets(_ other: Rectangle) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
}

/// Modules in each layer, and needs downwards, by chance.
private struct RandomHouse {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    func manifest() -> Manifest {
        var dice = self
        let folders = [
            "Modules/System", "Modules/Core", "Modules/Adapters", "Modules/Features",
        ]
        var targets: [Manifest.Target] = []
        for folder in folders {
            for number in 0...dice.next(below: 6) {
                let name = "M\(folder.split(separator: "/")[1])\(number)"
                let isLow = folder == folders[0]
                let needs =
                    isLow ? [] : targets.map(\.name).filter { _ in dice.next(below: 3) == 0 }
                targets.append(SampleHouse.target(name, in: folder, needs: needs))
            }
        }
        let below = targets.map(\.name)
        targets.append(
            SampleHouse.target(
                "Composition", in: "App", needs: below.filter { _ in dice.next(below: 2) == 0 }))
        targets.append(
            SampleHouse.target(
                "the-app", .executable, in: "App",
                needs: ["Composition"] + below.filter { _ in dice.next(below: 2) == 0 }))
        return Manifest(targets: targets)
    }

    private mutating func next(below limit: UInt64) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % limit)
    }
}
