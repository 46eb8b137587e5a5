// Made of Texts/PlayerListStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the player list.
enum PlayerListStrings {
    static var title: String {
        localized(en: "Players", ko: "선수", qps: "[Pláýérš]")
    }

    static var list: String {
        localized(en: "Players", ko: "선수", qps: "[Pláýérš]")
    }

    static var search: String {
        localized(en: "Search", ko: "검색", qps: "[Šéárçh]")
    }

    static var clearSearch: String {
        localized(en: "Clear search", ko: "검색 지우기", qps: "[Çléár šéárçh ~~]")
    }

    static var damaged: String {
        localized(en: "Damaged", ko: "손상됨", qps: "[Dámáĝéd]")
    }

    static var missingRow: String {
        localized(en: "…", ko: "…", qps: "…")
    }

    static var position: String {
        localized(en: "Position", ko: "포지션", qps: "[Póšîtîóñ ~]")
    }

    static var skill: String {
        localized(en: "Skill", ko: "실력", qps: "[Škîll]")
    }

    static var lastGathers: String {
        localized(en: "Last gathers", ko: "최근 경기", qps: "[Lášt ĝáthérš ~~]")
    }

    /// The text in place of an unknown value.
    static var none: String {
        localized(en: "-", ko: "-", qps: "-")
    }

    static var add: String {
        localized(en: "Add player", ko: "선수 추가", qps: "[Ádd pláýér ~]")
    }

