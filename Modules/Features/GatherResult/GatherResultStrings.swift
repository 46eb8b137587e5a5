// Made of Texts/GatherResultStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the result screen.
enum GatherResultStrings {
    static var title: String {
        localized(en: "Result", ko: "결과", qps: "[Réšúlt]")
    }

    static var score: String {
        localized(en: "Score", ko: "점수", qps: "[Šçóré]")
    }

    static var played: String {
        localized(en: "Played", ko: "진행 시간", qps: "[Pláýéd]")
    }

    static var lineUps: String {
        localized(en: "Line-ups", ko: "출전 명단", qps: "[Lîñé-úpš ~]")
    }

    static var goals: String {
        localized(en: "Goals", ko: "골", qps: "[Ĝóálš]")
    }

    static var sameTeams: String {
        localized(en: "Same teams", ko: "같은 팀으로", qps: "[Šámé téámš ~]")
    }

    static var newTeams: String {
        localized(en: "New teams", ko: "새로운 팀으로", qps: "[Ñéw téámš ~]")
    }

    static var winnerStays: String {
        localized(en: "Winner stays", ko: "이긴 팀 유지", qps: "[Wîññér štáýš ~~]")
    }

    static var reopen: String {
        localized(en: "Reopen", ko: "경기 재개", qps: "[Réópéñ]")
    }

    static var reopening: String {
        localized(
            en: "Reopening the gather…", ko: "경기를 재개하는 중…", qps: "[Réópéñîñĝ thé ĝáthér… ~~~~ ~]")
    }

    static var reopenFailure: String {
        localized(
            en: "Unable to reopen the gather", ko: "경기를 재개하지 못했습니다",
            qps: "[Úñáblé tó réópéñ thé ĝáthér ~~~~ ~~~]")
    }

    static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    static var deleted: String {
        localized(
            en: "This gather was deleted.", ko: "삭제된 경기입니다.",
            qps: "[Thîš ĝáthér wáš délétéd. ~~~~ ~~]")
    }

    static var inProgress: String {
        localized(
            en: "This gather is in progress again: Reopen continues it.",
            ko: "다시 진행 중인 경기입니다. 경기 재개로 이어서 하세요.",
            qps: "[Thîš ĝáthér îš îñ próĝréšš áĝáîñ: Réópéñ çóñtîñúéš ît. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var backToSquad: String {
        localized(en: "Back to squad", ko: "선수단으로", qps: "[Báçk tó šqúád ~~~]")
    }

    static var loading: String {
        localized(en: "Loading the bench…", ko: "벤치를 불러오는 중…", qps: "[Lóádîñĝ thé béñçh… ~~~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var emptyBench: String {
        localized(
            en: "The bench is empty: nobody can come in for the other team.",
            ko: "벤치가 비어 있어 상대 팀으로 들어올 사람이 없습니다.",
            qps:
                "[Thé béñçh îš émptý: ñóbódý çáñ çómé îñ fór thé óthér téám. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func failure(_ message: String) -> String {
        localized(
            en: "Unable to load the bench. \(message)", ko: "벤치를 불러오지 못했습니다. \(message)",
            qps: "[Úñáblé tó lóád thé béñçh. \(message) ~~~~ ~~~]")
    }

    static func times(day: String, start: String, end: String) -> String {
        localized(
            en: "\(day), \(start) to \(end)", ko: "\(day) \(start)~\(end)",
            qps: "[\(day), \(start) tó \(end)]")
    }

    static func leaves(_ team: String) -> String {
        localized(
            en: "Draw: \(team) leaves, it played longer.",
            ko: "무승부: 더 오래 뛴 \(team)\(Particle.subject.form(after: team)) 나갑니다.",
            qps: "[Dráw: \(team) léávéš, ît pláýéd lóñĝér. ~~~~ ~~~~]")
    }

    static func stays(_ team: String) -> String {
        localized(
            en: "Draw: \(team) stays.",
            ko: "무승부: \(team)\(Particle.subject.form(after: team)) 남습니다.",
            qps: "[Dráw: \(team) štáýš. ~~~]")
    }
}
