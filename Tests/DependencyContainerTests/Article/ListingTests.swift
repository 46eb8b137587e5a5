import TestSupport
import Testing

@Suite struct `The articles on DependencyContainer` {
    @Test func `show the code that is compiled`() throws {
        let folder = "Modules/Core/DependencyContainer/DependencyContainer.docc"
        let code = "Tests/DependencyContainerTests/Article"
        if FrameSnapshot.isRecording { try ArticleCatalog(folder, showing: code).record() }
        #expect(try ArticleCatalog(folder, showing: code).problems == [])
    }
}
