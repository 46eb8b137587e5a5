// Made of Texts/ChangeHistoryStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the history of a record and of the deleted records.
enum ChangeHistoryStrings {
    static var loading: String {
        localized(en: "Loading…", ko: "불러오는 중…", qps: "[Lóádîñĝ… ~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static var added: String {
        localized(en: "Added", ko: "추가", qps: "[Áddéd]")
    }

    static var firstKnown: String {
        localized(en: "First known values", ko: "처음 확인된 값", qps: "[Fîršt kñówñ válúéš ~~~~]")
    }

    static var deleted: String {
        localized(en: "Deleted", ko: "삭제", qps: "[Délétéd]")
    }

    static var restored: String {
        localized(en: "Restored", ko: "복원", qps: "[Réštóréd ~]")
    }

    static var thisDevice: String {
        localized(en: "this device", ko: "이 기기", qps: "[thîš dévîçé ~~]")
    }

    static var anotherDevice: String {
        localized(en: "another device", ko: "다른 기기", qps: "[áñóthér dévîçé ~~~]")
    }

    static var historyLoadFailure: String {
        localized(
            en: "Unable to load the history", ko: "이력을 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád thé hîštórý ~~~~ ~~~]")
    }

    static var noHistory: String {
        localized(en: "No changes are known", ko: "변경 이력이 없습니다", qps: "[Ñó çháñĝéš áré kñówñ ~~~~]")
    }

    static var takeBack: String {
        localized(en: "Take back", ko: "변경 되돌리기", qps: "[Táké báçk ~]")
    }

    static var takeBackQuestion: String {
        localized(
            en: "Take this change back?", ko: "이 변경을 되돌릴까요?", qps: "[Táké thîš çháñĝé báçk? ~~~~ ~]"
        )
    }

    static var takeBackFailure: String {
        localized(
            en: "Unable to take the change back.", ko: "변경을 되돌리지 못했습니다.",
            qps: "[Úñáblé tó táké thé çháñĝé báçk. ~~~~ ~~~~]")
    }

    static var noEarlierValues: String {
        localized(
            en: "No earlier values are known.", ko: "이전 값을 알 수 없습니다.",
            qps: "[Ñó éárlîér válúéš áré kñówñ. ~~~~ ~~~~]")
    }

    static var noValues: String {
        localized(
            en: "Only changes of values can be taken back.", ko: "값의 변경만 취소할 수 있습니다.",
            qps: "[Óñlý çháñĝéš óf válúéš çáñ bé tákéñ báçk. ~~~~ ~~~~ ~~~~]")
    }

    static var unavailableValues: String {
        localized(
            en: "The earlier values are missing, deleted or unknown to this version of the app.",
            ko: "이전 값이 없거나 삭제되었거나 이 버전의 앱에서 알 수 없는 값입니다.",
            qps:
                "[Thé éárlîér válúéš áré mîššîñĝ, délétéd ór úñkñówñ tó thîš véršîóñ óf thé ápp. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    /// The text of an empty field.
    static var unknown: String {
        localized(en: "-", ko: "-", qps: "-")
    }

    /// The text of a reference to a player who is not in the squad.
    static var otherPlayer: String {
        localized(en: "(deleted)", ko: "(삭제됨)", qps: "[(délétéd) ~]")
    }

    /// The text of a reference to a record that is not a player.
    static var otherRecord: String {
        localized(en: "another record", ko: "다른 데이터", qps: "[áñóthér réçórd ~~~]")
    }

    static var restore: String {
        localized(en: "Restore", ko: "복원", qps: "[Réštóré]")
    }

    static var erase: String {
        localized(en: "Erase", ko: "영구 삭제", qps: "[Érášé]")
    }

    static var erasure: String {
        localized(
            en: "All values and the history are removed on all devices.",
            ko: "모든 기기에서 모든 값과 이력이 영구 삭제됩니다.",
            qps: "[Áll válúéš áñd thé hîštórý áré rémóvéd óñ áll dévîçéš. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func history(_ title: String) -> String {
        localized(en: "History of \(title)", ko: "\(title) 이력", qps: "[Hîštórý óf \(title) ~~]")
    }

    static func isRestored(_ title: String) -> String {
        localized(
            en: "\(title) is restored.",
            ko: "\(title)\(Particle.object.form(after: title)) 복원했습니다.",
            qps: "[\(title) îš réštóréd. ~~~]")
    }

    static func eraseQuestion(_ title: String) -> String {
        localized(
            en: "Erase \(title)?", ko: "\(title)\(Particle.object.form(after: title)) 영구 삭제할까요?",
            qps: "[Érášé \(title)?]")
    }

    /// {one} and {many} are words of a kind, such as “player” and “players”.
    static func noHistoryMessage(one: String, many: String) -> String {
        localized(
            en: "The \(one) may be deleted: look at the deleted \(many).",
            ko: "삭제된 \(one)일 수 있습니다. 삭제된 \(many) 목록을 확인하세요.",
            qps: "[Thé \(one) máý bé délétéd: lóók át thé délétéd \(many). ~~~~ ~~~~ ~~~~]")
    }

    static func earlierValuesMessage(_ one: String) -> String {
        localized(
            en: "The \(one) already has the earlier values.", ko: "\(one)의 값이 이미 이전 값과 같습니다.",
            qps: "[Thé \(one) álréádý háš thé éárlîér válúéš. ~~~~ ~~~~ ~~]")
    }

    static func deletedMessage(one: String, many: String) -> String {
        localized(
            en: "The \(one) is deleted: restore it from the deleted \(many).",
            ko: "삭제된 \(one)입니다. 삭제된 \(many) 목록에서 복원하세요.",
            qps: "[Thé \(one) îš délétéd: réštóré ît fróm thé délétéd \(many). ~~~~ ~~~~ ~~~~ ~]")
    }

    static func deletedRecords(_ many: String) -> String {
        localized(en: "Deleted \(many)", ko: "삭제된 \(many)", qps: "[Délétéd \(many) ~]")
    }

    static func deletedLoadFailure(_ many: String) -> String {
        localized(
            en: "Unable to load the deleted \(many)", ko: "삭제된 \(many) 목록을 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád thé délétéd \(many) ~~~~ ~~~]")
    }

    static func noDeletedRecords(_ many: String) -> String {
        localized(
            en: "No deleted \(many)", ko: "삭제된 \(many)\(Particle.subject.form(after: many)) 없습니다",
            qps: "[Ñó délétéd \(many) ~~]")
    }

    static func noDeletedRecordsMessage(_ one: String) -> String {
        localized(
            en: "Each \(one) that you delete appears here and can be restored.",
            ko: "삭제한 \(one)\(Particle.topic.form(after: one)) 여기에 표시되며, 복원할 수 있습니다.",
            qps:
                "[Éáçh \(one) thát ýóú délété áppéárš héré áñd çáñ bé réštóréd. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func deletedChangeFailure(_ one: String) -> String {
        localized(
            en: "Unable to change the \(one).",
            ko: "\(one)\(Particle.object.form(after: one)) 변경하지 못했습니다.",
            qps: "[Úñáblé tó çháñĝé thé \(one). ~~~~ ~]")
    }

    /// The change of a value in words, such as "Age from 31 to 30".
    static func fieldChange(field: String, before: String, after: String) -> String {
        localized(
            en: "\(field) from \(before) to \(after)",
            ko: "\(field) \(before)에서 \(after)\(Particle.to.form(after: after))",
            qps: "[\(field) fróm \(before) tó \(after) ~]")
    }
}
