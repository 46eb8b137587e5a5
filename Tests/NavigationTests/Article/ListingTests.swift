import TestSupport
import Testing

@Suite struct `The articles of Navigation` {
    @Test func `contain the code of these tests`() throws {
        let folder = "Modules/Core/Navigation/Navigation.docc"
        let code = "Tests/NavigationTests/Article"
        if RecordedFrame.isRecording { try ArticleCatalog(folder, showing: code).record() }
        #expect(try ArticleCatalog(folder, showing: code).errors == [])
    }
}
