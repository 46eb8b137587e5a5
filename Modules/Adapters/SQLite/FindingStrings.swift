// Made of Texts/FindingStrings.pot by Tools/texts. Change the tables.
import Localization

/// The sentences about faults of a database file.
enum FindingStrings {
    static var unreadablePages: String {
        localized(
            en: "The file has pages that cannot be read.", ko: "파일에 읽을 수 없는 페이지가 있습니다.",
            qps: "[Thé fîlé háš páĝéš thát çáññót bé réád. ~~~~ ~~~~ ~~~]")
    }

    static func damagedDefinition(_ name: String) -> String {
        localized(
            en: "The definition of \(name) is damaged or missing.", ko: "\(name)의 정의가 손상되었거나 없습니다.",
            qps: "[Thé défîñîtîóñ óf \(name) îš dámáĝéd ór mîššîñĝ. ~~~~ ~~~~ ~~~~]")
    }

    static func report(_ report: String) -> String {
        localized(
            en: "SQLite reports: \(report).", ko: "SQLite 보고: \(report).",
            qps: "[ŠQLîté répórtš: \(report). ~~~~]")
    }

    static func differentCopy(table: String, count: Int) -> String {
        localized(
            en: "\(table) and its copy have \(count) different rows.",
            ko: "\(table)의 행 \(count)개가 사본과 다릅니다.",
            qps: "[\(table) áñd îtš çópý hávé \(count) dîfféréñt rówš. ~~~~ ~~~~ ~]")
    }

    static func missingReference(table: String, parent: String) -> String {
        localized(
            en: "A row of \(table) refers to a missing row of \(parent).",
            ko: "\(table)의 행이 가리키는 \(parent)의 행이 없습니다.",
            qps: "[Á rów óf \(table) référš tó á mîššîñĝ rów óf \(parent). ~~~~ ~~~~ ~~~]")
    }
}
