// Made of Texts/ProposalStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the page with the proposed import of a squad list.
enum ProposalStrings {
    static var title: String {
        localized(en: "Import a Squad List", ko: "선수 명단 가져오기", qps: "[Împórt á Šqúád Lîšt ~~~~]")
    }

    static var list: String {
        localized(en: "List", ko: "명단", qps: "[Lîšt]")
    }

    static var file: String {
        localized(en: "FILE", ko: "파일", qps: "[FÎLÉ]")
    }

    static var encoding: String {
        localized(en: "Encoding", ko: "인코딩", qps: "[Éñçódîñĝ ~]")
    }

    static var table: String {
        localized(en: "Table", ko: "표", qps: "[Táblé]")
    }

    static var heading: String {
        localized(en: "Headings", ko: "제목 행", qps: "[Héádîñĝš ~]")
    }

    static var noHeading: String {
        localized(en: "none", ko: "없음", qps: "[ñóñé]")
    }

    static var encodingExplanation: String {
        localized(
            en: "Choose the encoding in which all names are right.",
            ko: "모든 이름이 올바르게 보이는 인코딩을 선택하세요.",
            qps: "[Çhóóšé thé éñçódîñĝ îñ whîçh áll ñáméš áré rîĝht. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var tableExplanation: String {
        localized(
            en: "Choose the table to import.", ko: "가져올 표를 선택하세요.",
            qps: "[Çhóóšé thé táblé tó împórt. ~~~~ ~~~]")
    }

    static var headingExplanation: String {
        localized(
            en: "Choose the row with the headings. Rows above it are not imported.",
            ko: "제목 행을 선택하세요. 그 위의 행은 가져오지 않습니다.",
            qps:
                "[Çhóóšé thé rów wîth thé héádîñĝš. Rówš ábóvé ît áré ñót împórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var fillIn: String {
        localized(
            en: "Fill in what is missing", ko: "빠진 값 채우기", qps: "[Fîll îñ whát îš mîššîñĝ ~~~~ ~~]")
    }

    static var reading: String {
        localized(en: "Reading…", ko: "읽는 중…", qps: "[Réádîñĝ… ~]")
    }

    static var columns: String {
        localized(en: "COLUMNS", ko: "열", qps: "[ÇÓLÚMÑŠ]")
    }

    static var words: String {
        localized(en: "WORDS", ko: "값", qps: "[WÓRDŠ]")
    }

    static var doubtful: String {
        localized(en: "PLEASE CHECK", ko: "확인 필요", qps: "[PLÉÁŠÉ ÇHÉÇK ~~]")
    }

    static var rejections: String {
        localized(en: "LEFT OUT", ko: "제외", qps: "[LÉFT ÓÚT ~]")
    }

    static var new: String {
        localized(en: "NEW PLAYERS", ko: "새 선수", qps: "[ÑÉW PLÁÝÉRŠ ~~]")
    }

    static var known: String {
        localized(en: "STORED ALREADY", ko: "이미 있음", qps: "[ŠTÓRÉD ÁLRÉÁDÝ ~~~]")
    }

    static var change: String {
        localized(en: "Change", ko: "변경", qps: "[Çháñĝé]")
    }

    static var choose: String {
        localized(en: "Choose", ko: "선택", qps: "[Çhóóšé]")
    }

    static var meaning: String {
        localized(en: "MEANING", ko: "의미", qps: "[MÉÁÑÎÑĜ]")
    }

    static var current: String {
        localized(en: "current", ko: "현재", qps: "[çúrréñt]")
    }

    static var importPlayers: String {
        localized(en: "Import", ko: "가져오기", qps: "[Împórt]")
    }

    static func added(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 player will be added" : "\(count) players will be added",
            ko: "선수 \(count)명 추가",
            qps: count == 1
                ? "[1 pláýér wîll bé áddéd ~~~~ ~]" : "[\(count) pláýérš wîll bé áddéd ~~~~ ~]")
    }

    static func filledIn(_ count: Int) -> String {
        localized(en: "\(count) filled in", ko: "\(count)명 정보 채움", qps: "[\(count) fîlléd îñ ~]")
    }

    static func storedAlready(_ count: Int) -> String {
        localized(
            en: "\(count) stored already", ko: "\(count)명 이미 있음",
            qps: "[\(count) štóréd álréádý ~~~]")
    }

    static func leftOut(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 row left out" : "\(count) rows left out", ko: "행 \(count)개 제외",
            qps: count == 1 ? "[1 rów léft óút ~~~]" : "[\(count) rówš léft óút ~~~]")
    }

    static func rows(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 row" : "\(count) rows", ko: "행 \(count)개",
            qps: count == 1 ? "[1 rów]" : "[\(count) rówš]")
    }

    static func line(_ number: Int) -> String {
        localized(en: "Line \(number)", ko: "\(number)행", qps: "[Lîñé \(number)]")
    }

    static var emptyColumn: String {
        localized(en: "The column is empty.", ko: "열이 비어 있습니다.", qps: "[Thé çólúmñ îš émptý. ~~~~]")
    }

    static func valuesInList(_ values: String) -> String {
        localized(
            en: "In the list: \(values)", ko: "명단의 값: \(values)",
            qps: "[Îñ thé lîšt: \(values) ~~~]")
    }
}
