// Made of Texts/CompositionStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the screens that belong to no feature, and of what features add to others.
enum CompositionStrings {
    static var squad: String {
        localized(en: "Squad", ko: "선수단", qps: "[Šqúád]")
    }

    static var unavailableScreen: String {
        localized(
            en: "This screen is unavailable", ko: "이 화면을 쓸 수 없습니다",
            qps: "[Thîš šçrééñ îš úñáváîláblé ~~~~ ~~~]")
    }

    static var signOut: String {
        localized(en: "Sign out", ko: "로그아웃", qps: "[Šîĝñ óút ~]")
    }

    static var stillSignedIn: String {
        localized(
            en: "You are still signed in", ko: "아직 로그인되어 있습니다",
            qps: "[Ýóú áré štîll šîĝñéd îñ ~~~~ ~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var signingOut: String {
        localized(en: "Signing out…", ko: "로그아웃하는 중…", qps: "[Šîĝñîñĝ óút… ~~]")
    }

    static var sessionExpired: String {
        localized(
            en: "Your session has ended.", ko: "세션이 만료되었습니다.",
            qps: "[Ýóúr šéššîóñ háš éñdéd. ~~~~ ~~]")
    }

    static func excluded(_ feature: String) -> String {
        localized(
            en:
                "\(feature) was disabled with --without \(feature): restart the app without this option.",
            ko: "--without \(feature) 옵션으로 \(feature) 기능을 껐습니다. 이 옵션 없이 다시 시작하세요.",
            qps:
                "[\(feature) wáš dîšábléd wîth --wîthóút \(feature): réštárt thé ápp wîthóút thîš óptîóñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var upToDate: String {
        localized(en: "Up to date", ko: "동기화됨", qps: "[Úp tó dáté ~]")
    }

    /// At most 12 columns.
    static var upToDateShort: String {
        localized(en: "OK", ko: "OK", qps: "[ÓK]")
    }

    static func sending(_ count: Int) -> String {
        localized(en: "Sending \(count)", ko: "\(count)건 보내는 중", qps: "[Šéñdîñĝ \(count) ~]")
    }

    /// At most 12 columns.
    static func sendingShort(_ count: Int) -> String {
        localized(en: "Send \(count)", ko: "전송 \(count)", qps: "[Šéñd \(count)]")
    }

    static var offline: String {
        localized(en: "Offline", ko: "오프라인", qps: "[Ófflîñé]")
    }

    static func offlineWaiting(_ count: Int) -> String {
        localized(
            en: "Offline, \(count) waiting", ko: "오프라인, \(count)건 대기",
            qps: "[Ófflîñé, \(count) wáîtîñĝ ~~~~]")
    }

    /// At most 12 columns.
    static func offlineShort(_ count: Int) -> String {
        localized(en: "Offline \(count)", ko: "오프라인 \(count)", qps: "[Ófflîñé \(count) ~]")
    }

    static var oldServer: String {
        localized(
            en: "Server must be updated", ko: "서버를 업데이트해야 함", qps: "[Šérvér múšt bé úpdátéd ~~~~ ~]"
        )
    }

    /// At most 12 columns.
    static var oldServerShort: String {
        localized(en: "! old", ko: "! 이전 버전", qps: "[! óld]")
    }

    static func refused(_ count: Int) -> String {
        localized(
            en: "\(count) refused by the server", ko: "서버가 \(count)건 거부",
            qps: "[\(count) réfúšéd bý thé šérvér ~~~~ ~]")
    }

    static var settings: String {
        localized(en: "Settings", ko: "설정", qps: "[Šéttîñĝš ~]")
    }

    static var deletedPlayers: String {
        localized(en: "Deleted players", ko: "삭제된 선수", qps: "[Délétéd pláýérš ~~~]")
    }

    static var history: String {
        localized(en: "History", ko: "이력", qps: "[Hîštórý]")
    }

    static var gathers: String {
        localized(en: "Gathers", ko: "경기", qps: "[Ĝáthérš]")
    }

    static var evening: String {
        localized(en: "Evening", ko: "모임", qps: "[Évéñîñĝ]")
    }

    static var transfer: String {
        localized(en: "Export and import", ko: "내보내기/가져오기", qps: "[Éxpórt áñd împórt ~~~~]")
    }

    static var transferDetail: String {
        localized(en: "Players and gathers", ko: "선수와 경기", qps: "[Pláýérš áñd ĝáthérš ~~~~]")
    }

    static var display: String {
        localized(en: "Display", ko: "화면", qps: "[Dîšpláý]")
    }

    static var displayDetail: String {
        localized(
            en: "Language, colours and mouse", ko: "언어, 색상, 마우스",
            qps: "[Láñĝúáĝé, çólóúrš áñd móúšé ~~~~ ~~~]")
    }

    static var password: String {
        localized(en: "Change password", ko: "비밀번호 변경", qps: "[Çháñĝé páššwórd ~~~]")
    }

    static var passwordDetail: String {
        localized(en: "Ends other sessions", ko: "다른 세션 종료", qps: "[Éñdš óthér šéššîóñš ~~~~]")
    }

    static var sessions: String {
        localized(en: "Sessions", ko: "세션", qps: "[Šéššîóñš ~]")
    }

    static var sessionsDetail: String {
        localized(en: "Sign out everywhere", ko: "모든 기기 로그아웃", qps: "[Šîĝñ óút évérýwhéré ~~~~]")
    }

    static var server: String {
        localized(en: "Server", ko: "서버", qps: "[Šérvér]")
    }

    static var serverDetail: String {
        localized(en: "Use several devices", ko: "여러 기기에서 사용", qps: "[Úšé šévérál dévîçéš ~~~~]")
    }

    static func noPlayer(_ number: String) -> String {
        localized(
            en: "There is no player with the number \(number): choose one from Players.",
            ko: "\(number)번 선수가 없습니다. 선수단 탭에서 고르세요.",
            qps:
                "[Théré îš ñó pláýér wîth thé ñúmbér \(number): çhóóšé óñé fróm Pláýérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var noMatch: String {
        localized(
            en: "No gather is in progress: start one from Players.",
            ko: "진행 중인 경기가 없습니다. 선수단 탭에서 시작하세요.",
            qps: "[Ñó ĝáthér îš îñ próĝréšš: štárt óñé fróm Pláýérš. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var noGather: String {
        localized(
            en: "There is no such gather: choose one from Gathers.",
            ko: "그런 경기가 없습니다. 경기 화면에서 고르세요.",
            qps: "[Théré îš ñó šúçh ĝáthér: çhóóšé óñé fróm Ĝáthérš. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var gatherInProgress: String {
        localized(
            en: "This gather is in progress: resume it from Squad.",
            ko: "진행 중인 경기입니다. 선수단 탭에서 이어서 하세요.",
            qps: "[Thîš ĝáthér îš îñ próĝréšš: réšúmé ît fróm Šqúád. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var conflictingLink: String {
        localized(
            en: "A link can contain only one of gather/current and teams/…: remove the other one.",
            ko: "링크에는 gather/current와 teams/… 가운데 하나만 쓸 수 있습니다. 하나를 지우세요.",
            qps:
                "[Á lîñk çáñ çóñtáîñ óñlý óñé óf ĝáthér/çúrréñt áñd téámš/…: rémóvé thé óthér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    /// The action of a row of the squad that opens the answer of a player.
    static var comes: String {
        localized(en: "Who comes", ko: "참석", qps: "[Whó çóméš ~]")
    }
}
