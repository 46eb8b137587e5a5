// Made of Texts/FormLabels.pot by Tools/texts. Change the tables.
import Localization

/// The texts of every form.
enum FormLabels {
    static var done: String {
        localized(en: "Done", ko: "완료", qps: "[Dóñé]")
    }

    static var saving: String {
        localized(en: "Saving…", ko: "저장 중…", qps: "[Šávîñĝ…]")
    }

    static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    static var discardQuestion: String {
        localized(en: "Discard changes?", ko: "변경한 내용을 버릴까요?", qps: "[Dîšçárd çháñĝéš? ~~~~]")
    }

    static var discard: String {
        localized(en: "Discard", ko: "버리기", qps: "[Dîšçárd]")
    }

    static var keepEditing: String {
        localized(en: "Keep editing", ko: "계속 편집", qps: "[Kéép édîtîñĝ ~~]")
    }
}
