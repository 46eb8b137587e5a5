import DependencyContainer
import Testing

private struct Plain {}
private struct Shape<Content> {}
private enum Game { struct State {} }
private enum Other { struct State {} }
private protocol Port: Sendable {}
private protocol Store<Item>: Sendable { associatedtype Item }

extension Scope {
    fileprivate static let match = Scope("match", within: .session)
}

@MainActor @Suite struct `Container graph` {
    private let container = Container()

    private func fill() {
        container.register(Shape<Int>.self, scope: .app, needs: (any Port).self) {
            (_: any Port) in Shape<Int>()
        }
        container.expect(Plain.self, in: .match)
        container.register(Int.self, needs: Plain.self, Shape<Int>.self) { _, _ in 1 }
        container.require(Int.self, Plain.self, by: "the \"Flow\"")
    }

    @Test func `the graph has every type with its origin, scope and needs`() {
        fill()
        let graph = container.graph
        #expect(graph.nodes.map(\.name) == ["Int", "Plain", "Shape<Int>", "any Port"])
        #expect(graph.nodes.map(\.origin) == [.made, .scopeValue, .made, nil])
        #expect(graph.nodes.map(\.scope) == [.unique, .match, .app, .unique])
        #expect(graph.nodes.map(\.needs) == [["Plain", "Shape<Int>"], [], ["any Port"], []])
        #expect(graph.requirements.map(\.name) == ["the \"Flow\""])
        #expect(graph.requirements.map(\.needs) == [["Int", "Plain"]])
    }

    @Test func `the order of registrations does not change the graph`() {
        fill()
        let other = Container()
        other.require(Plain.self, by: "the \"Flow\"")
        other.register(Int.self, needs: Plain.self, Shape<Int>.self) { _, _ in 2 }
        other.expect(Plain.self, in: .match)
        other.require(Int.self, by: "the \"Flow\"")
        other.register(Shape<Int>.self, scope: .app, needs: (any Port).self) {
            (_: any Port) in Shape<Int>()
        }
        #expect(other.graph == container.graph)
        #expect(other.graph.mermaid == container.graph.mermaid)
        #expect(other.graph.graphviz == container.graph.graphviz)
    }

    @Test func `two types with the same name have their modules`() {
        container.register(Game.State.self) { Game.State() }
        container.register(Other.State.self) { Other.State() }
        let names = container.graph.nodes.map(\.name)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { $0.hasSuffix("State") && $0.contains(".") })
    }

    @Test func `a protocol with a type of its values has the name as in code`() {
        container.register((any Store<Game.State>).self, needs: (any Store<Int>).self) { _ in
            preconditionFailure("The test makes no value.")
        }
        let names = container.graph.nodes.map(\.name)
        #expect(names == ["any Store<Int>", "any Store<State>"])
    }

    @Test func `the Mermaid flowchart has entities for special characters`() {
        fill()
        #expect(
            container.graph.mermaid == """
                flowchart LR
                    by_the__Flow_{{"the #quot;Flow#quot;"}}
                    Int["Int"]
                    any_Port["any Port"]
                    subgraph scope_app["app"]
                        Shape_Int_["Shape#lt;Int#gt;"]
                    end
                    subgraph scope_match["match, within session"]
                        Plain[/"Plain"/]
                    end
                    by_the__Flow_ -.-> Int
                    by_the__Flow_ -.-> Plain
                    Int --> Plain
                    Int --> Shape_Int_
                    Shape_Int_ --> any_Port
                    classDef missing stroke-dasharray: 5 5
                    class any_Port missing

                """)
    }

    @Test func `the Graphviz graph has escaped special characters`() {
        fill()
        #expect(
            container.graph.graphviz == """
                digraph container {
                    rankdir=LR;
                    node [shape=box];
                    "by_the__Flow_" [label="the \\"Flow\\"", shape=hexagon];
                    "Int" [label="Int"];
                    "any_Port" [label="any Port", style=dashed];
                    subgraph "cluster_scope_app" {
                        label="app";
                        "Shape_Int_" [label="Shape<Int>"];
                    }
                    subgraph "cluster_scope_match" {
                        label="match, within session";
                        "Plain" [label="Plain", shape=parallelogram];
                    }
                    "by_the__Flow_" -> "Int" [style=dashed];
                    "by_the__Flow_" -> "Plain" [style=dashed];
                    "Int" -> "Plain";
                    "Int" -> "Shape_Int_";
                    "Shape_Int_" -> "any_Port";
                }

                """)
    }

    @Test func `identifiers are different and no keywords`() {
        struct end {}
        struct subgraph {}
        container.register(end.self) { end() }
        container.register(subgraph.self) { subgraph() }
        container.register(Shape<Plain>.self) { Shape() }
        struct Shape_Plain_ {}
        container.register(Shape_Plain_.self) { Shape_Plain_() }
        let boxes = container.graph.mermaid.split(separator: "\n").dropFirst()
            .map { $0.drop { $0 == " " }.prefix { $0 != "[" } }
        #expect(boxes == ["Shape_Plain_", "Shape_Plain__2", "type_end", "type_subgraph"])
    }

    @Test func `an empty container has an empty graph`() {
        #expect(container.graph.mermaid == "flowchart LR\n")
        #expect(container.graph.nodes.isEmpty)
    }
}
