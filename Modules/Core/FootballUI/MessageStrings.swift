// Made of Texts/MessageStrings.pot by Tools/texts. Change the tables.
import Localization

/// The messages about errors and about the lists that users import.
enum MessageStrings {
    static var nameTaken: String {
        localized(
            en: "This username is taken. Please choose another one, or sign in if it is yours.",
            ko: "이미 있는 아이디입니다. 다른 아이디를 고르거나, 본인의 아이디면 로그인하세요.",
            qps:
                "[Thîš úšérñámé îš tákéñ. Pléášé çhóóšé áñóthér óñé, ór šîĝñ îñ îf ît îš ýóúrš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var wrongCredentials: String {
        localized(
            en:
                "The username or the password is wrong. Please check both and try again. Each wrong password delays the next check, by at most 5 seconds.",
            ko: "아이디나 비밀번호가 올바르지 않습니다. 둘 다 확인하고 다시 시도하세요. 비밀번호가 틀릴 때마다 다음 확인이 최대 5초 늦어집니다.",
            qps:
                "[Thé úšérñámé ór thé páššwórd îš wróñĝ. Pléášé çhéçk bóth áñd trý áĝáîñ. Éáçh wróñĝ páššwórd déláýš thé ñéxt çhéçk, bý át móšt 5 šéçóñdš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func passwordTooShort(_ minimum: Int) -> String {
        localized(
            en: "A new password has at least \(minimum) characters. Please choose a longer one.",
            ko: "새 비밀번호는 \(minimum)자 이상이어야 합니다. 더 길게 정하세요.",
            qps:
                "[Á ñéw páššwórd háš át léášt \(minimum) çháráçtérš. Pléášé çhóóšé á lóñĝér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func passwordTooLong(_ maximum: Int) -> String {
        localized(
            en: "A new password has at most \(maximum) bytes. Please choose a shorter one.",
            ko: "새 비밀번호는 \(maximum)바이트까지 쓸 수 있습니다. 더 짧게 정하세요.",
            qps:
                "[Á ñéw páššwórd háš át móšt \(maximum) býtéš. Pléášé çhóóšé á šhórtér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var passwordCharacters: String {
        localized(
            en:
                "A password cannot contain control characters or invisible ones. Please choose another one.",
            ko: "비밀번호에 제어 문자나 보이지 않는 문자를 쓸 수 없습니다. 다른 비밀번호를 정하세요.",
            qps:
                "[Á páššwórd çáññót çóñtáîñ çóñtról çháráçtérš ór îñvîšîblé óñéš. Pléášé çhóóšé áñóthér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var accountDamaged: String {
        localized(
            en:
                "The stored account is damaged. Please quit, and start the program with --recover, which keeps what can be read.",
            ko: "저장된 계정이 손상되었습니다. 끝낸 뒤 --recover로 시작하면 읽을 수 있는 데이터를 남깁니다.",
            qps:
                "[Thé štóréd áççóúñt îš dámáĝéd. Pléášé qúît, áñd štárt thé próĝrám wîth --réçóvér, whîçh kéépš whát çáñ bé réád. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var fileExists: String {
        localized(
            en: "A file with this name exists: choose another name.",
            ko: "같은 이름의 파일이 있습니다. 다른 이름을 고르세요.",
            qps: "[Á fîlé wîth thîš ñámé éxîštš: çhóóšé áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var fileNotFound: String {
        localized(
            en: "The file or its folder does not exist: check the path.",
            ko: "파일이나 폴더가 없습니다. 경로를 확인하세요.",
            qps: "[Thé fîlé ór îtš fóldér dóéš ñót éxîšt: çhéçk thé páth. ~~~~ ~~~~ ~~~~ ~~~~ ~]")
    }

    static var notRegularFile: String {
        localized(
            en: "The path does not lead to a file: check the path.", ko: "파일의 경로가 아닙니다. 경로를 확인하세요.",
            qps: "[Thé páth dóéš ñót léád tó á fîlé: çhéçk thé páth. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var noPermission: String {
        localized(
            en: "The permissions forbid the access: check them, or choose another path.",
            ko: "접근 권한이 없습니다. 권한을 확인하거나 다른 경로를 고르세요.",
            qps:
                "[Thé pérmîššîóñš fórbîd thé áççéšš: çhéçk thém, ór çhóóšé áñóthér páth. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var diskFull: String {
        localized(
            en: "The disk is full: free some space.", ko: "디스크가 가득 찼습니다. 공간을 비우세요.",
            qps: "[Thé dîšk îš fúll: fréé šómé špáçé. ~~~~ ~~~~ ~~~]")
    }

    static func fileTooLarge(_ megabytes: Int) -> String {
        localized(
            en: "The file is larger than \(megabytes) MB: divide it into several files.",
            ko: "파일이 \(megabytes) MB보다 큽니다. 여러 파일로 나누세요.",
            qps:
                "[Thé fîlé îš lárĝér tháñ \(megabytes) MB: dîvîdé ît îñtó šévérál fîléš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var noPlayers: String {
        localized(
            en: "The file has no players: check the path.", ko: "파일에 선수가 없습니다. 경로를 확인하세요.",
            qps: "[Thé fîlé háš ñó pláýérš: çhéçk thé páth. ~~~~ ~~~~ ~~~~ ~]")
    }

    static var unknownEncoding: String {
        localized(
            en: "The text has no known encoding: save the file as UTF-8.",
            ko: "텍스트의 인코딩을 알 수 없습니다. 파일을 UTF-8로 저장하세요.",
            qps: "[Thé téxt háš ñó kñówñ éñçódîñĝ: šávé thé fîlé áš ÚTF-8. ~~~~ ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var unreadableSpreadsheet: String {
        localized(
            en: "The spreadsheet is damaged or too large, or has a password: save it as CSV.",
            ko: "스프레드시트가 손상되었거나 너무 크거나 비밀번호가 있습니다. CSV로 저장하세요.",
            qps:
                "[Thé špréádšhéét îš dámáĝéd ór tóó lárĝé, ór háš á páššwórd: šávé ît áš ÇŠV. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var newerFile: String {
        localized(
            en: "The file was written by a newer version: update this program.",
            ko: "더 새로운 버전이 만든 파일입니다. 프로그램을 업데이트하세요.",
            qps:
                "[Thé fîlé wáš wrîttéñ bý á ñéwér véršîóñ: úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var fileUnavailable: String {
        localized(
            en: "The file cannot be used: check the path and the disk.",
            ko: "파일을 쓸 수 없습니다. 경로와 디스크를 확인하세요.",
            qps: "[Thé fîlé çáññót bé úšéd: çhéçk thé páth áñd thé dîšk. ~~~~ ~~~~ ~~~~ ~~~~ ~]")
    }

    static func invalidEntries(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "One entry is invalid, so nothing was imported: correct it and try again."
                : "\(count) entries are invalid, so nothing was imported: correct them and try again.",
            ko: "잘못된 항목이 \(count)개 있어 아무것도 가져오지 않았습니다. 고친 뒤 다시 시도하세요.",
            qps: count == 1
                ? "[Óñé éñtrý îš îñválîd, šó ñóthîñĝ wáš împórtéd: çórréçt ît áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
                : "[\(count) éñtrîéš áré îñválîd, šó ñóthîñĝ wáš împórtéd: çórréçt thém áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func damagedPlayers(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 player is damaged: only the values that can be read were exported."
                : "\(count) players are damaged: only the values that can be read were exported.",
            ko: "선수 \(count)명이 손상되어 읽을 수 있는 값만 내보냈습니다.",
            qps: count == 1
                ? "[1 pláýér îš dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
                : "[\(count) pláýérš áré dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func damagedRecords(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 record is damaged: only the values that can be read were exported."
                : "\(count) records are damaged: only the values that can be read were exported.",
            ko: "기록 \(count)건이 손상되어 읽을 수 있는 값만 내보냈습니다.",
            qps: count == 1
                ? "[1 réçórd îš dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
                : "[\(count) réçórdš áré dámáĝéd: óñlý thé válúéš thát çáñ bé réád wéré éxpórtéd. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func damagedGathers(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "1 gather is damaged and not exported."
                : "\(count) gathers are damaged and not exported.",
            ko: "손상된 경기 \(count)개는 내보내지 않았습니다.",
            qps: count == 1
                ? "[1 ĝáthér îš dámáĝéd áñd ñót éxpórtéd. ~~~~ ~~~~ ~~~~]"
                : "[\(count) ĝáthérš áré dámáĝéd áñd ñót éxpórtéd. ~~~~ ~~~~ ~~~~]")
    }

    static func lineIssue(number: Int, reason: String) -> String {
        localized(
            en: "Line \(number): \(reason)", ko: "\(number)행: \(reason)",
            qps: "[Lîñé \(number): \(reason) ~~]")
    }

    static func allowedValues(field: String, values: String) -> String {
        localized(
            en: "\(field)s: \(values).", ko: "\(field): \(values).",
            qps: "[\(field)š: \(values). ~]")
    }

    static var missingName: String {
        localized(
            en: "the name is missing.", ko: "이름이 없습니다.", qps: "[thé ñámé îš mîššîñĝ. ~~~~ ~~~]")
    }

    static func missingValue(_ field: String) -> String {
        localized(
            en: "\(field) is missing.", ko: "\(field)\(Particle.subject.form(after: field)) 없습니다.",
            qps: "[\(field) îš mîššîñĝ. ~~~~]")
    }

    static func valueTooLong(field: String, maximum: Int) -> String {
        localized(
            en: "\(field) above \(maximum) characters.",
            ko: "\(field)\(Particle.subject.form(after: field)) \(maximum)자를 넘습니다.",
            qps: "[\(field) ábóvé \(maximum) çháráçtérš. ~~~~ ~~]")
    }

    static func invisibleValue(_ field: String) -> String {
        localized(
            en: "\(field) without visible characters.", ko: "\(field)에 보이는 문자가 없습니다.",
            qps: "[\(field) wîthóút vîšîblé çháráçtérš. ~~~~ ~~~~ ~]")
    }

    static func valueOutOfRange(field: String, text: String, minimum: Int, maximum: Int) -> String {
        localized(
            en: "\(field) “\(text)” is not \(minimum) to \(maximum).",
            ko: "\(field) “\(text)”은(는) \(minimum)~\(maximum)이 아닙니다.",
            qps: "[\(field) “\(text)” îš ñót \(minimum) tó \(maximum). ~~~~ ~]")
    }

    static func unknownValue(field: String, text: String) -> String {
        localized(
            en: "unknown \(field) “\(text)”.", ko: "알 수 없는 \(field) “\(text)”.",
            qps: "[úñkñówñ \(field) “\(text)”. ~~~~]")
    }

    static func invalidBirth(_ text: String) -> String {
        localized(
            en: "no date of birth “\(text)”.", ko: "“\(text)”은(는) 생년월일이 아닙니다.",
            qps: "[ñó dáté óf bîrth “\(text)”. ~~~~ ~~~]")
    }

    static func furtherPosition(_ text: String) -> String {
        localized(
            en: "further position “\(text)” is not stored.",
            ko: "두 번째 포지션 “\(text)”은(는) 저장하지 않습니다.",
            qps: "[fúrthér póšîtîóñ “\(text)” îš ñót štóréd. ~~~~ ~~~~ ~~~]")
    }

    static func similarName(_ name: String) -> String {
        localized(
            en: "the squad has “\(name)”.", ko: "선수단에 “\(name)”이(가) 있습니다.",
            qps: "[thé šqúád háš “\(name)”. ~~~~ ~]")
    }

    static func repeatedName(_ line: Int) -> String {
        localized(
            en: "line \(line) has the same name.", ko: "\(line)행과 이름이 같습니다.",
            qps: "[lîñé \(line) háš thé šámé ñámé. ~~~~ ~~~~]")
    }

    static var tooManyValues: String {
        localized(
            en: "more values than columns.", ko: "값이 열보다 많습니다.",
            qps: "[móré válúéš tháñ çólúmñš. ~~~~ ~~~~]")
    }

    static var unreadableCharacters: String {
        localized(
            en: "characters marked � cannot be read.", ko: "�로 표시된 문자를 읽을 수 없습니다.",
            qps: "[çháráçtérš márkéd � çáññót bé réád. ~~~~ ~~~~ ~~~~]")
    }

    static var possibleHeading: String {
        localized(
            en: "this row may have the headings.", ko: "제목 행일 수 있습니다.",
            qps: "[thîš rów máý hávé thé héádîñĝš. ~~~~ ~~~~ ~~]")
    }

    static func noPerson(_ name: String) -> String {
        localized(
            en: "“\(name)” is not a person.", ko: "“\(name)”은(는) 사람이 아닙니다.",
            qps: "[“\(name)” îš ñót á péršóñ. ~~~~ ~~]")
    }

    static var unclosedQuote: String {
        localized(
            en: "a quotation mark is not closed.", ko: "따옴표가 닫히지 않았습니다.",
            qps: "[á qúótátîóñ márk îš ñót çlóšéd. ~~~~ ~~~~ ~~]")
    }

    static var textAfterQuote: String {
        localized(
            en: "text follows a quotation mark.", ko: "따옴표 뒤에 글자가 있습니다.",
            qps: "[téxt fóllówš á qúótátîóñ márk. ~~~~ ~~~~ ~~]")
    }

    static var invalidJSON: String {
        localized(
            en: "this is not JSON, or a value is missing or of another type.",
            ko: "JSON이 아니거나, 값이 없거나 종류가 다릅니다.",
            qps:
                "[thîš îš ñót JŠÓÑ, ór á válúé îš mîššîñĝ ór óf áñóthér týpé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var repeatedIdentifier: String {
        localized(
            en: "the identifier occurs twice.", ko: "식별자가 두 번 나옵니다.",
            qps: "[thé îdéñtîfîér óççúrš twîçé. ~~~~ ~~~~ ~]")
    }

    static var unknownPlayer: String {
        localized(
            en: "the document has no player with this identifier.", ko: "문서에 이 식별자의 선수가 없습니다.",
            qps: "[thé dóçúméñt háš ñó pláýér wîth thîš îdéñtîfîér. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var invalidLineUp: String {
        localized(
            en: "there is no player, or a player occurs twice.", ko: "선수가 없거나 한 선수가 두 번 나옵니다.",
            qps: "[théré îš ñó pláýér, ór á pláýér óççúrš twîçé. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static func invalidScore(minimum: Int, maximum: Int) -> String {
        localized(
            en: "the goals are not whole numbers from \(minimum) to \(maximum).",
            ko: "골은 \(minimum)~\(maximum)의 정수여야 합니다.",
            qps: "[thé ĝóálš áré ñót whólé ñúmbérš fróm \(minimum) tó \(maximum). ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var invalidDate: String {
        localized(
            en: "the date is not of the form 2026-11-21T19:30:00.000Z.",
            ko: "날짜가 2026-11-21T19:30:00.000Z 형식이 아닙니다.",
            qps: "[thé dáté îš ñót óf thé fórm 2026-11-21T19:30:00.000Z. ~~~~ ~~~~ ~~~~ ~~~~ ~]")
    }

    static var unknownTeam: String {
        localized(
            en: "the team is neither a nor b.", ko: "팀이 a도 b도 아닙니다.",
            qps: "[thé téám îš ñéîthér á ñór b. ~~~~ ~~~~ ~]")
    }

    static func invalidCounter(_ maximum: Int) -> String {
        localized(
            en: "the sequence and the counter are not 1 to \(maximum).",
            ko: "순번과 카운터는 1~\(maximum)이어야 합니다.",
            qps: "[thé šéqúéñçé áñd thé çóúñtér áré ñót 1 tó \(maximum). ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var incompleteMatch: String {
        localized(
            en: "no event starts the gather, or it has not ended.",
            ko: "경기의 시작이 없거나 경기가 끝나지 않았습니다.",
            qps: "[ñó évéñt štártš thé ĝáthér, ór ît háš ñót éñdéd. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func tooManyEvents(_ limit: Int) -> String {
        localized(
            en: "more than \(limit) events and players.", ko: "기록과 선수가 \(limit)개를 넘습니다.",
            qps: "[móré tháñ \(limit) évéñtš áñd pláýérš. ~~~~ ~~~~ ~~]")
    }

    static func invalidIdentifier(_ text: String) -> String {
        localized(
            en: "“\(text)” is no identifier of the app.", ko: "“\(text)”은(는) 앱의 식별자가 아닙니다.",
            qps: "[“\(text)” îš ñó îdéñtîfîér óf thé ápp. ~~~~ ~~~~ ~~]")
    }

    static func ambiguousPlayer(_ name: String) -> String {
        localized(
            en: "several players are called “\(name)”: add the number, as in an export.",
            ko: "“\(name)” 선수가 여럿입니다. 내보낸 파일처럼 번호를 붙이세요.",
            qps:
                "[šévérál pláýérš áré çálléd “\(name)”: ádd thé ñúmbér, áš îñ áñ éxpórt. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func unknownColumn(_ heading: String) -> String {
        localized(
            en: "no field is called “\(heading)”: not imported.",
            ko: "“\(heading)”(이)라는 항목이 없어 가져오지 않습니다.",
            qps: "[ñó fîéld îš çálléd “\(heading)”: ñót împórtéd. ~~~~ ~~~~ ~~~~]")
    }

    static func missingHeading(_ text: String) -> String {
        localized(
            en: "“\(text)” is below no heading.", ko: "“\(text)” 위에 제목이 없습니다.",
            qps: "[“\(text)” îš bélów ñó héádîñĝ. ~~~~ ~~~~]")
    }

    static var invalidName: String {
        localized(
            en: "a name is not letters and digits, or there are too many fields.",
            ko: "이름이 영문자와 숫자가 아니거나 항목이 너무 많습니다.",
            qps:
                "[á ñámé îš ñót léttérš áñd dîĝîtš, ór théré áré tóó máñý fîéldš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var invalidAddress: String {
        localized(
            en:
                "This is not the address of a server; write for example https://football.example.org.",
            ko: "서버의 주소가 아닙니다. 예: https://football.example.org",
            qps:
                "[Thîš îš ñót thé áddréšš óf á šérvér; wrîté fór éxámplé httpš://fóótbáll.éxámplé.órĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func insecureAddress(_ host: String) -> String {
        localized(
            en: "Without TLS, others can read your password; write https://\(host).",
            ko:
                "TLS가 없으면 남이 비밀번호를 읽을 수 있습니다. https://\(host)\(Particle.object.form(after: host)) 쓰세요.",
            qps:
                "[Wîthóút TLŠ, óthérš çáñ réád ýóúr páššwórd; wrîté httpš://\(host). ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var unreachable: String {
        localized(
            en: "The server cannot be reached: check the connection, and try again.",
            ko: "서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.",
            qps:
                "[Thé šérvér çáññót bé réáçhéd: çhéçk thé çóññéçtîóñ, áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var untrusted: String {
        localized(
            en: "The server has no valid certificate: tell its administrator.",
            ko: "서버의 인증서가 올바르지 않습니다. 서버 관리자에게 알리세요.",
            qps:
                "[Thé šérvér háš ñó válîd çértîfîçáté: téll îtš ádmîñîštrátór. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var missingLibrary: String {
        localized(
            en:
                "libcurl cannot be loaded: install the package libcurl4, or build this program again.",
            ko: "libcurl을 불러올 수 없습니다. libcurl4 패키지를 설치하거나 프로그램을 다시 빌드하세요.",
            qps:
                "[lîbçúrl çáññót bé lóádéd: îñštáll thé páçkáĝé lîbçúrl4, ór búîld thîš próĝrám áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var unsupportedServer: String {
        localized(
            en: "This server cannot do that: update it, or use another one.",
            ko: "이 서버에서는 할 수 없습니다. 서버를 업데이트하거나 다른 서버를 쓰세요.",
            qps:
                "[Thîš šérvér çáññót dó thát: úpdáté ît, ór úšé áñóthér óñé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var rejectedChange: String {
        localized(
            en: "The server has rejected the change: correct it, or update this program.",
            ko: "서버가 변경을 거부했습니다. 고치거나 프로그램을 업데이트하세요.",
            qps:
                "[Thé šérvér háš réjéçtéd thé çháñĝé: çórréçt ît, ór úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var serverFailed: String {
        localized(
            en: "The server cannot do this now: try again later.",
            ko: "서버가 지금은 할 수 없습니다. 나중에 다시 시도하세요.",
            qps: "[Thé šérvér çáññót dó thîš ñów: trý áĝáîñ látér. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static var readOnlyData: String {
        localized(
            en: "The data directory cannot be written: check its permissions.",
            ko: "데이터 폴더에 쓸 수 없습니다. 권한을 확인하세요.",
            qps:
                "[Thé dátá dîréçtórý çáññót bé wrîttéñ: çhéçk îtš pérmîššîóñš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var busyData: String {
        localized(
            en: "Another program uses the data: close that program and try again.",
            ko: "다른 프로그램이 데이터를 쓰고 있습니다. 그 프로그램을 닫고 다시 시도하세요.",
            qps:
                "[Áñóthér próĝrám úšéš thé dátá: çlóšé thát próĝrám áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var damagedData: String {
        localized(
            en: "The database is damaged: replace it with a backup, or use another data directory.",
            ko: "데이터베이스가 손상되었습니다. 백업으로 바꾸거나 다른 데이터 폴더를 쓰세요.",
            qps:
                "[Thé dátábášé îš dámáĝéd: répláçé ît wîth á báçkúp, ór úšé áñóthér dátá dîréçtórý. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var replacedData: String {
        localized(
            en:
                "The database was deleted, moved or overwritten while this program uses it, so changes cannot be saved: put it back, or start this program again.",
            ko: "쓰는 동안 데이터베이스가 삭제되거나 옮겨지거나 덮어써져 변경을 저장할 수 없습니다. 되돌려 놓거나 프로그램을 다시 시작하세요.",
            qps:
                "[Thé dátábášé wáš délétéd, móvéd ór óvérwrîttéñ whîlé thîš próĝrám úšéš ît, šó çháñĝéš çáññót bé šávéd: pút ît báçk, ór štárt thîš próĝrám áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var newerData: String {
        localized(
            en: "The data was written by a newer version: update this program.",
            ko: "더 새로운 버전이 만든 데이터입니다. 프로그램을 업데이트하세요.",
            qps:
                "[Thé dátá wáš wrîttéñ bý á ñéwér véršîóñ: úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var notFound: String {
        localized(
            en: "This entry no longer exists: go back and choose again.",
            ko: "더 이상 없는 항목입니다. 돌아가서 다시 고르세요.",
            qps: "[Thîš éñtrý ñó lóñĝér éxîštš: ĝó báçk áñd çhóóšé áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~]")
    }

    static var fileChanged: String {
        localized(
            en: "The file was changed or cannot be read any more: import it again.",
            ko: "파일이 바뀌었거나 더 이상 읽을 수 없습니다. 다시 가져오세요.",
            qps:
                "[Thé fîlé wáš çháñĝéd ór çáññót bé réád áñý móré: împórt ît áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var matchInProgress: String {
        localized(
            en: "Another gather is in progress: end it, and try again.",
            ko: "다른 경기가 진행 중입니다. 끝낸 뒤 다시 시도하세요.",
            qps: "[Áñóthér ĝáthér îš îñ próĝréšš: éñd ît, áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~]")
    }

    static var laterMatch: String {
        localized(
            en:
                "Another gather has started since, so this one cannot be reopened: correct its result under Gathers.",
            ko: "그 뒤에 다른 경기가 시작되어 이 경기를 재개할 수 없습니다. 경기 화면에서 결과를 정정하세요.",
            qps:
                "[Áñóthér ĝáthér háš štártéd šîñçé, šó thîš óñé çáññót bé réópéñéd: çórréçt îtš réšúlt úñdér Ĝáthérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var sessionExpired: String {
        localized(
            en: "Your session has ended: sign in again.", ko: "세션이 만료되었습니다. 다시 로그인하세요.",
            qps: "[Ýóúr šéššîóñ háš éñdéd: šîĝñ îñ áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var dataUnavailable: String {
        localized(
            en: "The data directory cannot be used: check its path and the disk.",
            ko: "데이터 폴더를 쓸 수 없습니다. 경로와 디스크를 확인하세요.",
            qps:
                "[Thé dátá dîréçtórý çáññót bé úšéd: çhéçk îtš páth áñd thé dîšk. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var firstNameColumn: String {
        localized(en: "first name", ko: "이름(성 제외)", qps: "[fîršt ñámé ~~~~]")
    }

    static var middleNameColumn: String {
        localized(en: "middle name", ko: "가운데 이름", qps: "[mîddlé ñámé ~~~~]")
    }

    static var lastNameColumn: String {
        localized(en: "last name", ko: "성", qps: "[lášt ñámé ~~~]")
    }

    static var birthColumn: String {
        localized(en: "date of birth", ko: "생년월일", qps: "[dáté óf bîrth ~~~~]")
    }

    static var ignoredColumn: String {
        localized(en: "not imported", ko: "가져오지 않음", qps: "[ñót împórtéd ~~~~]")
    }

    static func textFile(encoding: String, separator: String) -> String {
        localized(
            en: "Text in \(encoding), separated by \(separator).",
            ko: "\(encoding) 텍스트, 구분: \(separator).",
            qps: "[Téxt îñ \(encoding), šépárátéd bý \(separator). ~~~~ ~~~~]")
    }

    static func spreadsheet(_ table: String) -> String {
        localized(
            en: "Spreadsheet, table “\(table)”.", ko: "스프레드시트, 표 “\(table)”.",
            qps: "[Špréádšhéét, táblé “\(table)”. ~~~~ ~~~]")
    }

    static func spreadsheetWithOthers(table: String, others: String) -> String {
        localized(
            en: "Spreadsheet, table “\(table)”. Not read: \(others).",
            ko: "스프레드시트, 표 “\(table)”. 읽지 않음: \(others).",
            qps: "[Špréádšhéét, táblé “\(table)”. Ñót réád: \(others). ~~~~ ~~~~ ~~~]")
    }

    static func contacts(_ encoding: String) -> String {
        localized(
            en: "Contacts in \(encoding).", ko: "\(encoding) 연락처.",
            qps: "[Çóñtáçtš îñ \(encoding). ~~~~]")
    }

    static var commas: String {
        localized(en: "commas", ko: "쉼표", qps: "[çómmáš ~~]")
    }

    static var semicolons: String {
        localized(en: "semicolons", ko: "세미콜론", qps: "[šémîçólóñš ~~~~]")
    }

    static var tabs: String {
        localized(en: "tabs", ko: "탭", qps: "[tábš ~]")
    }

    static var bars: String {
        localized(en: "bars", ko: "세로줄", qps: "[bárš ~]")
    }

    static func column(_ number: Int) -> String {
        localized(en: "Column \(number)", ko: "\(number)열", qps: "[Çólúmñ \(number) ~~]")
    }

    static func rejection(number: Int, reason: String) -> String {
        localized(
            en: "Line \(number): \(reason).", ko: "\(number)행: \(reason).",
            qps: "[Lîñé \(number): \(reason). ~~~]")
    }

    static func rejectionWithValues(number: Int, reason: String, values: String) -> String {
        localized(
            en: "Line \(number): \(reason). Values: \(values)",
            ko: "\(number)행: \(reason). 값: \(values)",
            qps: "[Lîñé \(number): \(reason). Válúéš: \(values) ~~~~ ~]")
    }

    static var aboveHeadings: String {
        localized(en: "above the headings", ko: "제목 행 위", qps: "[ábóvé thé héádîñĝš ~~~~ ~~]")
    }

    static func filledIn(_ values: String) -> String {
        localized(
            en: "filled in: \(values)", ko: "채움: \(values)", qps: "[fîlléd îñ: \(values) ~~~~]")
    }

    static func notStored(_ values: String) -> String {
        localized(
            en: "not stored: \(values)", ko: "저장하지 않음: \(values)",
            qps: "[ñót štóréd: \(values) ~~~~]")
    }

    static func different(_ values: String) -> String {
        localized(
            en: "different in the list: \(values)", ko: "명단과 다름: \(values)",
            qps: "[dîfféréñt îñ thé lîšt: \(values) ~~~~ ~~~~]")
    }
}
