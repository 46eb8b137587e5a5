import Domain
import Testing
import UnicodeText

@Suite struct `Search keys` {
    private let folding = UTF8ProcFolding()

    /// Returns whether a search for `query` finds `name`.
    private func finds(_ query: String, in name: String) -> Bool {
        let key = Array(folding.nameKey(name).utf8)
        let part = Array(folding.searchKey(query).utf8)
        guard part.count <= key.count else { return false }
        return (0...(key.count - part.count)).contains { key[$0..<($0 + part.count)] == part[...] }
    }

    @Test(arguments: [
        ("Lukasz", "Łukasz"), ("oster", "Øster"), ("ŁUKASZ", "łukasz"), ("dokovic", "Đoković"),
        ("ihsan", "İhsan"), ("isik", "Işık"), ("strasse", "Straße"), ("aegir", "Ægir"),
        ("thor", "Þór"), ("gudrun", "Guðrún"), ("munoz", "Muñoz"), ("nguyen", "Nguyễn"),
        ("andre", "André"), ("andre", "Andre\u{301}"), ("Тёма", "тема"), ("σισυφος", "ΣΊΣΥΦΟΣ"),
        ("fi", "ﬁ"), ("abc", "ＡＢＣ"), ("ガ", "ｶﾞ"), ("محمد", "مُحَمَّد"), ("שלום", "שָׁלוֹם"),
    ])
    func `a search ignores case, accents, strokes and width`(_ pair: (query: String, name: String))
    {
        #expect(finds(pair.query, in: pair.name))
    }

    @Test(arguments: [
        ("손", "손흥민"), ("소", "손흥민"), ("흥민", "손흥민"), ("李", "李明"), ("명", "김명수"), ("हि", "हिन्दी"),
        ("👨", "👨‍👩‍👧‍👦"), ("🇰🇷", "민 🇰🇷"),
    ])
    func `a search finds a part of a name in any script`(_ pair: (query: String, name: String)) {
        #expect(finds(pair.query, in: pair.name))
    }

    @Test(arguments: [
        ("ㅅㅎㅁ", "손흥민"), ("ㅎㅁ", "손흥민"), ("ㅅ", "손흥민"), ("ㄱㅁㅈ", "김 민재 (GK)"), ("ㄲㅂ", "꽃비"),
        ("ㄱㅅ", "강산"), ("ㄳ", "강산"), ("ㅄ", "박수"), ("흥ㅁ", "손흥민"), ("아ㅄ", "아ㅂㅅ"),
    ])
    func `a search finds the initial consonants of a Korean name`(
        _ pair: (query: String, name: String)
    ) {
        #expect(finds(pair.query, in: pair.name))
    }

    @Test(arguments: [
        ("ㅅㅁ", "손흥민"), ("ㅎㅅ", "손흥민"), ("ㄱㅅ", "값"), ("ㄳ", "넋"), ("민", "손흥"), ("हा", "हिन्दी"),
        ("กา", "กิ"), ("明", "李"), ("🇰🇵", "🇰🇷"), ("lukas z", "Łukasz"),
    ])
    func `a search distinguishes letters and vowel signs`(_ pair: (query: String, name: String)) {
        #expect(!finds(pair.query, in: pair.name))
    }

    @Test func `a search ignores invisible characters`() {
        #expect(folding.searchKey("a\u{200B}b\u{AD}c\u{2060}") == "abc")
    }

    @Test func `names with accents are sorted by their plain spelling`() {
        let names = ["Zoe", "Ørjan", "Łukasz", "Ábel", "abel", "Oscar", "Lucy"]
        let sorted = names.sorted {
            (folding.searchKey($0), $0.utf8.count) < (folding.searchKey($1), $1.utf8.count)
        }
        #expect(sorted == ["abel", "Ábel", "Lucy", "Łukasz", "Ørjan", "Oscar", "Zoe"])
    }

    @Test func `Korean names are sorted by syllable`() {
        let names = ["힘찬", "손흥민", "김민재", "소정", "황희찬", "손흥", "손 흥민", "소"]
        let sorted = names.sorted { folding.nameKey($0) < folding.nameKey($1) }
        #expect(sorted == ["김민재", "소", "소정", "손 흥민", "손흥", "손흥민", "황희찬", "힘찬"])
    }

    @Test(arguments: [("ㅅㅈ", true), ("설", true), ("화면", true), ("ㅎㅁ", true), ("ㅈㅅ", false)])
    func `a search by words finds Korean words by their initial consonants`(
        typed: String, isFound: Bool
    ) {
        let words = folding.wordKeys("화면 설정").split(separator: " ")
        let parts = folding.wordKeys(typed).split(separator: " ")
        #expect(parts.allSatisfy { part in words.contains { $0.hasPrefix(part) } } == isFound)
    }
}
