import Measuring
import Testing

@Suite struct `A change inside a function` {
    @Test func `goes into the first one where a statement more is allowed`() throws {
        let text = """
            final class Presenter {
                // func notThis() {
                func title() -> String { "" }
                func count() -> Int {
                    1
                }
                private func show() {
                    view?.show(state)
                }
            }
            """
        let change = try #require(BodyChange(in: text))
        #expect(
            change.applied(number: 2)
                == text.replacing(
                    "func show() {\n", with: "func show() {\n        withExtendedLifetime(2) {}\n"))
        #expect(change.applied(number: 2) != change.applied(number: 3))
    }

    @Test(arguments: ["", "let a = 1", "// func show() {", "func count() -> Int {\n    1\n}"])
    func `needs one that returns nothing`(text: String) {
        #expect(BodyChange(in: text) == nil)
    }
}
