// Made of Texts/DamageStrings.pot by Tools/texts. Change the tables.
import Localization

/// The sentences about damaged data, for the person who checks or recovers it.
enum DamageStrings {
    static func invalidPlayer(_ id: String) -> String {
        localized(
            en: "Player \(id) has a value that is not valid.", ko: "선수 \(id)에 올바르지 않은 값이 있습니다.",
            qps: "[Pláýér \(id) háš á válúé thát îš ñót válîd. ~~~~ ~~~~ ~~~]")
    }

    static func invalidGather(_ number: String) -> String {
        localized(
            en: "Gather \(number) has a value that is not valid.",
            ko: "경기 \(number)에 올바르지 않은 값이 있습니다.",
            qps: "[Ĝáthér \(number) háš á válúé thát îš ñót válîd. ~~~~ ~~~~ ~~~]")
    }

    static func differentResult(_ number: String) -> String {
        localized(
            en: "The result of gather \(number) differs from its events.",
            ko: "경기 \(number)의 결과가 기록과 다릅니다.",
            qps: "[Thé réšúlt óf ĝáthér \(number) dîfférš fróm îtš évéñtš. ~~~~ ~~~~ ~~~~ ~]")
    }

    static func invalidRecord(kind: String, id: String) -> String {
        localized(
            en: "The \(kind) \(id) has a value that is not valid.",
            ko: "\(kind) \(id)에 올바르지 않은 값이 있습니다.",
            qps: "[Thé \(kind) \(id) háš á válúé thát îš ñót válîd. ~~~~ ~~~~ ~~]")
    }

    static func squadSize(_ user: String) -> String {
        localized(
            en: "The size of the squad of user \(user) is wrong.",
            ko: "사용자 \(user)의 선수 수가 맞지 않습니다.",
            qps: "[Thé šîzé óf thé šqúád óf úšér \(user) îš wróñĝ. ~~~~ ~~~~ ~~~]")
    }

    static func historySize(_ user: String) -> String {
        localized(
            en: "The size of the history of user \(user) is wrong.",
            ko: "사용자 \(user)의 경기 수가 맞지 않습니다.",
            qps: "[Thé šîzé óf thé hîštórý óf úšér \(user) îš wróñĝ. ~~~~ ~~~~ ~~~~]")
    }

    static func doubtfulAccount(_ user: String) -> String {
        localized(
            en: "Account \(user) may have a wrong name or password.",
            ko: "계정 \(user)의 이름이나 비밀번호가 잘못되었을 수 있습니다.",
            qps: "[Áççóúñt \(user) máý hávé á wróñĝ ñámé ór páššwórd. ~~~~ ~~~~ ~~~~]")
    }

    static func doubtfulPlayer(_ id: String) -> String {
        localized(
            en: "Player \(id) may have wrong values.", ko: "선수 \(id)의 값이 잘못되었을 수 있습니다.",
            qps: "[Pláýér \(id) máý hávé wróñĝ válúéš. ~~~~ ~~~~]")
    }

    static func lostValues(_ id: String) -> String {
        localized(
            en: "Player \(id) has lost values that are not valid.",
            ko: "선수 \(id)의 올바르지 않은 값을 지웠습니다.",
            qps: "[Pláýér \(id) háš lóšt válúéš thát áré ñót válîd. ~~~~ ~~~~ ~~~~]")
    }

    static func missingRows(_ table: String) -> String {
        localized(
            en: "Rows of \(table) may be missing.", ko: "\(table)의 행 일부가 누락되었을 수 있습니다.",
            qps: "[Rówš óf \(table) máý bé mîššîñĝ. ~~~~ ~~]")
    }

    static func lostGathers(_ count: Int) -> String {
        localized(
            en: "Gathers that are lost: \(count).", ko: "손실된 경기: \(count)건.",
            qps: "[Ĝáthérš thát áré lóšt: \(count). ~~~~ ~~]")
    }

    static func gathersWithoutEvents(_ count: Int) -> String {
        localized(
            en: "Gathers that kept only their result: \(count).", ko: "결과만 남은 경기: \(count)건.",
            qps: "[Ĝáthérš thát képt óñlý théîr réšúlt: \(count). ~~~~ ~~~~ ~~~]")
    }

    static var unreadableTable: String {
        localized(
            en: "A table of records cannot be read.", ko: "기록 표 하나를 읽을 수 없습니다.",
            qps: "[Á táblé óf réçórdš çáññót bé réád. ~~~~ ~~~~ ~]")
    }

    static func danglingRows(count: Int, table: String, parent: String) -> String {
        localized(
            en: "\(count) rows of \(table) belong to missing \(parent).",
            ko: "\(table)의 행 \(count)개에 해당하는 \(parent)가 없습니다.",
            qps: "[\(count) rówš óf \(table) bélóñĝ tó mîššîñĝ \(parent). ~~~~ ~~~~]")
    }
}
