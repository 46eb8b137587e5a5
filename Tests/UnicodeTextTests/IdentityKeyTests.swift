import Domain
import Testing
import UnicodeText

@Suite struct `Identity keys` {
    private let folding = UTF8ProcFolding()

    @Test(arguments: [
        ("Anna", "aNNA"), ("Łukasz", "łUKASZ"), ("André", "Andre\u{301}"), ("Straße", "STRASSE"),
        ("ＡＢＣ", "abc"), ("손", "\u{1109}\u{1169}\u{11AB}"), ("ΣΊΣΥΦΟΣ", "σίσυφος"),
        ("a\u{200B}b", "ab"),
    ])
    func `texts that differ in case and composition have the same key`(
        _ pair: (left: String, right: String)
    ) {
        let keys = [pair.left, pair.right].map { Array(folding.identityKey($0).utf8) }
        #expect(keys[0] == keys[1])
    }

    @Test(arguments: [
        ("André", "Andre"), ("Łukasz", "Lukasz"), ("Øster", "Oster"), ("소", "손"), ("Анна", "Anna"),
    ])
    func `texts that differ in accents, strokes or script have different keys`(
        _ pair: (left: String, right: String)
    ) {
        #expect(folding.identityKey(pair.left) != folding.identityKey(pair.right))
    }
}
