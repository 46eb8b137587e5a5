// Made of Texts/DataCommandStrings.pot by Tools/texts. Change the tables.
import Localization

/// The output of the commands that work on the data without starting the app.
enum DataCommandStrings {
    static var noDamage: String {
        localized(en: "No damage found.", ko: "손상된 데이터가 없습니다.", qps: "[Ñó dámáĝé fóúñd. ~~~~]")
    }

    static var correctEntries: String {
        localized(
            en: "To correct an entry, open it in the app, and save it.",
            ko: "항목을 고치려면 앱에서 열어 저장하세요.",
            qps: "[Tó çórréçt áñ éñtrý, ópéñ ît îñ thé ápp, áñd šávé ît. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func repair(_ command: String) -> String {
        localized(
            en: "To repair the data and keep what can be read, run: \(command)",
            ko: "읽을 수 있는 것을 남기고 데이터를 복구하려면 다음을 실행하세요: \(command)",
            qps:
                "[Tó répáîr thé dátá áñd kéép whát çáñ bé réád, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func backedUp(_ path: String) -> String {
        localized(
            en: "The data was copied to \(path).", ko: "데이터를 \(path)에 복사했습니다.",
            qps: "[Thé dátá wáš çópîéd tó \(path). ~~~~ ~~]")
    }

    static func restored(_ path: String) -> String {
        localized(
            en: "The data of \(path) is restored; sign in again.",
            ko: "\(path)의 데이터를 복원했습니다. 다시 로그인하세요.",
            qps: "[Thé dátá óf \(path) îš réštóréd; šîĝñ îñ áĝáîñ. ~~~~ ~~~~ ~~~]")
    }

    static func replacedData(_ path: String) -> String {
        localized(
            en: "The replaced data is in \(path).", ko: "바꾸기 전 데이터는 \(path)에 있습니다.",
            qps: "[Thé répláçéd dátá îš îñ \(path). ~~~~ ~~]")
    }

    static var nothingDamaged: String {
        localized(
            en: "Nothing is damaged, so nothing was changed.", ko: "손상된 것이 없어 아무것도 바꾸지 않았습니다.",
            qps: "[Ñóthîñĝ îš dámáĝéd, šó ñóthîñĝ wáš çháñĝéd. ~~~~ ~~~~ ~~~~]")
    }

    static var nothingLost: String {
        localized(en: "Nothing is lost.", ko: "손실된 데이터가 없습니다.", qps: "[Ñóthîñĝ îš lóšt. ~~~~]")
    }

    static func damagedData(_ path: String) -> String {
        localized(
            en: "The damaged data is in \(path).", ko: "손상된 데이터는 \(path)에 있습니다.",
            qps: "[Thé dámáĝéd dátá îš îñ \(path). ~~~~ ~~]")
    }

    static var signInAgain: String {
        localized(en: "Sign in again.", ko: "다시 로그인하세요.", qps: "[Šîĝñ îñ áĝáîñ. ~~~]")
    }

    static var notChecked: String {
        localized(
            en: "The stored data could not be checked.", ko: "저장된 데이터를 확인하지 못했습니다.",
            qps: "[Thé štóréd dátá çóúld ñót bé çhéçkéd. ~~~~ ~~~~ ~~]")
    }

    static var notBackedUp: String {
        localized(
            en: "Today's backup could not be written.", ko: "오늘 백업을 저장하지 못했습니다.",
            qps: "[Tódáý'š báçkúp çóúld ñót bé wrîttéñ. ~~~~ ~~~~ ~~]")
    }

    static func faults(_ count: Int) -> String {
        localized(
            en: count == 1
                ? "The stored data has a fault." : "The stored data has \(count) faults.",
            ko: "저장된 데이터에 손상이 \(count)건 있습니다.",
            qps: count == 1
                ? "[Thé štóréd dátá háš á fáúlt. ~~~~ ~~~~]"
                : "[Thé štóréd dátá háš \(count) fáúltš. ~~~~ ~~~~]")
    }

    static func quitAndCheck(_ command: String) -> String {
        localized(
            en: "Quit, and run: \(command)", ko: "프로그램을 끝낸 뒤 다음을 실행하세요: \(command)",
            qps: "[Qúît, áñd rúñ: \(command) ~~~]")
    }

    static func columns(_ columns: String) -> String {
        localized(en: "Columns: \(columns).", ko: "열: \(columns).", qps: "[Çólúmñš: \(columns). ~]")
    }

    static func words(_ words: String) -> String {
        localized(en: "Words: \(words).", ko: "값: \(words).", qps: "[Wórdš: \(words). ~]")
    }

    /// A heading above lines of a file.
    static var pleaseCheck: String {
        localized(en: "Please check:", ko: "확인 필요:", qps: "[Pléášé çhéçk: ~~~]")
    }

    /// A heading above lines of a file.
    static var leftOut: String {
        localized(en: "Left out:", ko: "제외:", qps: "[Léft óút: ~]")
    }

    /// A heading above names of players.
    static var storedAlready: String {
        localized(en: "Stored already:", ko: "이미 있음:", qps: "[Štóréd álréádý: ~~~]")
    }

    static func doubt(issue: String, player: String) -> String {
        localized(
            en: "\(issue): \(player).", ko: "\(issue): \(player).", qps: "\(issue): \(player).")
    }

    static func doubtLeftOut(issue: String, player: String) -> String {
        localized(
            en: "\(issue): \(player), left out.", ko: "\(issue): \(player), 제외.",
            qps: "[\(issue): \(player), léft óút. ~~~]")
    }

    static func remarks(player: String, remarks: String) -> String {
        localized(
            en: "\(player): \(remarks).", ko: "\(player): \(remarks).",
            qps: "\(player): \(remarks).")
    }

    static func firstPlayers(_ players: String) -> String {
        localized(
            en: "First players: \(players).", ko: "앞쪽 선수: \(players).",
            qps: "[Fîršt pláýérš: \(players). ~~~~]")
    }

    static func squadCounts(new: Int, known: Int, leftOut: Int) -> String {
        localized(
            en: "Players: \(new) new, \(known) stored already, \(leftOut) left out.",
            ko: "선수: 신규 \(new)명, 기존 \(known)명, 제외 \(leftOut)명.",
            qps:
                "[Pláýérš: \(new) ñéw, \(known) štóréd álréádý, \(leftOut) léft óút. ~~~~ ~~~~ ~~~~]"
        )
    }

    static var changeInApp: String {
        localized(
            en:
                "To change a meaning or fill in missing values, import the file on the page “Export and import” of the app.",
            ko: "의미를 바꾸거나 빠진 값을 채우려면 앱의 “내보내기/가져오기” 화면에서 파일을 가져오세요.",
            qps:
                "[Tó çháñĝé á méáñîñĝ ór fîll îñ mîššîñĝ válúéš, împórt thé fîlé óñ thé páĝé “Éxpórt áñd împórt” óf thé ápp. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var allStored: String {
        localized(
            en: "Everything is stored already.", ko: "모두 이미 있습니다.",
            qps: "[Évérýthîñĝ îš štóréd álréádý. ~~~~ ~~~~]")
    }

    static var nothingValid: String {
        localized(
            en: "Nothing can be imported.", ko: "가져올 수 있는 것이 없습니다.",
            qps: "[Ñóthîñĝ çáñ bé împórtéd. ~~~~ ~~]")
    }

    static var nothingImported: String {
        localized(
            en: "Nothing was imported.", ko: "아무것도 가져오지 않았습니다.",
            qps: "[Ñóthîñĝ wáš împórtéd. ~~~~ ~]")
    }

    static var imported: String {
        localized(
            en: "The import is complete.", ko: "가져오기를 마쳤습니다.",
            qps: "[Thé împórt îš çómplété. ~~~~ ~~]")
    }

    static func written(_ path: String) -> String {
        localized(
            en: "Written to \(path).", ko: "\(path)에 저장했습니다.", qps: "[Wrîttéñ tó \(path). ~~]")
    }

    static func exportedRecords(_ records: Int) -> String {
        localized(
            en: "Records: \(records).", ko: "데이터: \(records)건.", qps: "[Réçórdš: \(records). ~]")
    }

    static func exportedGathers(players: Int, gathers: Int) -> String {
        localized(
            en: "Players: \(players). Gathers: \(gathers).",
            ko: "선수: \(players)명. 경기: \(gathers)건.",
            qps: "[Pláýérš: \(players). Ĝáthérš: \(gathers). ~~~~ ~]")
    }

    static func otherRecords(_ records: Int) -> String {
        localized(
            en: "Other records: \(records).", ko: "기타 데이터: \(records)건.",
            qps: "[Óthér réçórdš: \(records). ~~~~]")
    }

    static func playerCounts(new: Int, known: Int) -> String {
        localized(
            en: "Players: \(new) new, \(known) stored already.",
            ko: "선수: 신규 \(new)명, 기존 \(known)명.",
            qps: "[Pláýérš: \(new) ñéw, \(known) štóréd álréádý. ~~~~ ~~~~]")
    }

    static func gatherCounts(new: Int, updated: Int, known: Int) -> String {
        localized(
            en: "Gathers: \(new) new, \(updated) with new events, \(known) stored already.",
            ko: "경기: 신규 \(new)건, 새 기록 추가 \(updated)건, 기존 \(known)건.",
            qps:
                "[Ĝáthérš: \(new) ñéw, \(updated) wîth ñéw évéñtš, \(known) štóréd álréádý. ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func recordCounts(new: Int, changed: Int, known: Int) -> String {
        localized(
            en: "Records: \(new) new, \(changed) changed, \(known) stored already.",
            ko: "데이터: 신규 \(new)건, 변경 \(changed)건, 기존 \(known)건.",
            qps:
                "[Réçórdš: \(new) ñéw, \(changed) çháñĝéd, \(known) štóréd álréádý. ~~~~ ~~~~ ~~~~]"
        )
    }

    static func otherRecordCounts(new: Int, known: Int) -> String {
        localized(
            en: "Other records: \(new) new, \(known) stored already.",
            ko: "기타 데이터: 신규 \(new)건, 기존 \(known)건.",
            qps: "[Óthér réçórdš: \(new) ñéw, \(known) štóréd álréádý. ~~~~ ~~~~ ~~]")
    }

    static func issueLeftOut(_ issue: String) -> String {
        localized(en: "Left out: \(issue)", ko: "제외: \(issue)", qps: "[Léft óút: \(issue) ~]")
    }

    /// The answers are y and n in all languages.
    static var importQuestion: String {
        localized(
            en: "Import? Type y or n, and press Enter.", ko: "가져올까요? y나 n을 입력하고 Enter를 누르세요.",
            qps: "[Împórt? Týpé ý ór ñ, áñd préšš Éñtér. ~~~~ ~~~~ ~~]")
    }

    static var notSignedIn: String {
        localized(
            en:
                "Nobody is signed in on this device: start the app, sign in with “Remember me”, and try again.",
            ko: "이 기기에 로그인한 사용자가 없습니다. 앱을 시작하고 “로그인 유지”를 켜서 로그인한 뒤 다시 시도하세요.",
            qps:
                "[Ñóbódý îš šîĝñéd îñ óñ thîš dévîçé: štárt thé ápp, šîĝñ îñ wîth “Rémémbér mé”, áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }
}
