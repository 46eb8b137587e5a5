// Made of Texts/ServerMoveStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the move to a server.
enum ServerMoveStrings {
    static var title: String {
        localized(en: "Move to a server", ko: "서버로 옮기기", qps: "[Móvé tó á šérvér ~~~~]")
    }

    static var explanation: String {
        localized(
            en:
                "Your players and gathers move to an account on a server, where several devices can use them.",
            ko: "선수와 경기를 서버의 계정으로 옮겨 여러 기기에서 함께 씁니다.",
            qps:
                "[Ýóúr pláýérš áñd ĝáthérš móvé tó áñ áççóúñt óñ á šérvér, whéré šévérál dévîçéš çáñ úšé thém. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var accountExplanation: String {
        localized(
            en:
                "If no account there has this username, one is created. The account on this device stays as it is now.",
            ko: "서버에 이 아이디의 계정이 없으면 새로 만듭니다. 이 기기의 계정은 지금 그대로 남습니다.",
            qps:
                "[Îf ñó áççóúñt théré háš thîš úšérñámé, óñé îš çréátéd. Thé áççóúñt óñ thîš dévîçé štáýš áš ît îš ñów. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var move: String {
        localized(en: "Move", ko: "옮기기", qps: "[Móvé]")
    }

    static var moving: String {
        localized(en: "Moving the account…", ko: "계정을 옮기는 중…", qps: "[Móvîñĝ thé áççóúñt… ~~~~]")
    }

    static var allMandatory: String {
        localized(
            en: "All fields are mandatory.", ko: "모든 항목을 입력하세요.",
            qps: "[Áll fîéldš áré máñdátórý. ~~~~ ~~]")
    }

    static var serverTitle: String {
        localized(en: "Server", ko: "서버", qps: "[Šérvér]")
    }

    static var refusalAdvice: String {
        localized(
            en:
                "What is refused stays on this device. Correct it or take it back, then send it again.",
            ko: "거부된 변경은 이 기기에 남습니다. 고치거나 변경을 취소한 뒤 다시 보내세요.",
            qps:
                "[Whát îš réfúšéd štáýš óñ thîš dévîçé. Çórréçt ît ór táké ît báçk, théñ šéñd ît áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var sendAgain: String {
        localized(en: "Send again", ko: "다시 보내기", qps: "[Šéñd áĝáîñ ~]")
    }

    static var exchangeNow: String {
        localized(en: "Exchange now", ko: "지금 동기화", qps: "[Éxçháñĝé ñów ~~]")
    }

    static var exchanging: String {
        localized(en: "Exchanging changes…", ko: "동기화하는 중…", qps: "[Éxçháñĝîñĝ çháñĝéš… ~~~~]")
    }

    static var deletedPlayer: String {
        localized(en: "A deleted player", ko: "삭제된 선수", qps: "[Á délétéd pláýér ~~~~]")
    }

    static func accountOnServer(_ server: String) -> String {
        localized(
            en: "Your account is on \(server).", ko: "계정이 \(server)에 있습니다.",
            qps: "[Ýóúr áççóúñt îš óñ \(server). ~~~~]")
    }

    static func more(_ count: Int) -> String {
        localized(en: "and \(count) more", ko: "외 \(count)건", qps: "[áñd \(count) móré ~]")
    }

    static func userNameTooLong(_ maximumLength: Int) -> String {
        localized(
            en: "A username has at most \(maximumLength) characters. Please shorten it.",
            ko: "아이디는 \(maximumLength)자까지 쓸 수 있습니다. 줄여 주세요.",
            qps:
                "[Á úšérñámé háš át móšt \(maximumLength) çháráçtérš. Pléášé šhórtéñ ît. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var upToDateSentence: String {
        localized(
            en: "The server has all changes of this device.", ko: "이 기기의 변경이 모두 서버에 반영되었습니다.",
            qps: "[Thé šérvér háš áll çháñĝéš óf thîš dévîçé. ~~~~ ~~~~ ~~~~]")
    }

    static func waitingSentence(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 change is being sent." : "\(count) changes are being sent.",
            ko: "변경 \(count)건을 보내는 중입니다.",
            qps: count == 1
                ? "[1 çháñĝé îš béîñĝ šéñt. ~~~~ ~~]" : "[\(count) çháñĝéš áré béîñĝ šéñt. ~~~~ ~~]"
        )
    }

    static func offlineSentence(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "The server cannot be reached. 1 change is kept on this device until it answers."
                : "The server cannot be reached. \(count) changes are kept on this device until it answers.",
            ko: "서버에 연결할 수 없습니다. 서버가 응답할 때까지 변경 \(count)건을 이 기기에 저장합니다.",
            qps: count == 1
                ? "[Thé šérvér çáññót bé réáçhéd. 1 çháñĝé îš képt óñ thîš dévîçé úñtîl ît áñšwérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
                : "[Thé šérvér çáññót bé réáçhéd. \(count) çháñĝéš áré képt óñ thîš dévîçé úñtîl ît áñšwérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var unsupportedSentence: String {
        localized(
            en: "The server must be updated. Changes are kept on this device until then.",
            ko: "서버를 업데이트해야 합니다. 그때까지 변경은 이 기기에 저장됩니다.",
            qps:
                "[Thé šérvér múšt bé úpdátéd. Çháñĝéš áré képt óñ thîš dévîçé úñtîl théñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func refusedSentence(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "The server has refused a change." : "The server has refused \(count) changes.",
            ko: "서버가 변경 \(count)건을 거부했습니다.",
            qps: count == 1
                ? "[Thé šérvér háš réfúšéd á çháñĝé. ~~~~ ~~~~]"
                : "[Thé šérvér háš réfúšéd \(count) çháñĝéš. ~~~~ ~~~~]")
    }

    static var sessionExpiredSentence: String {
        localized(
            en: "Your session has ended. Please sign in again.", ko: "세션이 만료되었습니다. 다시 로그인하세요.",
            qps: "[Ýóúr šéššîóñ háš éñdéd. Pléášé šîĝñ îñ áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var noReason: String {
        localized(
            en: "The server gives no reason.", ko: "서버가 이유를 알려 주지 않았습니다.",
            qps: "[Thé šérvér ĝîvéš ñó réášóñ. ~~~~ ~~~]")
    }

    static func serverReason(_ text: String) -> String {
        localized(
            en: "The server says: \(text)", ko: "서버 응답: \(text)",
            qps: "[Thé šérvér šáýš: \(text) ~~~~]")
    }

    /// A gather in the list of refused changes.
    static func gather(_ date: String) -> String {
        localized(en: "Gather of \(date)", ko: "\(date) 경기", qps: "[Ĝáthér óf \(date) ~]")
    }

    /// A gather without a date in the list of refused changes.
    static var anyGather: String {
        localized(en: "A gather", ko: "경기", qps: "[Á ĝáthér ~]")
    }

    static var serverLabel: String {
        localized(en: "Server", ko: "서버", qps: "[Šérvér]")
    }

    static var userNameLabel: String {
        localized(en: "Username", ko: "아이디", qps: "[Úšérñámé ~]")
    }

    static var passwordLabel: String {
        localized(en: "Password", ko: "비밀번호", qps: "[Páššwórd ~]")
    }

    static var accountInUseFailure: String {
        localized(
            en:
                "This account on the server has other data. Please choose another username. To add this squad to it, export it here, and import the file there.",
            ko:
                "서버의 이 계정에 다른 데이터가 있습니다. 다른 아이디를 고르세요. 이 선수단을 그 계정에 추가하려면 여기서 내보낸 파일을 그 계정에서 가져오세요.",
            qps:
                "[Thîš áççóúñt óñ thé šérvér háš óthér dátá. Pléášé çhóóšé áñóthér úšérñámé. Tó ádd thîš šqúád tó ît, éxpórt ît héré, áñd împórt thé fîlé théré. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var wrongCredentialsFailure: String {
        localized(
            en:
                "Another account on the server has this username, or the password is wrong. Please choose another username, or type the password again.",
            ko: "서버의 다른 계정이 이 아이디를 쓰고 있거나 비밀번호가 올바르지 않습니다. 다른 아이디를 고르거나 비밀번호를 다시 입력하세요.",
            qps:
                "[Áñóthér áççóúñt óñ thé šérvér háš thîš úšérñámé, ór thé páššwórd îš wróñĝ. Pléášé çhóóšé áñóthér úšérñámé, ór týpé thé páššwórd áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func accountFailure(_ message: String) -> String {
        localized(
            en: "Unable to move the account. \(message)", ko: "계정을 옮기지 못했습니다. \(message)",
            qps: "[Úñáblé tó móvé thé áççóúñt. \(message) ~~~~ ~~~~]")
    }

    /// A record of a feature in the list of refused changes.
    static func record(_ kind: String) -> String {
        localized(en: "A record (\(kind))", ko: "데이터 (\(kind))", qps: "[Á réçórd (\(kind)) ~~]")
    }

    static var offlineWithoutChanges: String {
        localized(
            en: "The server cannot be reached. You can go on: changes are kept on this device.",
            ko: "서버에 연결할 수 없습니다. 계속 사용할 수 있습니다. 변경은 이 기기에 저장됩니다.",
            qps:
                "[Thé šérvér çáññót bé réáçhéd. Ýóú çáñ ĝó óñ: çháñĝéš áré képt óñ thîš dévîçé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }
}
