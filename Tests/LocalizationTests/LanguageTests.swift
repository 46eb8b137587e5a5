import Localization
import Testing

@Suite struct `The language` {
    @Test func `of a test is not that of others`() async {
        #expect(Language.current == .en)
        await Language.with(.ko) {
            #expect(localized(en: "Squad", ko: "선수단", qps: "[Šqúád]") == "선수단")
            await Task { #expect(Language.current == .ko) }.value
            await Task.detached { #expect(Language.current == .en) }.value
        }
        #expect(localized(en: "Squad", ko: "선수단", qps: "[Šqúád]") == "Squad")
    }

    @Test(arguments: [
        ([:], Language.en), (["LANG": "ko_KR.UTF-8"], .ko), (["LANG": "ko"], .ko),
        (["LANG": "ko@x"], .ko), (["LANG": "kok_IN"], .en), (["LANG": "C.UTF-8"], .en),
        (["LANG": "ko_KR", "LC_MESSAGES": "en_GB"], .en),
        (["LC_MESSAGES": "ko_KR", "LANG": "en_GB"], .ko),
        (["LC_ALL": "C", "LC_MESSAGES": "ko_KR", "LANG": "ko_KR"], .en),
        (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR"], .ko),
        (["LC_CTYPE": "ko_KR", "LANG": "en_GB"], .en), (["LANG": "qps"], .qps),
    ])
    func `is that of the messages in the user's locale`(
        variables: [String: String], language: Language
    ) {
        #expect(Language.preferred { variables[$0] } == language)
    }

    @Test func `has a code, and users choose any but the pseudo-language`() {
        #expect(Language.allCases.allSatisfy { Language(code: $0.code) == $0 })
        #expect(Language(code: "") == nil)
        #expect(Language.choices == Language.allCases.filter { $0 != .qps })
    }
}
