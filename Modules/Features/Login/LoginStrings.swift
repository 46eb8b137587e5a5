// Made of Texts/LoginStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the login screen.
enum LoginStrings {
    static var title: String {
        localized(en: "Login", ko: "로그인", qps: "[Lóĝîñ]")
    }

    static var userName: String {
        localized(en: "Username", ko: "아이디", qps: "[Úšérñámé ~]")
    }

    static var password: String {
        localized(en: "Password", ko: "비밀번호", qps: "[Páššwórd ~]")
    }

    static var rememberMe: String {
        localized(en: "Remember me", ko: "로그인 유지", qps: "[Rémémbér mé ~~]")
    }

    static var login: String {
        localized(en: "Login", ko: "로그인", qps: "[Lóĝîñ]")
    }

    static var register: String {
        localized(en: "Register", ko: "회원가입", qps: "[Réĝîštér ~]")
    }

    static var useThisDevice: String {
        localized(en: "Use this device only", ko: "이 기기에서만 사용", qps: "[Úšé thîš dévîçé óñlý ~~~~]")
    }

    static var bothMandatory: String {
        localized(
            en: "Both fields are mandatory.", ko: "아이디와 비밀번호를 모두 입력하세요.",
            qps: "[Bóth fîéldš áré máñdátórý. ~~~~ ~~~]")
    }

    static var sessionExpired: String {
        localized(
            en: "Your session has ended. Please sign in again.", ko: "세션이 만료되었습니다. 다시 로그인하세요.",
            qps: "[Ýóúr šéššîóñ háš éñdéd. Pléášé šîĝñ îñ áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static func server(_ address: String) -> String {
        localized(en: "Server: \(address)", ko: "서버: \(address)", qps: "[Šérvér: \(address) ~]")
    }

    static func switchFailure(_ message: String) -> String {
        localized(
            en: "Unable to use this device only. \(message)",
            ko: "이 기기에서만 사용하도록 바꾸지 못했습니다. \(message)",
            qps: "[Úñáblé tó úšé thîš dévîçé óñlý. \(message) ~~~~ ~~~~]")
    }

    static func userNameTooLong(_ maximumLength: Int) -> String {
        localized(
            en: "A username has at most \(maximumLength) characters. Please shorten it.",
            ko: "아이디는 \(maximumLength)자까지 쓸 수 있습니다. 줄여 주세요.",
            qps:
                "[Á úšérñámé háš át móšt \(maximumLength) çháráçtérš. Pléášé šhórtéñ ît. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var signInProgress: String {
        localized(en: "Signing in…", ko: "로그인하는 중…", qps: "[Šîĝñîñĝ îñ… ~~]")
    }

    static var registerProgress: String {
        localized(
            en: "Creating your account…", ko: "계정을 만드는 중…", qps: "[Çréátîñĝ ýóúr áççóúñt… ~~~~ ~]")
    }

    static func signInFailure(_ message: String) -> String {
        localized(
            en: "Unable to sign in. \(message)", ko: "로그인하지 못했습니다. \(message)",
            qps: "[Úñáblé tó šîĝñ îñ. \(message) ~~~~]")
    }

    static func registerFailure(_ message: String) -> String {
        localized(
            en: "Unable to register. \(message)", ko: "가입하지 못했습니다. \(message)",
            qps: "[Úñáblé tó réĝîštér. \(message) ~~~~]")
    }
}
