// Made of Texts/DataTransferStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the page for export and import.
enum DataTransferStrings {
    static var title: String {
        localized(en: "Export and Import", ko: "내보내기/가져오기", qps: "[Éxpórt áñd Împórt ~~~~]")
    }

    static var file: String {
        localized(en: "File", ko: "파일", qps: "[Fîlé]")
    }

    static var explanation: String {
        localized(
            en:
                "Import reads an exported file, a spreadsheet, a CSV table or contacts, and shows what it understood before anything is stored. Export writes a new file: a table if its name ends in .csv.",
            ko:
                "가져오기는 내보낸 파일, 스프레드시트, CSV 표, 연락처를 읽고, 저장하기 전에 무엇을 읽었는지 보여 줍니다. 내보내기는 새 파일을 만듭니다. 이름이 .csv로 끝나면 표를 만듭니다.",
            qps:
                "[Împórt réádš áñ éxpórtéd fîlé, á špréádšhéét, á ÇŠV táblé ór çóñtáçtš, áñd šhówš whát ît úñdérštóód béfóré áñýthîñĝ îš štóréd. Éxpórt wrîtéš á ñéw fîlé: á táblé îf îtš ñámé éñdš îñ .çšv. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func explanationWithTables(explanation: String, tables: String) -> String {
        localized(
            en: "\(explanation) Tables of other records: \(tables).",
            ko: "\(explanation) 다른 데이터의 표: \(tables).",
            qps: "[\(explanation) Tábléš óf óthér réçórdš: \(tables). ~~~~ ~~~]")
    }

    static var export: String {
        localized(en: "Export", ko: "내보내기", qps: "[Éxpórt]")
    }

    static var importFile: String {
        localized(en: "Import", ko: "가져오기", qps: "[Împórt]")
    }

    static var exporting: String {
        localized(en: "Exporting…", ko: "내보내는 중…", qps: "[Éxpórtîñĝ… ~]")
    }

    static var reading: String {
        localized(en: "Reading…", ko: "읽는 중…", qps: "[Réádîñĝ… ~]")
    }

    static var importing: String {
        localized(en: "Importing…", ko: "가져오는 중…", qps: "[Împórtîñĝ… ~]")
    }

    static var undo: String {
        localized(en: "Undo import", ko: "가져오기 되돌리기", qps: "[Úñdó împórt ~~]")
    }

    static var undoing: String {
        localized(en: "Undoing the import…", ko: "가져오기를 되돌리는 중…", qps: "[Úñdóîñĝ thé împórt… ~~~~]")
    }

    static var invalidEntries: String {
        localized(en: "INVALID ENTRIES", ko: "잘못된 항목", qps: "[ÎÑVÁLÎD ÉÑTRÎÉŠ ~~~]")
    }

    static var add: String {
        localized(en: "Add", ko: "추가", qps: "[Ádd]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static var nothingNew: String {
        localized(
            en: "Everything in this file is stored already.", ko: "이 파일의 내용은 모두 이미 있습니다.",
            qps: "[Évérýthîñĝ îñ thîš fîlé îš štóréd álréádý. ~~~~ ~~~~ ~~~~]")
    }

    static var nothingValid: String {
        localized(
            en: "Nothing in this file can be imported.", ko: "이 파일에서 가져올 수 있는 것이 없습니다.",
            qps: "[Ñóthîñĝ îñ thîš fîlé çáñ bé împórtéd. ~~~~ ~~~~ ~~]")
    }

    static func unchanged(_ records: String) -> String {
        localized(
            en: "Unchanged: \(records).", ko: "변경 없음: \(records).",
            qps: "[Úñçháñĝéd: \(records). ~~]")
    }

    static var leftOut: String {
        localized(en: "Left out:", ko: "제외:", qps: "[Léft óút: ~]")
    }

    static func more(_ count: Int) -> String {
        localized(en: "And \(count) more.", ko: "그 외 \(count)건.", qps: "[Áñd \(count) móré. ~]")
    }

    static func exported(_ content: String) -> String {
        localized(
            en: "Exported \(content).",
            ko: "\(content)\(Particle.object.form(after: content)) 내보냈습니다.",
            qps: "[Éxpórtéd \(content). ~]")
    }

    static func knownEntries(_ content: String) -> String {
        localized(
            en: "Stored already, and not added: \(content).", ko: "이미 있어 추가하지 않음: \(content).",
            qps: "[Štóréd álréádý, áñd ñót áddéd: \(content). ~~~~ ~~~~]")
    }

    static var undone: String {
        localized(
            en: "The import was undone.", ko: "가져오기를 되돌렸습니다.",
            qps: "[Thé împórt wáš úñdóñé. ~~~~ ~]")
    }

    static func undoneInPart(_ content: String) -> String {
        localized(
            en: "The import was undone. Changed or used since, and kept: \(content).",
            ko: "가져오기를 되돌렸습니다. 이후 변경되거나 사용되어 남긴 항목: \(content).",
            qps:
                "[Thé împórt wáš úñdóñé. Çháñĝéd ór úšéd šîñçé, áñd képt: \(content). ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func players(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 player" : "\(count) players", ko: "선수 \(count)명",
            qps: count == 1 ? "[1 pláýér ~]" : "[\(count) pláýérš ~]")
    }

    static func gathers(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 gather" : "\(count) gathers", ko: "경기 \(count)건",
            qps: count == 1 ? "[1 ĝáthér ~]" : "[\(count) ĝáthérš ~]")
    }

    static func otherRecords(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 other record" : "\(count) other records", ko: "기타 데이터 \(count)건",
            qps: count == 1 ? "[1 óthér réçórd ~~~]" : "[\(count) óthér réçórdš ~~~]")
    }

