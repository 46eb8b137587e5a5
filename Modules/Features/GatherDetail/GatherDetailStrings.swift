// Made of Texts/GatherDetailStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the screen of a finished gather.
enum GatherDetailStrings {
    /// The title before the gather is loaded.
    static var title: String {
        localized(en: "Gather", ko: "경기", qps: "[Ĝáthér]")
    }

    static var score: String {
        localized(en: "Score", ko: "점수", qps: "[Šçóré]")
    }

    static var played: String {
        localized(en: "Played", ko: "진행 시간", qps: "[Pláýéd]")
    }

    static var events: String {
        localized(en: "Events and line-ups", ko: "기록과 출전 명단", qps: "[Évéñtš áñd lîñé-úpš ~~~~]")
    }

    static var nothing: String {
        localized(en: "No events are known.", ko: "기록이 없습니다.", qps: "[Ñó évéñtš áré kñówñ. ~~~~]")
    }

    static var addGoal: String {
        localized(en: "+", ko: "+", qps: "+")
    }

    static var removeGoal: String {
        localized(en: "−", ko: "−", qps: "−")
    }

    static var goal: String {
        localized(en: "Goal", ko: "골", qps: "[Ĝóál]")
    }

    static var addPlayer: String {
        localized(en: "Add player", ko: "선수 추가", qps: "[Ádd pláýér ~]")
    }

    static var scorers: String {
        localized(en: "Scorers", ko: "득점자", qps: "[Šçórérš]")
    }

    static var correct: String {
        localized(en: "Correct", ko: "정정", qps: "[Çórréçt]")
    }

    static var undo: String {
        localized(en: "Undo", ko: "되돌리기", qps: "[Úñdó]")
    }

    static var redo: String {
        localized(en: "Redo", ko: "다시 실행", qps: "[Rédó]")
    }

    static var reopen: String {
        localized(en: "Reopen", ko: "경기 재개", qps: "[Réópéñ]")
    }

    static var reopening: String {
        localized(
            en: "Reopening the gather…", ko: "경기를 재개하는 중…", qps: "[Réópéñîñĝ thé ĝáthér… ~~~~ ~]")
    }

