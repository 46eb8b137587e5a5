// Made of Texts/ListStrings.pot by Tools/texts. Change the tables.
import Localization

/// The messages about lists that users import.
enum ListStrings {
    static func lineIssue(number: Int, reason: String) -> String {
        localized(
            en: "Line \(number): \(reason)", ko: "\(number)행: \(reason)",
            qps: "[Lîñé \(number): \(reason)]")
    }

    static func allowedValues(field: String, values: String) -> String {
        localized(
            en: "\(field)s: \(values).", ko: "\(field): \(values).", qps: "[\(field)š: \(values).]")
    }

    static var missingName: String {
        localized(en: "the name is missing.", ko: "이름이 없습니다.", qps: "[thé ñámé îš mîššîñĝ. ~~~~]")
    }

    static func missingValue(_ field: String) -> String {
        localized(
            en: "\(field) is missing.", ko: "\(field)\(Particle.subject.form(after: field)) 없습니다.",
            qps: "[\(field) îš mîššîñĝ. ~~]")
    }

    static func valueTooLong(field: String, maximum: Int) -> String {
        localized(
            en: "\(field) above \(maximum) characters.",
            ko: "\(field)\(Particle.subject.form(after: field)) \(maximum)자를 넘습니다.",
            qps: "[\(field) ábóvé \(maximum) çháráçtérš. ~~~~]")
    }

    static func invisibleValue(_ field: String) -> String {
        localized(
            en: "\(field) without visible characters.", ko: "\(field)에 보이는 문자가 없습니다.",
            qps: "[\(field) wîthóút vîšîblé çháráçtérš. ~~~~ ~~~~]")
    }

    static func valueOutOfRange(field: String, text: String, minimum: Int, maximum: Int) -> String {
        localized(
            en: "\(field) “\(text)” is not \(minimum) to \(maximum).",
            ko:
                "\(field) “\(text)”\(Particle.topic.form(after: text)) \(minimum)~\(maximum)이 아닙니다.",
            qps: "[\(field) “\(text)” îš ñót \(minimum) tó \(maximum). ~~~~]")
    }

    static func unknownValue(field: String, text: String) -> String {
        localized(
            en: "unknown \(field) “\(text)”.", ko: "알 수 없는 \(field) “\(text)”.",
            qps: "[úñkñówñ \(field) “\(text)”. ~~]")
    }

    static func invalidBirth(_ text: String) -> String {
        localized(
            en: "no date of birth “\(text)”.",
            ko: "“\(text)”\(Particle.topic.form(after: text)) 생년월일이 아닙니다.",
            qps: "[ñó dáté óf bîrth “\(text)”. ~~~~]")
    }

    static func furtherPosition(_ text: String) -> String {
        localized(
            en: "further position “\(text)” is not stored.",
            ko: "두 번째 포지션 “\(text)”\(Particle.topic.form(after: text)) 저장하지 않습니다.",
            qps: "[fúrthér póšîtîóñ “\(text)” îš ñót štóréd. ~~~~ ~~~~ ~]")
    }

    static func similarName(_ name: String) -> String {
        localized(
            en: "the squad has “\(name)”.",
            ko: "선수단에 “\(name)”\(Particle.subject.form(after: name)) 있습니다.",
            qps: "[thé šqúád háš “\(name)”. ~~~~]")
    }

    static func repeatedName(_ line: Int) -> String {
        localized(
            en: "line \(line) has the same name.", ko: "\(line)행과 이름이 같습니다.",
            qps: "[lîñé \(line) háš thé šámé ñámé. ~~~~ ~~]")
    }

    static var tooManyValues: String {
        localized(
            en: "more values than columns.", ko: "값이 열보다 많습니다.",
            qps: "[móré válúéš tháñ çólúmñš. ~~~~ ~~]")
    }

    static var unreadableCharacters: String {
        localized(
            en: "characters marked � cannot be read.", ko: "�로 표시된 문자를 읽을 수 없습니다.",
            qps: "[çháráçtérš márkéd � çáññót bé réád. ~~~~ ~~~~ ~]")
    }

    static var possibleHeading: String {
        localized(
            en: "this row may have the headings.", ko: "제목 행일 수 있습니다.",
            qps: "[thîš rów máý hávé thé héádîñĝš. ~~~~ ~~~~]")
    }

    static func noPerson(_ name: String) -> String {
        localized(
            en: "“\(name)” is not a person.",
            ko: "“\(name)”\(Particle.topic.form(after: name)) 사람이 아닙니다.",
            qps: "[“\(name)” îš ñót á péršóñ. ~~~~]")
    }

