import Localization
import Testing

@Suite struct `The language` {
    @Test(arguments: [
        ([:], Language.en), (["LANG": "ko_KR.UTF-8"], .ko), (["LANG": "ko"], .ko),
        (["LANG": "ko_KR", "LC_ALL": "C.UTF-8"], .en),
        (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .ko),
        (["LANG": "ko_KR.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""], .ko),
        (["LANG": "kok_IN"], .en), (["LANG": "fr_FR.UTF-8"], .en), (["LANG": "한국어"], .en),
        (["LANG": "ko@hanja"], .ko), (["LANG": "qps"], .qps),
    ])
    func `is that of the first locale that is set`(
        variables: [String: String], language: Language
    ) {
        #expect(Language.preferred { variables[$0] } == language)
    }

    @Test func `of a test is not that of others`() async {
        #expect(Language.current == .en)
        await Language.with(.ko) {
            #expect(localized(en: "Squad", ko: "선수단", qps: "[Šqúád]") == "선수단")
            await Task { #expect(Language.current == .ko) }.value
            await Task.detached { #expect(Language.current == .en) }.value
        }
        #expect(localized(en: "Squad", ko: "선수단", qps: "[Šqúád]") == "Squad")
    }
}
