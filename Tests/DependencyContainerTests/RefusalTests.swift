import Testing

@Suite struct `What the compiler refuses` {
    @Test(.enabled(if: Compiler.modules != nil))
    func `is what must not leave the main actor, and what was not declared`() throws {
        let code = """
            import DependencyContainer

            final class Local {}
            @MainActor func screen() -> Int { 1 }
            @Sendable func slow() async -> Int { 1 }

            @MainActor func registerSound(in container: Container) {
                let local = Local()
                container.register(Local.self) { local }
                container.register(Int.self, needs: Local.self) { _ in screen() }
                container.register(awaiting: Int.self, needs: String.self) { $0.count }
                container.register(awaiting: Int.self) { await slow() + screen() }
            }

            @MainActor func registerUnsound(in container: Container) {
                let local = Local()
                container.register(awaiting: Local.self) { Local() }  // refused
                container.register(awaiting: Int.self, needs: Local.self) { _ in 1 }  // refused
                container.register(awaiting: Int.self) { local === local ? 1 : 2 }  // refused
                container.register(awaiting: Int.self) { screen() }  // refused
                container.register(Int.self) { await slow() }  // refused
                container.register(Int.self, needs: String.self) { (text: Bool) in 1 }  // refused
                container.register(Int.self, needs: String.self) { 1 }  // refused
                container.replace(awaiting: Local.self) { Local() }  // refused
            }

            func resolve(from container: Container) throws {
                _ = try container.resolve(Int.self)  // refused
            }
            """
        let refused = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasSuffix("// refused") }.map { $0.offset + 1 }
        #expect(try Compiler.refusedLines(of: code) == refused)
    }
}
