import TestSupport
import Testing

@Suite struct `The articles on Navigation` {
    @Test func `show the code that is compiled`() throws {
        let folder = "Modules/Core/Navigation/Navigation.docc"
        let code = "Tests/NavigationTests/Article"
        if FrameSnapshot.isRecording { try ArticleCatalog(folder, showing: code).record() }
        #expect(try ArticleCatalog(folder, showing: code).problems == [])
    }
}
