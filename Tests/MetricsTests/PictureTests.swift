import Foundation
import PackageFacts
import Testing

@testable import Metrics

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct `The picture of the modules` {
    @Test(arguments: [1, 2, 7, 8, 20])
    func `is well-formed, and has each module once`(count: Int) throws {
        let manifest = SampleHouse.manifest(features: (1...count).map { "Feature\($0)" })
        let names = PictureNames(try ModulePicture(ModuleGraph(manifest)).svg)
        #expect(names.isWellFormed)
        let shipped = Facts(manifest, []).modules.map(\.name)
        #expect(names.modules.sorted() == shipped.sorted())
    }

    @Test func `is the same each time`() throws {
        let graph = ModuleGraph(SampleHouse.manifest())
        #expect(try ModulePicture(graph).svg == ModulePicture(graph).svg)
    }

    @Test func `leaves out what follows`() {
        let reduced = ModuleGraph(SampleHouse.manifest()).reduced
        func needs(_ name: String) -> [String]? {
            reduced.modules.first { $0.name == name }?.needs
        }
        #expect(needs("Login") == ["Domain", "TerminalUI"])
        #expect(needs("Composition") == ["Login", "Gather"])
        #expect(needs("the-app") == ["Persistence", "Curses", "Composition"])
    }

    @Test func `frames those alike, and leaves alone one that differs`() {
        let odd = SampleHouse.target("Grid", in: "Modules/Features", needs: ["Domain", "Login"])
        let manifest = SampleHouse.manifest(
            features: ["Login", "Gather", "PlayerAdd"], more: [odd])
        let blocks = Block.blocks(of: ModuleGraph(manifest).reduced)
        let features = blocks.filter { $0.layer == .features }.map(\.members)
        #expect(Set(features) == [["Login"], ["Gather", "PlayerAdd"], ["Grid"]])
    }

    @Test func `is refused when a module needs what stands above it`() {
        let odd = SampleHouse.target("Odd", in: "Modules/Core", needs: ["Login"])
        let refusal = #expect(throws: MetricsRefusal.self) {
            try ModulePicture(ModuleGraph(SampleHouse.manifest(more: [odd])))
        }
        #expect(refusal?.kind == .data)
        #expect(refusal?.description.hasPrefix("Odd needs Login") == true)
    }

    @Test func `is checked against the one in the repository`() throws {
        let folder = try ScratchFolder()
        let file = PictureFile(folder.path)
        let picture = try ModulePicture(ModuleGraph(SampleHouse.manifest())).svg
        #expect(throws: MetricsRefusal.self) { try file.check(picture) }
        #expect(throws: MetricsRefusal.self) {
            try Disk.write(picture, to: "\(folder.path)/\(PictureFile.path)")
        }
        try folder.write("", to: PictureFile.path)
        try Disk.write(picture, to: "\(folder.path)/\(PictureFile.path)")
        #expect(throws: Never.self) { try file.check(picture) }

        let more = SampleHouse.manifest(features: ["Login", "Gather", "Standings"])
        let refusal = #expect(throws: MetricsRefusal.self) {
            try file.check(ModulePicture(ModuleGraph(more)).svg)
        }
        #expect(refusal?.kind == .outdated)
        #expect(refusal?.description.contains("run Tools/metrics --svg") == true)
    }
}

/// What a picture says, as a reader of XML finds it.
private final class PictureNames: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    private(set) var modules: [String] = []
    private var isName = false

    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        isName = element == "text" && attributes["class"] == "name"
        if isName { modules.append("") }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isName { modules[modules.count - 1] += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        isName = false
    }
}
