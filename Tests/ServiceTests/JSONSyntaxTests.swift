import Testing

@testable import Service

@Suite struct `Strict JSON` {
    @Test(arguments: [
        "{}", "[]", #"{"a":1,"b":[1,2,{"a":{}}],"c":{"a":1}}"#, " [ 1 , 2 ] ",
        #"{"a":"a","b":"a"}"#, #"[{"a":1},{"a":2}]"#, #"{"a,":1,"a":"],}"}"#, #"{"\"a":1,"a":2}"#,
        #"["a","a"]"#, #"{"a":["a","a"]}"#, "[0,-0,10,1.50,-1.5e+10,2E-3,true,false,null]",
        #""a""#, "1", #"["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"]"#, "[\"\u{7F}\"]",
        #"{"é":1,"손":"흥민"}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}",
    ])
    func `accepts right documents`(_ text: String) {
        #expect(JSONSyntax.isStrict(Array(text.utf8)))
    }

    @Test(arguments: [
        "[1,]", "{\"a\":1,}", "{\"a\":[1 , ] }", "{\"a\":1,\n}", #"{"a":1,"a":1}"#,
        #"{"a":1,"b":2,"a":3}"#, #"{"b":{"a":1,"a":2}}"#, #"{"a":{},"a":{}}"#,
        #"{"a":1,"\u0061":2}"#,
        "\u{FEFF}{}", "{\"a\":\"\u{0}\"}",
    ])
    func `rejects commas before an end, repeated keys and marks`(_ text: String) {
        #expect(!JSONSyntax.isStrict(Array(text.utf8)))
    }

    @Test(arguments: [
        "01", "-", "+1", "1.", ".5", "1e", "1e+", "--1", "0x10", "1_000", "NaN", "Infinity", "tru",
        "nulll", "True", "'a'", "a", #""\x""#, #""\u12""#, #""\ud800""#, "\"\n\"", "\"\u{1}\"",
        "\"a", "//a",
    ])
    func `rejects malformed values of fields that nobody reads`(_ value: String) {
        #expect(!JSONSyntax.isStrict(Array(#"{"x":\#(value)}"#.utf8)))
        #expect(!JSONSyntax.isStrict(Array(#"[\#(value)]"#.utf8)))
    }

    @Test(arguments: [
        "", " ", "{", "[", "[1", "]", "}", "[}", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a" 1}"#,
        #"{1:1}"#, "{a:1}", #"{"a":1 "b":2}"#, "[1 2]", "[1:2]", "[,1]", "[1,,2]", "{,}", ",",
        ":", "[]]", "{}{}", "1 2", "[] x", #"{"a"::1}"#, #"["a":1]"#, #"{"a":1]"#,
    ])
    func `rejects other structures`(_ text: String) {
        #expect(!JSONSyntax.isStrict(Array(text.utf8)))
    }

    @Test func `rejects other encodings than UTF-8`() {
        let text = #"{"name":"A"}"#
        #expect(!JSONSyntax.isStrict(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
        #expect(!JSONSyntax.isStrict(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
        #expect(!JSONSyntax.isStrict(Array(text.utf8) + [0xFF]))
    }

    @Test func `reads any bytes to their end`() {
        for text in ["{\"", "\"\\", "}", "]]", "{\"a", "{\"a\\"] {
            _ = JSONSyntax.isStrict(Array(text.utf8))
        }
        let deep = String(repeating: "[", count: 16_384) + String(repeating: "]", count: 16_384)
        #expect(JSONSyntax.isStrict(Array(deep.utf8)))
    }
}
