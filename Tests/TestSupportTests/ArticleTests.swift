import Testing

@testable import TestSupport

@Suite struct `The listings of an article` {
    private let code = """
        func f() {
            // snippet: body
            if true {

                g()
            }
            // end
            #expect(
                text
                    // snippet: printed
                    == \"""
                    one
                      two
                    \"""
                // end
            )
        }
        """

    @Test func `are the marked parts of the code without their indentation`() throws {
        #expect(
            try Snippet.all(in: code) == [
                Snippet(name: "body", text: "if true {\n\n    g()\n}"),
                Snippet(name: "printed", text: "one\n  two"),
            ])
    }

    @Test(arguments: ["// snippet: a\nx", "// snippet: a\nx\n// snippet: b\n// end"])
    func `without an end are an error`(code: String) {
        #expect(throws: ArticleError.noEnd("a")) { try Snippet.all(in: code) }
    }

    @Test func `are found by their comments and replaced by the code`() throws {
        let article = try Article(
            """
            # Title

            <!-- snippet: body -->
            ```swift
            old
            ```
            Text.

            <!-- snippet: printed -->
            ```text
            ```

            ```text
            anything
            ```
            """)
        #expect(article.listings.map(\.name) == ["body", "printed"])
        let updated = try Article(article.showing(Snippet.all(in: code)))
        #expect(try updated.listings == Snippet.all(in: code))
        #expect(
            updated.text == """
                # Title

                <!-- snippet: body -->
                ```swift
                if true {

                    g()
                }
                ```
                Text.

                <!-- snippet: printed -->
                ```text
                one
                  two
                ```

                ```text
                anything
                ```
                """)
        #expect(updated.showing(updated.listings) == updated.text)
    }

    @Test func `in Swift without a name are an error`() {
        #expect(throws: ArticleError.noName("let a = 1")) {
            try Article("```swift\nlet a = 1\n```")
        }
        #expect(throws: ArticleError.noEnd("a")) {
            try Article("<!-- snippet: a -->\n```swift\nlet a = 1")
        }
    }

    @Test func `that differ from the code are reported`() throws {
        let article = try Article(
            """
            <!-- snippet: same -->
            ```swift
            let a = 1
            ```
            <!-- snippet: changed -->
            ```swift
            let a = 1
            ```
            <!-- snippet: gone -->
            ```swift
            let a = 1
            ```
            """)
        let snippets = [
            Snippet(name: "same", text: "let a = 1"), Snippet(name: "changed", text: "let a = 2"),
            Snippet(name: "new", text: ""), Snippet(name: "new", text: ""),
        ]
        let errors = ArticleCatalog.errors(of: [article], showing: snippets)
        #expect(
            Set(errors) == [
                .twice("new"), .different("changed"), .noSnippet("gone"), .notShown("new"),
            ])
        #expect(errors.allSatisfy { !$0.description.isEmpty })
    }
}
