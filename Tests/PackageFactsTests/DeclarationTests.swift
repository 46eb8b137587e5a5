import PackageFacts
import Testing

@Suite struct `Finding declarations` {
    @Test(arguments: [
        ("public struct Player {}", "struct Player"),
        ("open class Player: Base, Other where X: Y {}", "class Player"),
        ("public final class Player {}", "class Player"),
        ("@MainActor public protocol Player: AnyObject {}", "protocol Player"),
        ("@available(*, deprecated) @frozen public enum Player {}", "enum Player"),
        ("public actor Player {}", "actor Player"),
        ("public typealias Players = [Player]", "typealias Players"),
        ("public func play(open: Int, class: Int) {}", "func play"),
        ("public static func < (one: A, other: A) -> Bool { true }", "func <"),
        ("public func == <T>(one: T, other: T) -> Bool { true }", "func =="),
        ("public let package = 1", "let package"),
        ("public private(set) var open = A.init(public: 1)", "var open"),
        ("public\nfunc\nplay() {}", "func play"),
        ("public func `a second Enter`() {}", "func a_second_Enter"),
        ("package var x: Int { let y = 1; return y }", "var x"),
        ("public import Domain\nlet x = 1\npublic let y = 2", "let y"),
        ("#if os(Linux)\npublic let y = 2\n#endif", "let y"),
        ("let x = { public }\npublic let y = 2", "let y"),
        ("// public let x = 1\npublic let y = 2", "let y"),
        ("private struct Player { public let x = 1 }\npublic let y = 2", "let y"),
        ("struct Player { public init() {} }\npublic let y = 2", "let y"),
    ])
    func `what others may use is found`(text: String, expected: String) {
        #expect(exposed(in: text) == [expected])
    }

    @Test(arguments: [
        "struct Player { let x = 1 }", "internal func play() {}", "let x = \"public let y\"",
        "func play() { public struct Inner {} }", "public import Domain", "public extension A {}",
        "extension A { private(set) var x = 1 }", "fileprivate enum A { case b }",
    ])
    func `what nobody else may use is passed over`(text: String) {
        #expect(exposed(in: text) == [])
    }

    @Test func `requirements are as public as their protocol`() {
        let text = """
            @MainActor public protocol ListNavigation: SessionNavigation, Sendable {
                associatedtype Row
                var title: String { get }
                /// Words
                func listDidEnd(with result: Result<Int, Error>)
                init(_ x: Int)
                subscript(index: Int) -> Row { get }
            }
            protocol Inside { func play() }
            """
        let found = Declaration.all(in: text).filter(\.isExposed)
        #expect(
            found.map(\.name)
                == ["ListNavigation", "Row", "title", "listDidEnd", "init", "subscript"])
        #expect(found.map(\.line) == [1, 2, 3, 5, 6, 7])
        #expect(found.map(\.isPartOfType) == [false, true, true, true, true, true])
        #expect(found[3].container == "ListNavigation")
        #expect(found[0].attributes == ["@MainActor"])
        #expect(found[0].parents == ["SessionNavigation", "Sendable"])
    }

    @Test func `members of a public extension are public, unless they say otherwise`() {
        let text = """
            public extension Outer.Inner where Self: Equatable {
                func play() { func inner() {} }
                private func hide() {}
            }
            extension Outer { public var shown: Int { 1 }; var hidden: Int { 2 } }
            """
        #expect(exposed(in: text) == ["func play", "var shown"])
        #expect(Declaration.all(in: text).first?.container == "Outer.Inner")
    }

    @Test func `cases are as public as their enumeration, and each is counted`() {
        let text = """
            public enum Field: Equatable, Sendable {
                case name
                indirect case age(of: Int, or: Field), skill = 3,
                    position
                var x: Int { switch self { case .name: 1; default: 2 } }
                public static let first = Field.name
            }
            """
        #expect(
            exposed(in: text) == [
                "enum Field", "case name", "case age", "case skill", "case position", "let first",
            ])
    }

    @Test func `a member cannot be more public than its type`() {
        let text = """
            public struct Outer<Value: Equatable>: Generic<Value>, Module.Part, ~Copyable {
                struct Inner { public let x: Int }
                public struct Open { public let y: Int }
            }
            """
        #expect(exposed(in: text) == ["struct Outer", "struct Open", "let y"])
        let found = Declaration.all(in: text)
        #expect(found.last?.container == "Outer.Open")
        #expect(found.first?.parents == ["Generic", "Module.Part"])
    }

    @Test func `accessors, closures and functions hold nothing for others`() {
        let text = """
            public struct Form {
                public var text = "{" { didSet { let x = 1; show(x) } }
                public let make: () -> Int = { let x = [1, 2]; return x.count }
                public func run(_ body: () -> Void = { let y = 1 }) { struct Local {} }
            }
            """
        #expect(exposed(in: text) == ["struct Form", "var text", "let make", "func run"])
    }

    private func exposed(in text: String) -> [String] {
        Declaration.all(in: text).filter(\.isExposed).map { "\($0.kind.rawValue) \($0.name)" }
    }
}
