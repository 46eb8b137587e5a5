import Testing

@testable import TestSupport

@Suite struct `Listings of an article` {
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

    @Test func `are the marked parts of the code, moved to the left`() throws {
        #expect(
            try Snippet.all(in: code) == [
                Snippet(name: "body", text: "if true {\n\n    g()\n}"),
                Snippet(name: "printed", text: "one\n  two"),
            ])
    }

    @Test(arguments: ["// snippet: a\nx", "// snippet: a\nx\n// snippet: b\n// end"])
    func `have to end`(code: String) {
        #expect(throws: ArticleError.noEnd("a")) { try Snippet.all(in: code) }
    }

    @Test func `are found by the comment above them, and taken from the code`() throws {
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
        let anew = try Article(article.showing(Snippet.all(in: code)))
        #expect(try anew.listings == Snippet.all(in: code))
        #expect(
            anew.text == """
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
        #expect(anew.showing(anew.listings) == anew.text)
    }

    @Test func `in Swift need a name`() {
        #expect(throws: ArticleError.noName("let a = 1")) {
            try Article("```swift\nlet a = 1\n```")
        }
        #expect(throws: ArticleError.noEnd("a")) {
            try Article("<!-- snippet: a -->\n```swift\nlet a = 1")
        }
    }

    @Test func `and the code have to belong together`() throws {
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
        let problems = ArticleCatalog.problems(of: [article], showing: snippets)
        #expect(
            Set(problems) == [
                .twice("new"), .different("changed"), .noSnippet("gone"), .notShown("new"),
            ])
        #expect(problems.allSatisfy { !$0.description.isEmpty })
    }
}
