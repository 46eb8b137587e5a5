// Made of Texts/AccountStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the account's pages.
enum AccountStrings {
    static var passwordTitle: String {
        localized(en: "Change password", ko: "비밀번호 변경", qps: "[Çháñĝé páššwórd ~~~]")
    }

    static var change: String {
        localized(en: "Change password", ko: "비밀번호 변경", qps: "[Çháñĝé páššwórd ~~~]")
    }

    static var changing: String {
        localized(
            en: "Changing the password…", ko: "비밀번호를 바꾸는 중…", qps: "[Çháñĝîñĝ thé páššwórd… ~~~~ ~]"
        )
    }

    static var changed: String {
        localized(
            en: "Your password was changed, and all other sessions have ended.",
            ko: "비밀번호를 변경했고 다른 세션은 모두 종료되었습니다.",
            qps:
                "[Ýóúr páššwórd wáš çháñĝéd, áñd áll óthér šéššîóñš hávé éñdéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var allMandatory: String {
        localized(
            en: "All fields are mandatory.", ko: "모든 항목을 입력하세요.",
            qps: "[Áll fîéldš áré máñdátórý. ~~~~ ~~]")
    }

    static var newPasswordsDiffer: String {
        localized(
            en: "The new passwords differ. Please type the new password twice.",
            ko: "새 비밀번호가 일치하지 않습니다. 새 비밀번호를 두 번 입력하세요.",
            qps:
                "[Thé ñéw páššwórdš dîffér. Pléášé týpé thé ñéw páššwórd twîçé. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var wrongPassword: String {
        localized(
            en: "The current password is wrong. Please try again.",
            ko: "현재 비밀번호가 올바르지 않습니다. 다시 시도하세요.",
            qps: "[Thé çúrréñt páššwórd îš wróñĝ. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var sessionsTitle: String {
        localized(en: "Sessions", ko: "세션", qps: "[Šéššîóñš ~]")
    }

    static var currentSession: String {
        localized(en: "Current", ko: "현재", qps: "[Çúrréñt]")
    }

    static var loading: String {
        localized(en: "Loading sessions…", ko: "세션을 불러오는 중…", qps: "[Lóádîñĝ šéššîóñš… ~~~~]")
    }

    static var loadFailure: String {
        localized(
            en: "Unable to load the sessions.", ko: "세션을 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád thé šéššîóñš. ~~~~ ~~~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var signOutEverywhere: String {
        localized(en: "Sign out everywhere", ko: "모든 기기에서 로그아웃", qps: "[Šîĝñ óút évérýwhéré ~~~~]")
    }

    static var signOutQuestion: String {
        localized(
            en: "Sign out everywhere?", ko: "모든 기기에서 로그아웃할까요?", qps: "[Šîĝñ óút évérýwhéré? ~~~~]")
    }

    static var signOutMessage: String {
        localized(
            en: "All sessions end, also this one.", ko: "이 세션을 포함해 모든 세션이 종료됩니다.",
            qps: "[Áll šéššîóñš éñd, álšó thîš óñé. ~~~~ ~~~~]")
    }

    static var signOut: String {
        localized(en: "Sign out", ko: "로그아웃", qps: "[Šîĝñ óút ~]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static func changeFailure(_ message: String) -> String {
        localized(
            en: "Unable to change the password. \(message)", ko: "비밀번호를 바꾸지 못했습니다. \(message)",
            qps: "[Úñáblé tó çháñĝé thé páššwórd. \(message) ~~~~ ~~~~]")
    }

    static var currentLabel: String {
        localized(en: "Current password", ko: "현재 비밀번호", qps: "[Çúrréñt páššwórd ~~~~]")
    }

    static var newLabel: String {
        localized(en: "New password", ko: "새 비밀번호", qps: "[Ñéw páššwórd ~~]")
    }

    static var repeatedLabel: String {
        localized(en: "Repeat new password", ko: "새 비밀번호 확인", qps: "[Répéát ñéw páššwórd ~~~~]")
    }

    static func created(_ time: String) -> String {
        localized(en: "Signed in \(time)", ko: "로그인: \(time)", qps: "[Šîĝñéd îñ \(time) ~]")
    }

    static func lastUsed(_ time: String) -> String {
        localized(en: "Used \(time)", ko: "사용: \(time)", qps: "[Úšéd \(time)]")
    }
}
