// Made of Texts/NavigationStrings.pot by Tools/texts. Change the tables.
import Localization

/// The messages about deep links.
enum NavigationStrings {
    static var emptyLink: String {
        localized(
            en: "The link is empty: write the path of a screen.", ko: "링크가 비어 있습니다. 화면의 경로를 쓰세요.",
            qps: "[Thé lîñk îš émptý: wrîté thé páth óf á šçrééñ. ~~~~ ~~~~ ~~~~ ~]")
    }

    static func linkTooLong(bytes: Int, screens: Int) -> String {
        localized(
            en: "The link is too long: write at most \(bytes) bytes and \(screens) screens.",
            ko: "링크가 너무 깁니다. \(bytes)바이트, 화면 \(screens)개 이하로 쓰세요.",
            qps:
                "[Thé lîñk îš tóó lóñĝ: wrîté át móšt \(bytes) býtéš áñd \(screens) šçrééñš. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func noScreen(_ text: String) -> String {
        localized(
            en: "There is no screen \(text).",
            ko: "\(text)\(Particle.named.form(after: text)) 화면이 없습니다.",
            qps: "[Théré îš ñó šçrééñ \(text). ~~~~]")
    }

    static func noScreenWrite(text: String, link: String) -> String {
        localized(
            en: "There is no screen \(text): write \(link).",
            ko: "\(text)\(Particle.named.form(after: text)) 화면이 없습니다. 다음과 같이 쓰세요: \(link)",
            qps: "[Théré îš ñó šçrééñ \(text): wrîté \(link). ~~~~ ~~~~]")
    }

    static func noScreenWriteOne(text: String, links: String) -> String {
        localized(
            en: "There is no screen \(text): write one of \(links).",
            ko: "\(text)\(Particle.named.form(after: text)) 화면이 없습니다. 다음 중 하나를 쓰세요: \(links)",
            qps: "[Théré îš ñó šçrééñ \(text): wrîté óñé óf \(links). ~~~~ ~~~~ ~]")
    }

    static func noScreenAfter(text: String, path: String) -> String {
        localized(
            en: "There is no screen \(text) after \(path): leave it out.",
            ko: "\(path) 다음에 쓸 수 있는 \(text) 화면은 없습니다. 그 부분을 빼세요.",
            qps: "[Théré îš ñó šçrééñ \(text) áftér \(path): léávé ît óút. ~~~~ ~~~~ ~~~~]")
    }

    static func noScreenAfterWrite(text: String, path: String, link: String) -> String {
        localized(
            en: "There is no screen \(text) after \(path): write \(link).",
            ko:
                "\(path) 다음에 \(text)\(Particle.named.form(after: text)) 화면은 없습니다. 다음과 같이 쓰세요: \(link)",
            qps: "[Théré îš ñó šçrééñ \(text) áftér \(path): wrîté \(link). ~~~~ ~~~~ ~]")
    }

    static func noScreenAfterWriteOne(text: String, path: String, links: String) -> String {
        localized(
            en: "There is no screen \(text) after \(path): write one of \(links).",
            ko:
                "\(path) 다음에 \(text)\(Particle.named.form(after: text)) 화면은 없습니다. 다음 중 하나를 쓰세요: \(links)",
            qps: "[Théré îš ñó šçrééñ \(text) áftér \(path): wrîté óñé óf \(links). ~~~~ ~~~~ ~~~~]"
        )
    }

    static var linkTooShort: String {
        localized(
            en: "The link ends too early.", ko: "링크가 완전하지 않습니다.",
            qps: "[Thé lîñk éñdš tóó éárlý. ~~~~ ~~]")
    }

    static func linkTooShortWrite(_ link: String) -> String {
        localized(
            en: "The link ends too early: write \(link).", ko: "링크가 완전하지 않습니다. 다음과 같이 쓰세요: \(link)",
            qps: "[Thé lîñk éñdš tóó éárlý: wrîté \(link). ~~~~ ~~~~]")
    }

    static func linkTooShortWriteOne(_ links: String) -> String {
        localized(
            en: "The link ends too early: write one of \(links).",
            ko: "링크가 완전하지 않습니다. 다음 중 하나를 쓰세요: \(links)",
            qps: "[Thé lîñk éñdš tóó éárlý: wrîté óñé óf \(links). ~~~~ ~~~~ ~~~]")
    }

    static var notFromHere: String {
        localized(
            en: "The screen cannot be shown from here: go back, and open the link again.",
            ko: "여기서는 이 화면을 열 수 없습니다. 뒤로 간 다음 링크를 다시 여세요.",
            qps:
                "[Thé šçrééñ çáññót bé šhówñ fróm héré: ĝó báçk, áñd ópéñ thé lîñk áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var cannotLeave: String {
        localized(
            en:
                "The current screen cannot be left yet: finish or discard your changes, and open the link again.",
            ko: "지금은 이 화면에서 나갈 수 없습니다. 변경한 내용을 저장하거나 버린 다음 링크를 다시 여세요.",
            qps:
                "[Thé çúrréñt šçrééñ çáññót bé léft ýét: fîñîšh ór dîšçárd ýóúr çháñĝéš, áñd ópéñ thé lîñk áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var linkCancelled: String {
        localized(
            en: "The link was cancelled: sign in if you are signed out, and open the link again.",
            ko: "링크 열기가 취소되었습니다. 로그아웃되어 있으면 로그인한 다음 링크를 다시 여세요.",
            qps:
                "[Thé lîñk wáš çáñçélléd: šîĝñ îñ îf ýóú áré šîĝñéd óút, áñd ópéñ thé lîñk áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var extraSlash: String {
        localized(
            en:
                "The link has an extra “/”: write one between two parts and none at the ends, and an empty value as ~.",
            ko: "불필요한 “/”가 있습니다. 두 부분 사이에 하나만 쓰고 처음과 끝에는 쓰지 마세요. 빈 값은 ~로 쓰세요.",
            qps:
                "[Thé lîñk háš áñ éxtrá “/”: wrîté óñé bétwééñ twó pártš áñd ñóñé át thé éñdš, áñd áñ émptý válúé áš ~. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var scheme: String {
        localized(
            en: "The link begins with a scheme: leave out the part that ends with “://”.",
            ko: "링크가 스킴으로 시작합니다. “://”로 끝나는 부분을 빼세요.",
            qps:
                "[Thé lîñk béĝîñš wîth á šçhémé: léávé óút thé párt thát éñdš wîth “://”. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func forbiddenCharacter(character: String, escaped: String) -> String {
        localized(
            en: "\(character) is not allowed in a link: write \(escaped).",
            ko:
                "링크에 \(character)\(Particle.object.form(after: character)) 쓸 수 없습니다. 다음과 같이 쓰세요: \(escaped)",
            qps: "[\(character) îš ñót állówéd îñ á lîñk: wrîté \(escaped). ~~~~ ~~~~ ~]")
    }

    static func invalidEscape(_ text: String) -> String {
        localized(
            en:
                "\(text) is not an escape sequence: write % and two of 0-9 and A-F, or %25 for % itself.",
            ko:
                "\(text)\(Particle.topic.form(after: text)) 올바른 이스케이프가 아닙니다. % 다음에 0-9, A-F 중 두 글자를 쓰고, % 자체는 %25로 쓰세요.",
            qps:
                "[\(text) îš ñót áñ éšçápé šéqúéñçé: wrîté % áñd twó óf 0-9 áñd Á-F, ór %25 fór % îtšélf. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func invalidUTF8(_ text: String) -> String {
        localized(
            en: "\(text) is not valid UTF-8: escape the UTF-8 bytes of the text.",
            ko:
                "\(text)\(Particle.topic.form(after: text)) 올바른 UTF-8이 아닙니다. 글자의 UTF-8 바이트를 이스케이프하세요.",
            qps:
                "[\(text) îš ñót válîd ÚTF-8: éšçápé thé ÚTF-8 býtéš óf thé téxt. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func dots(_ text: String) -> String {
        localized(
            en:
                "\(text) has no meaning in a link: leave it out, or write ~ in front if it is a value.",
            ko: "\(text)\(Particle.topic.form(after: text)) 링크에서 의미가 없습니다. 빼거나, 값이면 앞에 ~를 쓰세요.",
            qps:
                "[\(text) háš ñó méáñîñĝ îñ á lîñk: léávé ît óút, ór wrîté ~ îñ fróñt îf ît îš á válúé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func extraTilde(_ text: String) -> String {
        localized(
            en:
                "\(text) has an unnecessary ~: leave it out, or write ~~ if the value begins with ~.",
            ko: "\(text)에 필요 없는 ~가 있습니다. 빼거나, 값이 ~로 시작하면 ~~로 쓰세요.",
            qps:
                "[\(text) háš áñ úññéçéššárý ~: léávé ît óút, ór wrîté ~~ îf thé válúé béĝîñš wîth ~. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func parameterName(_ text: String) -> String {
        localized(
            en: "\(text) is the name of a parameter: write its value instead.",
            ko: "\(text)\(Particle.topic.form(after: text)) 매개변수의 이름입니다. 대신 값을 쓰세요.",
            qps:
                "[\(text) îš thé ñámé óf á párámétér: wrîté îtš válúé îñštéád. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func invalidValue(value: String, parameter: String, expected: String) -> String {
        localized(
            en: "\(value) is not valid for :\(parameter): write \(expected).",
            ko:
                ":\(parameter)에 \(value)\(Particle.object.form(after: value)) 쓸 수 없습니다. 다음을 쓰세요: \(expected)",
            qps: "[\(value) îš ñót válîd fór :\(parameter): wrîté \(expected). ~~~~ ~~~~]")
    }

    static var anyText: String {
        localized(en: "a text", ko: "텍스트", qps: "[á téxt]")
    }

    static var wholeNumber: String {
        localized(en: "a whole number", ko: "정수", qps: "[á whólé ñúmbér ~~~]")
    }

    static func oneOf(_ names: String) -> String {
        localized(en: "one of \(names)", ko: "\(names) 중 하나", qps: "[óñé óf \(names)]")
    }
}
