// Made of Texts/MessageStrings.pot by Tools/texts. Change the tables.
import Localization

/// The messages about errors.
enum MessageStrings {
    static var nameTaken: String {
        localized(
            en: "This username is taken. Please choose another one, or sign in if it is yours.",
            ko: "이미 있는 아이디입니다. 다른 아이디를 고르거나, 본인의 아이디면 로그인하세요.",
            qps:
                "[Thîš úšérñámé îš tákéñ. Pléášé çhóóšé áñóthér óñé, ór šîĝñ îñ îf ît îš ýóúrš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var wrongCredentials: String {
        localized(
            en:
                "The username or the password is wrong. Please check both and try again. Each wrong password delays the next check, by at most 5 seconds.",
            ko: "아이디나 비밀번호가 올바르지 않습니다. 둘 다 확인하고 다시 시도하세요. 비밀번호가 틀릴 때마다 다음 확인이 최대 5초 늦어집니다.",
            qps:
                "[Thé úšérñámé ór thé páššwórd îš wróñĝ. Pléášé çhéçk bóth áñd trý áĝáîñ. Éáçh wróñĝ páššwórd déláýš thé ñéxt çhéçk, bý át móšt 5 šéçóñdš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func passwordTooShort(_ minimum: Int) -> String {
        localized(
            en: "A new password has at least \(minimum) characters. Please choose a longer one.",
            ko: "새 비밀번호는 \(minimum)자 이상이어야 합니다. 더 길게 정하세요.",
            qps:
                "[Á ñéw páššwórd háš át léášt \(minimum) çháráçtérš. Pléášé çhóóšé á lóñĝér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func passwordTooLong(_ maximum: Int) -> String {
        localized(
            en: "A new password has at most \(maximum) bytes. Please choose a shorter one.",
            ko: "새 비밀번호는 \(maximum)바이트까지 쓸 수 있습니다. 더 짧게 정하세요.",
            qps:
                "[Á ñéw páššwórd háš át móšt \(maximum) býtéš. Pléášé çhóóšé á šhórtér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var passwordCharacters: String {
        localized(
            en:
                "A password cannot contain control characters or invisible ones. Please choose another one.",
            ko: "비밀번호에 제어 문자나 보이지 않는 문자를 쓸 수 없습니다. 다른 비밀번호를 정하세요.",
            qps:
                "[Á páššwórd çáññót çóñtáîñ çóñtról çháráçtérš ór îñvîšîblé óñéš. Pléášé çhóóšé áñóthér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var accountDamaged: String {
        localized(
            en:
                "The stored account is damaged. Please quit, and start the program with --recover, which keeps what can be read.",
            ko: "저장된 계정이 손상되었습니다. 끝낸 뒤 --recover로 시작하면 읽을 수 있는 데이터를 남깁니다.",
            qps:
                "[Thé štóréd áççóúñt îš dámáĝéd. Pléášé qúît, áñd štárt thé próĝrám wîth --réçóvér, whîçh kéépš whát çáñ bé réád. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var fileExists: String {
        localized(
            en: "A file with this name exists: choose another name.",
            ko: "같은 이름의 파일이 있습니다. 다른 이름을 고르세요.",
            qps: "[Á fîlé wîth thîš ñámé éxîštš: çhóóšé áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var fileNotFound: String {
        localized(
            en: "The file or its folder does not exist: check the path.",
            ko: "파일이나 폴더가 없습니다. 경로를 확인하세요.",
            qps: "[Thé fîlé ór îtš fóldér dóéš ñót éxîšt: çhéçk thé páth. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var notRegularFile: String {
        localized(
            en: "The path does not lead to a file: check the path.", ko: "파일의 경로가 아닙니다. 경로를 확인하세요.",
            qps: "[Thé páth dóéš ñót léád tó á fîlé: çhéçk thé páth. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var noPermission: String {
        localized(
            en: "The permissions forbid the access: check them, or choose another path.",
            ko: "접근 권한이 없습니다. 권한을 확인하거나 다른 경로를 고르세요.",
            qps:
                "[Thé pérmîššîóñš fórbîd thé áççéšš: çhéçk thém, ór çhóóšé áñóthér páth. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var diskFull: String {
        localized(
            en: "The disk is full: free some space.", ko: "디스크가 가득 찼습니다. 디스크 공간을 확보하세요.",
            qps: "[Thé dîšk îš fúll: fréé šómé špáçé. ~~~~ ~~~~ ~]")
    }

    static func fileTooLarge(_ megabytes: Int) -> String {
        localized(
            en: "The file is larger than \(megabytes) MB: divide it into several files.",
            ko: "파일이 \(megabytes) MB보다 큽니다. 여러 파일로 나누세요.",
            qps:
                "[Thé fîlé îš lárĝér tháñ \(megabytes) MB: dîvîdé ît îñtó šévérál fîléš. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var noPlayers: String {
        localized(
            en: "The file has no players: check the path.", ko: "파일에 선수가 없습니다. 경로를 확인하세요.",
            qps: "[Thé fîlé háš ñó pláýérš: çhéçk thé páth. ~~~~ ~~~~ ~~~]")
    }

    static var unknownEncoding: String {
        localized(
            en: "The text has no known encoding: save the file as UTF-8.",
            ko: "텍스트의 인코딩을 알 수 없습니다. 파일을 UTF-8로 저장하세요.",
            qps: "[Thé téxt háš ñó kñówñ éñçódîñĝ: šávé thé fîlé áš ÚTF-8. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var unreadableSpreadsheet: String {
        localized(
            en: "The spreadsheet is damaged or too large, or has a password: save it as CSV.",
            ko: "스프레드시트가 손상되었거나 너무 크거나 비밀번호가 있습니다. CSV로 저장하세요.",
            qps:
                "[Thé špréádšhéét îš dámáĝéd ór tóó lárĝé, ór háš á páššwórd: šávé ît áš ÇŠV. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var newerFile: String {
        localized(
            en: "The file was written by a newer version: update this program.",
            ko: "더 새로운 버전이 만든 파일입니다. 프로그램을 업데이트하세요.",
            qps:
                "[Thé fîlé wáš wrîttéñ bý á ñéwér véršîóñ: úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var fileUnavailable: String {
        localized(
            en: "The file cannot be used: check the path and the disk.",
            ko: "파일을 쓸 수 없습니다. 경로와 디스크를 확인하세요.",
            qps: "[Thé fîlé çáññót bé úšéd: çhéçk thé páth áñd thé dîšk. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func invalidEntries(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "One entry is invalid, so nothing was imported: correct it and try again."
                : "\(count) entries are invalid, so nothing was imported: correct them and try again.",
            ko: "잘못된 항목이 \(count)개 있어 아무것도 가져오지 않았습니다. 고친 뒤 다시 시도하세요.",
            qps: count == 1
                ? "[Óñé éñtrý îš îñválîd, šó ñóthîñĝ wáš împórtéd: çórréçt ît áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
                : "[\(count) éñtrîéš áré îñválîd, šó ñóthîñĝ wáš împórtéd: çórréçt thém áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func damagedPlayers(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 player is damaged: only the values that can be read were exported."
                : "\(count) players are damaged: only the values that can be read were exported.",
            ko: "선수 \(count)명이 손상되어 읽을 수 있는 값만 내보냈습니다.",
            qps: count == 1
                ? "[1 pláýér îš dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
                : "[\(count) pláýérš áré dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func damagedRecords(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 record is damaged: only the values that can be read were exported."
                : "\(count) records are damaged: only the values that can be read were exported.",
            ko: "기록 \(count)건이 손상되어 읽을 수 있는 값만 내보냈습니다.",
            qps: count == 1
                ? "[1 réçórd îš dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
                : "[\(count) réçórdš áré dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func damagedGathers(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 gather is damaged and not exported."
                : "\(count) gathers are damaged and not exported.",
            ko: "손상된 경기 \(count)개는 내보내지 않았습니다.",
            qps: count == 1
                ? "[1 ĝáthér îš dámáĝéd áñd ñót éxpórtéd. ~~~~ ~~~~ ~~]"
                : "[\(count) ĝáthérš áré dámáĝéd áñd ñót éxpórtéd. ~~~~ ~~~~ ~~~]")
    }

    static var invalidAddress: String {
        localized(
            en:
                "This is not the address of a server; write for example https://football.example.org.",
            ko: "서버의 주소가 아닙니다. 예: https://football.example.org",
            qps:
                "[Thîš îš ñót thé áddréšš óf á šérvér; wrîté fór éxámplé httpš://fóótbáll.éxámplé.órĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func insecureAddress(_ host: String) -> String {
        localized(
            en: "Without TLS, others can read your password; write https://\(host).",
            ko:
                "TLS가 없으면 남이 비밀번호를 읽을 수 있습니다. https://\(host)\(Particle.object.form(after: host)) 쓰세요.",
            qps:
                "[Wîthóút TLŠ, óthérš çáñ réád ýóúr páššwórd; wrîté httpš://\(host). ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var unreachable: String {
        localized(
            en: "The server cannot be reached: check the connection, and try again.",
            ko: "서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.",
            qps:
                "[Thé šérvér çáññót bé réáçhéd: çhéçk thé çóññéçtîóñ, áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var untrusted: String {
        localized(
            en: "The server has no valid certificate: tell its administrator.",
            ko: "서버의 인증서가 올바르지 않습니다. 서버 관리자에게 알리세요.",
            qps:
                "[Thé šérvér háš ñó válîd çértîfîçáté: téll îtš ádmîñîštrátór. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var missingLibrary: String {
        localized(
            en:
                "libcurl cannot be loaded: install the package libcurl4, or build this program again.",
            ko: "libcurl을 불러올 수 없습니다. libcurl4 패키지를 설치하거나 프로그램을 다시 빌드하세요.",
            qps:
                "[lîbçúrl çáññót bé lóádéd: îñštáll thé páçkáĝé lîbçúrl4, ór búîld thîš próĝrám áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var unsupportedServer: String {
        localized(
            en: "This server cannot do that: update it, or use another one.",
            ko: "이 서버에서는 할 수 없습니다. 서버를 업데이트하거나 다른 서버를 쓰세요.",
            qps:
                "[Thîš šérvér çáññót dó thát: úpdáté ît, ór úšé áñóthér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var rejectedChange: String {
        localized(
            en: "The server has rejected the change: correct it, or update this program.",
            ko: "서버가 변경을 거부했습니다. 고치거나 프로그램을 업데이트하세요.",
            qps:
                "[Thé šérvér háš réjéçtéd thé çháñĝé: çórréçt ît, ór úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var serverFailed: String {
        localized(
            en: "The server cannot do this now: try again later.",
            ko: "서버가 지금은 할 수 없습니다. 나중에 다시 시도하세요.",
            qps: "[Thé šérvér çáññót dó thîš ñów: trý áĝáîñ látér. ~~~~ ~~~~ ~~~~ ~]")
    }

    static var readOnlyData: String {
        localized(
            en: "The data directory cannot be written: check its permissions.",
            ko: "데이터 폴더에 쓸 수 없습니다. 권한을 확인하세요.",
            qps:
                "[Thé dátá dîréçtórý çáññót bé wrîttéñ: çhéçk îtš pérmîššîóñš. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var busyData: String {
        localized(
            en: "Another program uses the data: close that program and try again.",
            ko: "다른 프로그램이 데이터를 쓰고 있습니다. 그 프로그램을 닫고 다시 시도하세요.",
            qps:
                "[Áñóthér próĝrám úšéš thé dátá: çlóšé thát próĝrám áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var damagedData: String {
        localized(
            en: "The database is damaged: replace it with a backup, or use another data directory.",
            ko: "데이터베이스가 손상되었습니다. 백업으로 바꾸거나 다른 데이터 폴더를 쓰세요.",
            qps:
                "[Thé dátábášé îš dámáĝéd: répláçé ît wîth á báçkúp, ór úšé áñóthér dátá dîréçtórý. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var replacedData: String {
        localized(
            en:
                "The database was deleted, moved or overwritten while this program uses it, so changes cannot be saved: put it back, or start this program again.",
            ko: "쓰는 동안 데이터베이스가 삭제되거나 옮겨지거나 덮어써져 변경을 저장할 수 없습니다. 되돌려 놓거나 프로그램을 다시 시작하세요.",
            qps:
                "[Thé dátábášé wáš délétéd, móvéd ór óvérwrîttéñ whîlé thîš próĝrám úšéš ît, šó çháñĝéš çáññót bé šávéd: pút ît báçk, ór štárt thîš próĝrám áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var newerData: String {
        localized(
            en: "The data was written by a newer version: update this program.",
            ko: "더 새로운 버전이 만든 데이터입니다. 프로그램을 업데이트하세요.",
            qps:
                "[Thé dátá wáš wrîttéñ bý á ñéwér véršîóñ: úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var notFound: String {
        localized(
            en: "This entry no longer exists: go back and choose again.",
            ko: "더 이상 없는 항목입니다. 돌아가서 다시 고르세요.",
            qps: "[Thîš éñtrý ñó lóñĝér éxîštš: ĝó báçk áñd çhóóšé áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var fileChanged: String {
        localized(
            en: "The file was changed or cannot be read any more: import it again.",
            ko: "파일이 바뀌었거나 더 이상 읽을 수 없습니다. 다시 가져오세요.",
            qps:
                "[Thé fîlé wáš çháñĝéd ór çáññót bé réád áñý móré: împórt ît áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var matchInProgress: String {
        localized(
            en: "Another gather is in progress: end it, and try again.",
            ko: "다른 경기가 진행 중입니다. 끝낸 뒤 다시 시도하세요.",
            qps: "[Áñóthér ĝáthér îš îñ próĝréšš: éñd ît, áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var laterMatch: String {
        localized(
            en:
                "Another gather has started since, so this one cannot be reopened: correct its result under Gathers.",
            ko: "그 뒤에 다른 경기가 시작되어 이 경기를 재개할 수 없습니다. 경기 화면에서 결과를 정정하세요.",
            qps:
                "[Áñóthér ĝáthér háš štártéd šîñçé, šó thîš óñé çáññót bé réópéñéd: çórréçt îtš réšúlt úñdér Ĝáthérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var sessionExpired: String {
        localized(
            en: "Your session has ended: sign in again.", ko: "세션이 만료되었습니다. 다시 로그인하세요.",
            qps: "[Ýóúr šéššîóñ háš éñdéd: šîĝñ îñ áĝáîñ. ~~~~ ~~~~ ~~~]")
    }

    static var dataUnavailable: String {
        localized(
            en: "The data directory cannot be used: check its path and the disk.",
            ko: "데이터 폴더를 쓸 수 없습니다. 경로와 디스크를 확인하세요.",
            qps:
                "[Thé dátá dîréçtórý çáññót bé úšéd: çhéçk îtš páth áñd thé dîšk. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }
}
