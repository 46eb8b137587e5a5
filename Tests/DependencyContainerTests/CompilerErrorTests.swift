import Testing

@Suite struct `Compiler errors` {
    @Test(.enabled(if: Compiler.modules != nil))
    func `the compiler rejects needs that are not declared`() async throws {
        let code = """
            import DependencyContainer

            final class Local {}
            @MainActor func screen() -> Int { 1 }
            @Sendable func slow() async -> Int { 1 }

            @MainActor func registerSound(in container: Container) {
                let local = Local()
                container.register(Local.self) { local }
                container.register(Int.self, needs: Local.self) { _ in screen() }
            }

            @MainActor func registerUnsound(in container: Container) {
                container.register(Int.self) { await slow() }  // error
                container.register(Int.self, needs: String.self) { (text: Bool) in 1 }  // error
                container.register(Int.self, needs: String.self) { 1 }  // error
            }

            func resolve(from container: Container) throws {
                _ = try container.resolve(Int.self)  // error
            }
            """
        let expected = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasSuffix("// error") }.map { $0.offset + 1 }
        #expect(try await Compiler.rejectedLines(of: code) == expected)
    }
}
