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
}
