// Made of Texts/SettingsStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the settings.
enum SettingsStrings {
    static var title: String {
        localized(en: "Settings", ko: "설정", qps: "[Šéttîñĝš ~]")
    }

    static var emptyTitle: String {
        localized(en: "No settings", ko: "설정이 없습니다", qps: "[Ñó šéttîñĝš ~~]")
    }

    static var emptyMessage: String {
        localized(
            en: "No feature of this run has settings.", ko: "현재 사용 중인 기능에는 설정이 없습니다.",
            qps: "[Ñó féátúré óf thîš rúñ háš šéttîñĝš. ~~~~ ~~~~ ~~]")
    }
}