    static func records(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 record" : "\(count) records", ko: "데이터 \(count)건",
            qps: count == 1 ? "[1 réçórd ~]" : "[\(count) réçórdš ~]")
    }

    static func values(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 value" : "\(count) values", ko: "값 \(count)개",
            qps: count == 1 ? "[1 válúé]" : "[\(count) válúéš]")
    }

    static func list(others: String, last: String) -> String {
        localized(
            en: "\(others) and \(last)", ko: "\(others), \(last)", qps: "[\(others) áñd \(last)]")
    }

    static func addQuestion(_ content: String) -> String {
        localized(
            en: "Add \(content)?", ko: "\(content)\(Particle.object.form(after: content)) 추가할까요?",
            qps: "[Ádd \(content)?]")
    }

    static func addWithValuesQuestion(content: String, players: String) -> String {
        localized(
            en: "Add \(content), and missing values of \(players)?",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(players)의 빠진 값을 채울까요?",
            qps: "[Ádd \(content), áñd mîššîñĝ válúéš óf \(players)? ~~~~ ~~~~]")
    }

    static func addValuesQuestion(_ players: String) -> String {
        localized(
            en: "Add missing values of \(players)?", ko: "\(players)의 빠진 값을 채울까요?",
            qps: "[Ádd mîššîñĝ válúéš óf \(players)? ~~~~ ~~]")
    }

    static func addWithEventsQuestion(content: String, gathers: String) -> String {
        localized(
            en: "Add \(content), and events to \(gathers)?",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(gathers)에 기록을 추가할까요?",
            qps: "[Ádd \(content), áñd évéñtš tó \(gathers)? ~~~~ ~]")
    }

    static func addEventsQuestion(_ gathers: String) -> String {
        localized(
            en: "Add events to \(gathers)?", ko: "\(gathers)에 기록을 추가할까요?",
            qps: "[Ádd évéñtš tó \(gathers)? ~~~]")
    }

    static func changeQuestion(_ content: String) -> String {
        localized(
            en: "Change \(content)?",
            ko: "\(content)\(Particle.object.form(after: content)) 변경할까요?",
            qps: "[Çháñĝé \(content)? ~]")
    }

    static func addAndChangeQuestion(content: String, count: Int) -> String {
        localized(
            en: "Add \(content), and change \(count)?",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(count)건을 변경할까요?",
            qps: "[Ádd \(content), áñd çháñĝé \(count)? ~~~~]")
    }

    static func added(_ content: String) -> String {
        localized(
            en: "Added \(content).",
            ko: "\(content)\(Particle.object.form(after: content)) 추가했습니다.",
            qps: "[Áddéd \(content).]")
    }

    static func addedWithValues(content: String, players: String) -> String {
        localized(
            en: "Added \(content), and missing values of \(players).",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(players)의 빠진 값을 채웠습니다.",
            qps: "[Áddéd \(content), áñd mîššîñĝ válúéš óf \(players). ~~~~ ~~~~]")
    }

    static func addedValues(_ players: String) -> String {
        localized(
            en: "Added missing values of \(players).", ko: "\(players)의 빠진 값을 채웠습니다.",
            qps: "[Áddéd mîššîñĝ válúéš óf \(players). ~~~~ ~~]")
    }

    static func addedWithEvents(content: String, gathers: String) -> String {
        localized(
            en: "Added \(content), and events to \(gathers).",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(gathers)에 기록을 추가했습니다.",
            qps: "[Áddéd \(content), áñd évéñtš tó \(gathers). ~~~~ ~~]")
    }

    static func addedEvents(_ gathers: String) -> String {
        localized(
            en: "Added events to \(gathers).", ko: "\(gathers)에 기록을 추가했습니다.",
            qps: "[Áddéd évéñtš tó \(gathers). ~~~~]")
    }

    static func changed(_ content: String) -> String {
        localized(
            en: "Changed \(content).",
            ko: "\(content)\(Particle.object.form(after: content)) 변경했습니다.",
            qps: "[Çháñĝéd \(content). ~]")
    }

    static func addedAndChanged(content: String, count: Int) -> String {
        localized(
            en: "Added \(content), and changed \(count).",
            ko: "\(content)\(Particle.object.form(after: content)) 추가하고 \(count)건을 변경했습니다.",
            qps: "[Áddéd \(content), áñd çháñĝéd \(count). ~~~~ ~]")
    }
}