    static var unclosedQuote: String {
        localized(
            en: "a quotation mark is not closed.", ko: "따옴표가 닫히지 않았습니다.",
            qps: "[á qúótátîóñ márk îš ñót çlóšéd. ~~~~ ~~~~]")
    }

    static var textAfterQuote: String {
        localized(
            en: "text follows a quotation mark.", ko: "따옴표 뒤에 글자가 있습니다.",
            qps: "[téxt fóllówš á qúótátîóñ márk. ~~~~ ~~~~]")
    }

    static var invalidJSON: String {
        localized(
            en: "this is not JSON, or a value is missing or of another type.",
            ko: "JSON이 아니거나, 값이 없거나 종류가 다릅니다.",
            qps:
                "[thîš îš ñót JŠÓÑ, ór á válúé îš mîššîñĝ ór óf áñóthér týpé. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var repeatedIdentifier: String {
        localized(
            en: "the identifier occurs twice.", ko: "식별자가 두 번 나옵니다.",
            qps: "[thé îdéñtîfîér óççúrš twîçé. ~~~~ ~~~~]")
    }

    static var unknownPlayer: String {
        localized(
            en: "the document has no player with this identifier.", ko: "문서에 이 식별자의 선수가 없습니다.",
            qps: "[thé dóçúméñt háš ñó pláýér wîth thîš îdéñtîfîér. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var invalidLineUp: String {
        localized(
            en: "there is no player, or a player occurs twice.", ko: "선수가 없거나 한 선수가 두 번 나옵니다.",
            qps: "[théré îš ñó pláýér, ór á pláýér óççúrš twîçé. ~~~~ ~~~~ ~~~~]")
    }

    static func invalidScore(minimum: Int, maximum: Int) -> String {
        localized(
            en: "the goals are not whole numbers from \(minimum) to \(maximum).",
            ko: "골은 \(minimum)~\(maximum)의 정수여야 합니다.",
            qps: "[thé ĝóálš áré ñót whólé ñúmbérš fróm \(minimum) tó \(maximum). ~~~~ ~~~~ ~~~~]")
    }

    static var invalidDate: String {
        localized(
            en: "the date is not of the form 2026-11-21T19:30:00.000Z.",
            ko: "날짜가 2026-11-21T19:30:00.000Z 형식이 아닙니다.",
            qps: "[thé dáté îš ñót óf thé fórm 2026-11-21T19:30:00.000Z. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var unknownTeam: String {
        localized(
            en: "the team is neither a nor b.", ko: "팀이 a도 b도 아닙니다.",
            qps: "[thé téám îš ñéîthér á ñór b. ~~~~ ~~~~]")
    }

    static func invalidCounter(_ maximum: Int) -> String {
        localized(
            en: "the sequence and the counter are not 1 to \(maximum).",
            ko: "순번과 카운터는 1~\(maximum)이어야 합니다.",
            qps: "[thé šéqúéñçé áñd thé çóúñtér áré ñót 1 tó \(maximum). ~~~~ ~~~~ ~~~~]")
    }

    static var incompleteMatch: String {
        localized(
            en: "no event starts the gather, or it has not ended.",
            ko: "경기의 시작이 없거나 경기가 끝나지 않았습니다.",
            qps: "[ñó évéñt štártš thé ĝáthér, ór ît háš ñót éñdéd. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static func tooManyEvents(_ limit: Int) -> String {
        localized(
            en: "more than \(limit) events and players.", ko: "기록과 선수가 \(limit)개를 넘습니다.",
            qps: "[móré tháñ \(limit) évéñtš áñd pláýérš. ~~~~ ~~~~]")
    }

    static func invalidIdentifier(_ text: String) -> String {
        localized(
            en: "“\(text)” is no identifier of the app.",
            ko: "“\(text)”\(Particle.topic.form(after: text)) 앱의 식별자가 아닙니다.",
            qps: "[“\(text)” îš ñó îdéñtîfîér óf thé ápp. ~~~~ ~~~~]")
    }

    static func ambiguousPlayer(_ name: String) -> String {
        localized(
            en: "several players are called “\(name)”: add the number, as in an export.",
            ko: "“\(name)” 선수가 여럿입니다. 내보낸 파일처럼 번호를 붙이세요.",
            qps:
                "[šévérál pláýérš áré çálléd “\(name)”: ádd thé ñúmbér, áš îñ áñ éxpórt. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func unknownColumn(_ heading: String) -> String {
        localized(
            en: "no field is called “\(heading)”: not imported.",
            ko: "“\(heading)”\(Particle.named.form(after: heading)) 항목이 없어 가져오지 않습니다.",
            qps: "[ñó fîéld îš çálléd “\(heading)”: ñót împórtéd. ~~~~ ~~~~ ~~]")
    }

    static func missingHeading(_ text: String) -> String {
        localized(
            en: "“\(text)” is below no heading.", ko: "“\(text)” 위에 제목이 없습니다.",
            qps: "[“\(text)” îš bélów ñó héádîñĝ. ~~~~ ~~]")
    }

    static var invalidName: String {
        localized(
            en: "a name is not letters and digits, or there are too many fields.",
            ko: "이름이 영문자와 숫자가 아니거나 항목이 너무 많습니다.",
            qps:
                "[á ñámé îš ñót léttérš áñd dîĝîtš, ór théré áré tóó máñý fîéldš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var firstNameColumn: String {
        localized(en: "first name", ko: "이름(성 제외)", qps: "[fîršt ñámé ~]")
    }

    static var middleNameColumn: String {
        localized(en: "middle name", ko: "가운데 이름", qps: "[mîddlé ñámé ~~]")
    }

    static var lastNameColumn: String {
        localized(en: "last name", ko: "성", qps: "[lášt ñámé ~]")
    }

    static var birthColumn: String {
        localized(en: "date of birth", ko: "생년월일", qps: "[dáté óf bîrth ~~~]")
    }

    static var ignoredColumn: String {
        localized(en: "not imported", ko: "가져오지 않음", qps: "[ñót împórtéd ~~]")
    }

    static func textFile(encoding: String, separator: String) -> String {
        localized(
            en: "Text in \(encoding), separated by \(separator).",
            ko: "\(encoding) 텍스트, 구분 기호: \(separator).",
            qps: "[Téxt îñ \(encoding), šépárátéd bý \(separator). ~~~~ ~~]")
    }

    static func spreadsheet(_ table: String) -> String {
        localized(
            en: "Spreadsheet, table “\(table)”.", ko: "스프레드시트, 표 “\(table)”.",
            qps: "[Špréádšhéét, táblé “\(table)”. ~~~~ ~]")
    }

    static func spreadsheetWithOthers(table: String, others: String) -> String {
        localized(
            en: "Spreadsheet, table “\(table)”. Not read: \(others).",
            ko: "스프레드시트, 표 “\(table)”. 읽지 않음: \(others).",
            qps: "[Špréádšhéét, táblé “\(table)”. Ñót réád: \(others). ~~~~ ~~~~ ~]")
    }

    static func contacts(_ encoding: String) -> String {
        localized(
            en: "Contacts in \(encoding).", ko: "\(encoding) 연락처.",
            qps: "[Çóñtáçtš îñ \(encoding). ~~~]")
    }

    static var commas: String {
        localized(en: "commas", ko: "쉼표", qps: "[çómmáš]")
    }

    static var semicolons: String {
        localized(en: "semicolons", ko: "세미콜론", qps: "[šémîçólóñš ~]")
    }

    static var tabs: String {
        localized(en: "tabs", ko: "탭", qps: "[tábš]")
    }

    static var bars: String {
        localized(en: "bars", ko: "세로줄", qps: "[bárš]")
    }

    static func column(_ number: Int) -> String {
        localized(en: "Column \(number)", ko: "\(number)열", qps: "[Çólúmñ \(number)]")
    }

    static func rejection(number: Int, reason: String) -> String {
        localized(
            en: "Line \(number): \(reason).", ko: "\(number)행: \(reason).",
            qps: "[Lîñé \(number): \(reason). ~]")
    }

    static func rejectionWithValues(number: Int, reason: String, values: String) -> String {
        localized(
            en: "Line \(number): \(reason). Values: \(values)",
            ko: "\(number)행: \(reason). 값: \(values)",
            qps: "[Lîñé \(number): \(reason). Válúéš: \(values) ~~~~]")
    }

    static var aboveHeadings: String {
        localized(en: "above the headings", ko: "제목 행 위", qps: "[ábóvé thé héádîñĝš ~~~~]")
    }

    static func filledIn(_ values: String) -> String {
        localized(en: "filled in: \(values)", ko: "채움: \(values)", qps: "[fîlléd îñ: \(values) ~~]")
    }

    static func notStored(_ values: String) -> String {
        localized(
            en: "not stored: \(values)", ko: "저장하지 않음: \(values)", qps: "[ñót štóréd: \(values) ~~]"
        )
    }

    static func different(_ values: String) -> String {
        localized(
            en: "different in the list: \(values)", ko: "명단과 다름: \(values)",
            qps: "[dîfféréñt îñ thé lîšt: \(values) ~~~~ ~~]")
    }
}
