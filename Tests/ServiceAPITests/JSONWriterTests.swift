import ServiceAPI
import Testing

@Suite struct `JSON` {
    @Test func `omits fields without a value and separates the others`() {
        var json = JSONWriter()
        json.array {
            $0.object {
                $0.field("name", "Ana")
                $0.field("skill", nil as String?)
                $0.field("age", 20)
                $0.field("error", true)
            }
            $0.object { _ in }
        }
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"[{"name":"Ana","age":20,"error":true},{}]"#)
    }

    @Test(arguments: [
        ("", ""), (#"a"b\c"#, #"a\"b\\c"#), ("\n\u{1}\u{1F}", #"\u000a\u0001\u001f"#), ("손😀", "손😀"),
    ])
    func `escapes only what JSON requires`(text: String, escaped: String) {
        var json = JSONWriter()
        json.object { $0.field("text", text) }
        #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"text\":\"\(escaped)\"}")
    }
}
