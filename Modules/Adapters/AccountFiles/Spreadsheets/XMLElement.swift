import CExpat

/// An element of an XML document. Names have no prefixes.
final class XMLElement {
    enum Content {
        case element(XMLElement)
        case text(String)
    }

    /// The number of elements in each other that a document can have.
    private static let maximumDepth = 100

    let name: String
    private let attributes: [String: String]
    private var contents: [Content] = []

    private init(_ name: String, _ attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// Returns the root of a document, or nil if it is not well-formed or declares entities.
    static func root(of bytes: [UInt8]) -> XMLElement? {
        let parser = XML_ParserCreate(nil)
        defer { XML_ParserFree(parser) }
        let state = ParserState(parser: parser)
        return withExtendedLifetime(state) {
            XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
            XML_SetElementHandler(
                parser,
                { state, name, attributes in
                    guard let name, let attributes else { return }
                    ParserState.of(state).start(String(cString: name), attributes)
                }, { state, _ in ParserState.of(state).end() })
            XML_SetCharacterDataHandler(parser) { state, text, count in
                let bytes = UnsafeBufferPointer(start: text, count: Int(count))
                ParserState.of(state).add(
                    String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self))
            }
            XML_SetStartDoctypeDeclHandler(parser) { state, _, _, _, _ in
                ParserState.of(state).stop()
            }
            let status = bytes.withUnsafeBytes { buffer in
                XML_Parse(
                    parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
                    Int32(buffer.count), 1)
            }
            return status == XML_STATUS_OK ? state.root.elements.first : nil
        }
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var elements: [XMLElement] {
        contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Returns the elements with a name.
    func elements(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// Returns the first element with a name.
    func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

    /// Returns the texts of this element and of the elements in it.
    ///
    /// - Parameter text: Returns a text in place of that of an element, or nil.
    func text(replacing replacement: (XMLElement) -> String? = { _ in nil }) -> String {
        contents.map { content in
            switch content {
            case .text(let text): text
            case .element(let element):
                replacement(element) ?? element.text(replacing: replacement)
            }
        }.joined()
    }

    private final class ParserState {
        let root = XMLElement("")
        private let parser: XML_Parser?
        private var path: [XMLElement] = []

        init(parser: XML_Parser?) {
            self.parser = parser
            path = [root]
        }

        static func of(_ pointer: UnsafeMutableRawPointer?) -> ParserState {
            guard let pointer else { preconditionFailure("The parser has a state.") }
            return Unmanaged<ParserState>.fromOpaque(pointer).takeUnretainedValue()
        }

        func start(
            _ name: String, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>
        ) {
            guard path.count < XMLElement.maximumDepth else { return stop() }
            var attributes: [String: String] = [:]
            var index = 0
            while let key = list[index], let value = list[index + 1] {
                let key = Self.withoutPrefix(String(cString: key))
                // The first attribute of `office:value-type` and `calcext:value-type` counts.
                attributes[key] = attributes[key] ?? String(cString: value)
                index += 2
            }
            let element = XMLElement(Self.withoutPrefix(name), attributes)
            path.last?.contents.append(.element(element))
            path.append(element)
        }

        func end() {
            path.removeLast()
        }

        func add(_ text: String) {
            path.last?.contents.append(.text(text))
        }

        func stop() {
            _ = XML_StopParser(parser, XML_Bool(XML_FALSE))
        }

        private static func withoutPrefix(_ name: String) -> String {
            name.split(separator: ":").last.map(String.init) ?? name
        }
    }
}