    static var select: String {
        localized(en: "Select", ko: "선택", qps: "[Šéléçt]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static var confirm: String {
        localized(en: "Confirm players", ko: "선수 확정", qps: "[Çóñfîrm pláýérš ~~~]")
    }

    static var allOrNone: String {
        localized(en: "All or none", ko: "전체 선택/해제", qps: "[Áll ór ñóñé ~~]")
    }

    static var rematch: String {
        localized(en: "Rematch", ko: "재대결", qps: "[Rémátçh]")
    }

    static var nextPosition: String {
        localized(en: "Position", ko: "포지션", qps: "[Póšîtîóñ ~]")
    }

    static var nextSkill: String {
        localized(en: "Skill", ko: "실력", qps: "[Škîll]")
    }

    static var updateFailure: String {
        localized(
            en: "Unable to update player. Please try again.", ko: "선수를 수정하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó úpdáté pláýér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var delete: String {
        localized(en: "Delete", ko: "삭제", qps: "[Délété]")
    }

    static var deleteMessage: String {
        localized(
            en: "Past line-ups keep the name.", ko: "지난 출전 명단에는 이름이 남습니다.",
            qps: "[Pášt lîñé-úpš kéép thé ñámé. ~~~~ ~~~~]")
    }

    static var deleteFailure: String {
        localized(
            en: "Unable to delete player. Please try again.", ko: "선수를 삭제하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó délété pláýér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var signOut: String {
        localized(en: "Sign out", ko: "로그아웃", qps: "[Šîĝñ óút ~]")
    }

    static var signOutQuestion: String {
        localized(en: "Sign out?", ko: "로그아웃할까요?", qps: "[Šîĝñ óút? ~]")
    }

    static var damagedMatch: String {
        localized(
            en: "A gather is damaged and cannot be shown.", ko: "손상되어 표시할 수 없는 경기가 있습니다.",
            qps: "[Á ĝáthér îš dámáĝéd áñd çáññót bé šhówñ. ~~~~ ~~~~ ~~~]")
    }

    static var removeDamaged: String {
        localized(
            en: "Remove damaged gather", ko: "손상된 경기 삭제", qps: "[Rémóvé dámáĝéd ĝáthér ~~~~ ~]")
    }

    static var removeQuestion: String {
        localized(
            en: "Remove all gathers that are damaged?", ko: "손상된 경기를 모두 삭제할까요?",
            qps: "[Rémóvé áll ĝáthérš thát áré dámáĝéd? ~~~~ ~~~~ ~~]")
    }

    static var removeMessage: String {
        localized(
            en: "Their goals and times are lost, and scores and line-ups that cannot be read.",
            ko: "골과 시간, 읽을 수 없는 점수와 출전 명단이 사라집니다.",
            qps:
                "[Théîr ĝóálš áñd tîméš áré lóšt, áñd šçóréš áñd lîñé-úpš thát çáññót bé réád. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var remove: String {
        localized(en: "Remove", ko: "삭제", qps: "[Rémóvé]")
    }

    static var removeFailure: String {
        localized(
            en: "Unable to remove the gather. Please try again.", ko: "경기를 삭제하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó rémóvé thé ĝáthér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~]")
    }

    static var resume: String {
        localized(en: "Resume", ko: "이어하기", qps: "[Réšúmé]")
    }

    static var later: String {
        localized(en: "Later", ko: "나중에", qps: "[Látér]")
    }

    static var resumeMatch: String {
        localized(en: "Resume gather", ko: "경기 이어하기", qps: "[Réšúmé ĝáthér ~~~]")
    }

    static var resumeQuestion: String {
        localized(
            en: "Resume the gather in progress?", ko: "진행 중인 경기를 이어서 할까요?",
            qps: "[Réšúmé thé ĝáthér îñ próĝréšš? ~~~~ ~~~~]")
    }

    static var resumeFailure: String {
        localized(
            en: "Unable to resume the gather. Please try again.", ko: "경기를 이어서 하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó réšúmé thé ĝáthér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~]")
    }

    static var loading: String {
        localized(en: "Loading players…", ko: "선수를 불러오는 중…", qps: "[Lóádîñĝ pláýérš… ~~~~]")
    }

    static var loadFailure: String {
        localized(
            en: "Unable to load players. Please try again.", ko: "선수를 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád pláýérš. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var matchesFailure: String {
        localized(
            en: "Unable to load gathers. Please try again.", ko: "경기를 불러오지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó lóád ĝáthérš. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    static var emptyTitle: String {
        localized(en: "No players yet", ko: "아직 선수가 없습니다", qps: "[Ñó pláýérš ýét ~~~]")
    }

    static var emptyMessage: String {
        localized(
            en: "Add the first player of your squad.", ko: "선수단의 첫 선수를 추가하세요.",
            qps: "[Ádd thé fîršt pláýér óf ýóúr šqúád. ~~~~ ~~~~ ~]")
    }

    static func selected(_ count: Int) -> String {
        localized(en: "\(count) selected", ko: "\(count)명 선택", qps: "[\(count) šéléçtéd ~]")
    }

    static func noMatch(_ search: String) -> String {
        localized(
            en: "No player matches “\(search)”.", ko: "“\(search)” 검색 결과가 없습니다.",
            qps: "[Ñó pláýér mátçhéš “\(search)”. ~~~~ ~]")
    }

    static func deleteQuestion(_ name: String) -> String {
        localized(
            en: "Delete \(name)?", ko: "\(name)\(Particle.object.form(after: name)) 삭제할까요?",
            qps: "[Délété \(name)? ~]")
    }

    static var date: String {
        localized(en: "Date", ko: "날짜", qps: "[Dáté]")
    }

    static var score: String {
        localized(en: "Score", ko: "점수", qps: "[Šçóré]")
    }

    static var result: String {
        localized(en: "Result", ko: "결과", qps: "[Réšúlt]")
    }

    static var name: String {
        localized(en: "Name", ko: "이름", qps: "[Ñámé]")
    }

    static func sort(_ order: String) -> String {
        localized(en: "Sort: \(order)", ko: "정렬: \(order)", qps: "[Šórt: \(order)]")
    }

    static func lastMatch(score: String, result: String, day: String) -> String {
        localized(
            en: "Last gather: \(score), \(result), \(day).",
            ko: "지난 경기: \(day), \(score) \(result).",
            qps: "[Lášt ĝáthér: \(score), \(result), \(day). ~~~~]")
    }

    static var noTimeLeft: String {
        localized(en: "the time is up", ko: "시간 종료", qps: "[thé tîmé îš úp ~~~]")
    }

    static func timeLeft(_ time: String) -> String {
        localized(en: "\(time) left", ko: "\(time) 남음", qps: "[\(time) léft]")
    }

    /// {clock} is the text timeLeft or noTimeLeft.
    static func matchInProgress(score: String, clock: String, day: String, time: String) -> String {
        localized(
            en: "The score is \(score), \(clock).\nIt started on \(day), \(time).",
            ko: "점수 \(score), \(clock).\n\(day) \(time)에 시작했습니다.",
            qps: "[Thé šçóré îš \(score), \(clock).\nÎt štártéd óñ \(day), \(time). ~~~~ ~~~~ ~]")
    }

    static var wonOutcome: String {
        localized(en: "won", ko: "승", qps: "[wóñ]")
    }

    static var drawnOutcome: String {
        localized(en: "drawn", ko: "무", qps: "[dráwñ]")
    }

    static var lostOutcome: String {
        localized(en: "lost", ko: "패", qps: "[lóšt]")
    }

    static var teamAOutcome: String {
        localized(en: "Team A won", ko: "A팀 승리", qps: "[Téám Á wóñ ~]")
    }

    static var teamBOutcome: String {
        localized(en: "Team B won", ko: "B팀 승리", qps: "[Téám B wóñ ~]")
    }

    static var drawOutcome: String {
        localized(en: "a draw", ko: "무승부", qps: "[á dráw]")
    }

    static var orderByName: String {
        localized(en: "name", ko: "이름", qps: "[ñámé]")
    }

    static var orderByPosition: String {
        localized(en: "position", ko: "포지션", qps: "[póšîtîóñ ~]")
    }

    static var orderBySkill: String {
        localized(en: "skill", ko: "실력", qps: "[škîll]")
    }
}