    static var delete: String {
        localized(en: "Delete", ko: "경기 삭제", qps: "[Délété]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    static var loading: String {
        localized(en: "Loading the gather…", ko: "경기를 불러오는 중…", qps: "[Lóádîñĝ thé ĝáthér… ~~~~]")
    }

    static var loadFailure: String {
        localized(
            en: "Unable to show the gather", ko: "경기를 표시할 수 없습니다",
            qps: "[Úñáblé tó šhów thé ĝáthér ~~~~ ~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var inProgress: String {
        localized(
            en: "This gather is in progress: resume it from Squad.",
            ko: "진행 중인 경기입니다. 선수단 탭에서 이어서 하세요.",
            qps: "[Thîš ĝáthér îš îñ próĝréšš: réšúmé ît fróm Šqúád. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var deleted: String {
        localized(
            en: "Deleted. Undo restores it.", ko: "삭제했습니다. 되돌리기로 복원할 수 있습니다.",
            qps: "[Délétéd. Úñdó réštóréš ît. ~~~~ ~~~]")
    }

    static var deleteQuestion: String {
        localized(en: "Delete this gather?", ko: "이 경기를 삭제할까요?", qps: "[Délété thîš ĝáthér? ~~~~]")
    }

    static var deleteMessage: String {
        localized(
            en: "It leaves the list of gathers. Undo restores it.",
            ko: "경기 목록에서 사라집니다. 되돌리기로 복원할 수 있습니다.",
            qps: "[Ît léávéš thé lîšt óf ĝáthérš. Úñdó réštóréš ît. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var ownGoal: String {
        localized(en: "Own goal", ko: "자책골", qps: "[Ówñ ĝóál ~]")
    }

    static var otherValues: String {
        localized(en: "Other", ko: "기타", qps: "[Óthér]")
    }

    static var unknownScorer: String {
        localized(en: "Scorer not known", ko: "득점자 모름", qps: "[Šçórér ñót kñówñ ~~~~]")
    }

    static var unknownOwnGoal: String {
        localized(
            en: "Own goal, scorer not known", ko: "자책골, 선수 모름",
            qps: "[Ówñ ĝóál, šçórér ñót kñówñ ~~~~ ~~~]")
    }

    static var noGoal: String {
        localized(en: "No goal", ko: "골 아님", qps: "[Ñó ĝóál]")
    }

    static var choose: String {
        localized(en: "Choose", ko: "선택", qps: "[Çhóóšé]")
    }

    /// The mark of the value that counts.
    static var current: String {
        localized(en: "now", ko: "현재", qps: "[ñów]")
    }

    static var restore: String {
        localized(en: "Restore", ko: "복원", qps: "[Réštóré]")
    }

    static var remove: String {
        localized(en: "Remove", ko: "기록 삭제", qps: "[Rémóvé]")
    }

    static var allow: String {
        localized(en: "Allow", ko: "골 인정", qps: "[Állów]")
    }

    static var disallow: String {
        localized(en: "Disallow", ko: "골 취소", qps: "[Dîšállów ~]")
    }

    static var saveFailure: String {
        localized(
            en: "Unable to save the correction. Please try again.", ko: "정정을 저장하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó šávé thé çórréçtîóñ. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var addToSquadFailure: String {
        localized(
            en: "Unable to add the guest to the squad.", ko: "용병을 선수단에 추가하지 못했습니다.",
            qps: "[Úñáblé tó ádd thé ĝúéšt tó thé šqúád. ~~~~ ~~~~ ~~]")
    }

    static var reopenFailure: String {
        localized(
            en: "Unable to reopen the gather.", ko: "경기를 재개하지 못했습니다.",
            qps: "[Úñáblé tó réópéñ thé ĝáthér. ~~~~ ~~~~]")
    }

    static func corrected(_ score: String) -> String {
        localized(
            en: "Corrected: the score was \(score).", ko: "정정했습니다. 이전 점수: \(score).",
            qps: "[Çórréçtéd: thé šçóré wáš \(score). ~~~~ ~~~]")
    }

    /// The note behind an event or a participant that a correction added.
    static var added: String {
        localized(en: "added", ko: "추가됨", qps: "[áddéd]")
    }

    /// The value before a correction.
    static func was(_ value: String) -> String {
        localized(en: "was \(value)", ko: "이전: \(value)", qps: "[wáš \(value)]")
    }

    static var removed: String {
        localized(en: "removed", ko: "삭제됨", qps: "[rémóvéd]")
    }

    static var wasDisallowed: String {
        localized(en: "was disallowed", ko: "이전: 골 취소", qps: "[wáš dîšállówéd ~~~]")
    }

    static func wasGoal(_ score: String) -> String {
        localized(
            en: "no goal, was \(score)", ko: "골 아님, 이전: \(score)",
            qps: "[ñó ĝóál, wáš \(score) ~~~]")
    }

    static var wasUnknown: String {
        localized(en: "was unknown", ko: "이전: 모름", qps: "[wáš úñkñówñ ~~]")
    }

    static var hadNotLeft: String {
        localized(en: "had not left", ko: "이전: 나가지 않음", qps: "[hád ñót léft ~~]")
    }

    static var hadLeft: String {
        localized(en: "had left", ko: "이전: 빠짐", qps: "[hád léft ~]")
    }

    static var wasGuest: String {
        localized(en: "was a guest", ko: "이전: 용병", qps: "[wáš á ĝúéšt ~~]")
    }

    static func goalTitle(_ score: String) -> String {
        localized(en: "Goal \(score)", ko: "\(score) 골", qps: "[Ĝóál \(score)]")
    }

    static var gatherID: String {
        localized(
            en: "the identifier of a gather", ko: "경기의 ID",
            qps: "[thé îdéñtîfîér óf á ĝáthér ~~~~ ~~~]")
    }
}
