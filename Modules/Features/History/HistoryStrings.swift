// Made of Texts/HistoryStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the list of finished gathers.
enum HistoryStrings {
    static var title: String {
        localized(en: "Gathers", ko: "경기", qps: "[Ĝáthérš]")
    }

    static var deletedTitle: String {
        localized(en: "Deleted gathers", ko: "삭제된 경기", qps: "[Délétéd ĝáthérš ~~~]")
    }

    static var deleted: String {
        localized(en: "Deleted", ko: "삭제된 경기", qps: "[Délétéd]")
    }

    static var notDeleted: String {
        localized(en: "All gathers", ko: "모든 경기", qps: "[Áll ĝáthérš ~~]")
    }

    static var list: String {
        localized(en: "Gathers", ko: "경기", qps: "[Ĝáthérš]")
    }

    static var search: String {
        localized(en: "Search", ko: "검색", qps: "[Šéárçh]")
    }

    static var clearSearch: String {
        localized(en: "Clear search", ko: "검색 지우기", qps: "[Çléár šéárçh ~~]")
    }

    static var missingRow: String {
        localized(en: "…", ko: "…", qps: "…")
    }

    static var damaged: String {
        localized(en: "Damaged", ko: "손상됨", qps: "[Dámáĝéd]")
    }

    static var lineUps: String {
        localized(en: "Line-ups", ko: "출전 명단", qps: "[Lîñé-úpš ~]")
    }

    static var loading: String {
        localized(en: "Loading gathers…", ko: "경기를 불러오는 중…", qps: "[Lóádîñĝ ĝáthérš… ~~~~]")
    }

    static var failure: String {
        localized(
            en: "Unable to load gathers", ko: "경기를 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád ĝáthérš ~~~~ ~]")
    }

    static var detailsFailure: String {
        localized(
            en: "Unable to load the line-ups.", ko: "출전 명단을 불러오지 못했습니다.",
            qps: "[Úñáblé tó lóád thé lîñé-úpš. ~~~~ ~~~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var emptyTitle: String {
        localized(en: "No gathers yet", ko: "아직 경기가 없습니다", qps: "[Ñó ĝáthérš ýét ~~~]")
    }

    static var emptyMessage: String {
        localized(
            en: "Each gather appears here when it has ended.", ko: "끝난 경기가 여기에 표시됩니다.",
            qps: "[Éáçh ĝáthér áppéárš héré whéñ ît háš éñdéd. ~~~~ ~~~~ ~~~~]")
    }

    static var emptyDeletedTitle: String {
        localized(en: "No deleted gathers", ko: "삭제된 경기가 없습니다", qps: "[Ñó délétéd ĝáthérš ~~~~]")
    }

    static var emptyDeletedMessage: String {
        localized(
            en: "Each gather that you delete appears here and can be restored.",
            ko: "삭제한 경기가 여기에 표시되며, 복원할 수 있습니다.",
            qps:
                "[Éáçh ĝáthér thát ýóú délété áppéárš héré áñd çáñ bé réštóréd. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func noMatch(_ search: String) -> String {
        localized(
            en: "No gather matches “\(search)”.", ko: "“\(search)” 검색 결과가 없습니다.",
            qps: "[Ñó ĝáthér mátçhéš “\(search)”. ~~~~ ~]")
    }

    static var date: String {
        localized(en: "Date", ko: "날짜", qps: "[Dáté]")
    }

    static var score: String {
        localized(en: "Score", ko: "점수", qps: "[Šçóré]")
    }

    static var winner: String {
        localized(en: "Winner", ko: "승리 팀", qps: "[Wîññér]")
    }

    static var time: String {
        localized(en: "Time", ko: "시간", qps: "[Tîmé]")
    }

    static func teamResult(score: String, team: String) -> String {
        localized(
            en: "\(score), \(team) won", ko: "\(score), \(team) 승리", qps: "[\(score), \(team) wóñ]")
    }

    static func drawResult(_ score: String) -> String {
        localized(en: "\(score), a draw", ko: "\(score), 무승부", qps: "[\(score), á dráw ~]")
    }

    static var drawWinner: String {
        localized(en: "Draw", ko: "무승부", qps: "[Dráw]")
    }

    static func month(name: String, year: String) -> String {
        localized(en: "\(name) \(year)", ko: "\(year)년 \(name)", qps: "\(name) \(year)")
    }

    static var month: String {
        localized(
            en: "a month such as 2026-11", ko: "2026-11과 같은 달",
            qps: "[á móñth šúçh áš 2026-11 ~~~~ ~~]")
    }
}
