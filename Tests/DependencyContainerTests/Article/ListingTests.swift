import TestSupport
import Testing

@Suite struct `Articles of DependencyContainer` {
    @Test func `the articles show compiled code`() throws {
        let folder = "Modules/Core/DependencyContainer/DependencyContainer.docc"
        let code = "Tests/DependencyContainerTests/Article"
        if RecordedFrame.isRecording { try ArticleCatalog(folder, showing: code).record() }
        #expect(try ArticleCatalog(folder, showing: code).errors == [])
    }
}
