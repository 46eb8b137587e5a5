// Made of Texts/GatherStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the match screens.
package enum GatherStrings {
    /// The title of every match screen.
    package static var title: String {
        localized(en: "Gather in progress", ko: "경기 중", qps: "[Ĝáthér îñ próĝréšš ~~~~]")
    }

    package static var score: String {
        localized(en: "Score", ko: "점수", qps: "[Šçóré]")
    }

    package static var time: String {
        localized(en: "Time", ko: "시간", qps: "[Tîmé]")
    }

    package static var lineUps: String {
        localized(en: "Line-ups", ko: "출전 명단", qps: "[Lîñé-úpš ~]")
    }

    package static var addGoal: String {
        localized(en: "+", ko: "+", qps: "+")
    }

    package static var removeGoal: String {
        localized(en: "−", ko: "−", qps: "−")
    }

    package static var resetClock: String {
        localized(en: "Reset", ko: "초기화", qps: "[Réšét]")
    }

    package static var setTime: String {
        localized(en: "Set time", ko: "시간 설정", qps: "[Šét tîmé ~]")
    }

    package static var sameGoal: String {
        localized(en: "Same goal", ko: "같은 골", qps: "[Šámé ĝóál ~]")
    }

    package static var twoGoals: String {
        localized(en: "Two goals", ko: "다른 골", qps: "[Twó ĝóálš ~]")
    }

    package static var undo: String {
        localized(en: "Undo", ko: "되돌리기", qps: "[Úñdó]")
    }

    package static var redo: String {
        localized(en: "Redo", ko: "다시 실행", qps: "[Rédó]")
    }

    package static var goal: String {
        localized(en: "Goal", ko: "골", qps: "[Ĝóál]")
    }

    package static var addPlayer: String {
        localized(en: "Add player", ko: "선수 추가", qps: "[Ádd pláýér ~]")
    }

    package static var endGather: String {
        localized(en: "End gather", ko: "경기 끝내기", qps: "[Éñd ĝáthér ~]")
    }

    package static var ending: String {
        localized(en: "Ending…", ko: "끝내는 중…", qps: "[Éñdîñĝ…]")
    }

    package static var timeUp: String {
        localized(en: "Time is up.", ko: "시간이 종료되었습니다.", qps: "[Tîmé îš úp. ~~]")
    }

    package static var endQuestion: String {
        localized(
            en: "Are you sure you want to end the gather?", ko: "경기를 끝낼까요?",
            qps: "[Áré ýóú šúré ýóú wáñt tó éñd thé ĝáthér? ~~~~ ~~~~ ~~~]")
    }

    package static var yes: String {
        localized(en: "Yes", ko: "끝내기", qps: "[Ýéš]")
    }

    package static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    package static var leaveQuestion: String {
        localized(en: "Leave the gather?", ko: "경기에서 나갈까요?", qps: "[Léávé thé ĝáthér? ~~~~]")
    }

    package static var leaveMessage: String {
        localized(
            en: "The score is kept. You can resume it from Players.",
            ko: "점수는 저장됩니다. 선수단 탭에서 이어서 할 수 있습니다.",
            qps: "[Thé šçóré îš képt. Ýóú çáñ réšúmé ît fróm Pláýérš. ~~~~ ~~~~ ~~~~ ~~]")
    }

    package static var leave: String {
        localized(en: "Leave", ko: "나가기", qps: "[Léávé]")
    }

    package static var stay: String {
        localized(en: "Stay", ko: "계속하기", qps: "[Štáý]")
    }

    package static var ended: String {
        localized(en: "The gather has ended", ko: "경기가 끝났습니다", qps: "[Thé ĝáthér háš éñdéd ~~~~]")
    }

    package static var showResult: String {
        localized(en: "Show result", ko: "결과 보기", qps: "[Šhów réšúlt ~~]")
    }

    package static var deleted: String {
        localized(
            en: "The gather was deleted", ko: "경기가 삭제되었습니다", qps: "[Thé ĝáthér wáš délétéd ~~~~ ~]")
    }

    package static var deletedMessage: String {
        localized(
            en: "Another device has deleted it. Deleted gathers are listed under Gathers.",
            ko: "다른 기기에서 삭제했습니다. 삭제된 경기는 경기 화면에 있습니다.",
            qps:
                "[Áñóthér dévîçé háš délétéd ît. Délétéd ĝáthérš áré lîštéd úñdér Ĝáthérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    package static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    package static var minutes: String {
        localized(en: "Minutes", ko: "분", qps: "[Mîñútéš]")
    }

    package static var seconds: String {
        localized(en: "Seconds", ko: "초", qps: "[Šéçóñdš]")
    }

    package static var done: String {
        localized(en: "Done", ko: "완료", qps: "[Dóñé]")
    }

    package static var readyCaption: String {
        localized(en: "Ready", ko: "준비", qps: "[Réádý]")
    }

    package static var runningCaption: String {
        localized(en: "Running", ko: "진행 중", qps: "[Rúññîñĝ]")
    }

    package static var pausedCaption: String {
        localized(en: "Paused", ko: "일시정지", qps: "[Páúšéd]")
    }

    package static var timeUpCaption: String {
        localized(en: "Time is up", ko: "시간 종료", qps: "[Tîmé îš úp ~]")
    }

    /// The action that starts the clock.
    package static var startClock: String {
        localized(en: "Start", ko: "시작", qps: "[Štárt]")
    }

    /// The action that pauses the clock.
    package static var pauseClock: String {
        localized(en: "Pause", ko: "일시정지", qps: "[Páúšé]")
    }

    /// The action that resumes the clock.
    package static var resumeClock: String {
        localized(en: "Resume", ko: "계속", qps: "[Réšúmé]")
    }

    package static var extraTime: String {
        localized(en: "Extra time", ko: "시간 연장", qps: "[Éxtrá tîmé ~]")
    }

    package static var noOwnGoal: String {
        localized(en: "No own goal", ko: "자책골 아님", qps: "[Ñó ówñ ĝóál ~~]")
    }

    package static var ownGoal: String {
        localized(en: "Own goal", ko: "자책골", qps: "[Ówñ ĝóál ~]")
    }

    package static func scorer(_ score: String) -> String {
        localized(en: "Scorer of \(score)", ko: "\(score) 득점자", qps: "[Šçórér óf \(score) ~]")
    }

    package static func outcome(score: String, result: String) -> String {
        localized(
            en: "The score is \(score): \(result).", ko: "점수 \(score), \(result).",
            qps: "[Thé šçóré îš \(score): \(result). ~~~~]")
    }

    package static func endedMessage(_ outcome: String) -> String {
        localized(
            en: "Another device has ended it. \(outcome)", ko: "다른 기기에서 끝냈습니다. \(outcome)",
            qps: "[Áñóthér dévîçé háš éñdéd ît. \(outcome) ~~~~ ~~~~]")
    }

    package static func teamResult(_ team: String) -> String {
        localized(en: "\(team) wins", ko: "\(team) 승리", qps: "[\(team) wîñš]")
    }

    package static var drawResult: String {
        localized(en: "a draw", ko: "무승부", qps: "[á dráw]")
    }

    package static var saveScoreFailure: String {
        localized(
            en: "Unable to save the score. Please try again.", ko: "점수를 저장하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó šávé thé šçóré. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    package static var saveClockFailure: String {
        localized(
            en: "Unable to save the clock. Please try again.", ko: "타이머를 저장하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó šávé thé çlóçk. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    package static var saveLineUpFailure: String {
        localized(
            en: "Unable to save the line-up. Please try again.", ko: "출전 명단을 저장하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó šávé thé lîñé-úp. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    package static var addToSquadFailure: String {
        localized(
            en: "Unable to add the guest to the squad.", ko: "용병을 선수단에 추가하지 못했습니다.",
            qps: "[Úñáblé tó ádd thé ĝúéšt tó thé šqúád. ~~~~ ~~~~ ~~]")
    }

    package static var undoFailure: String {
        localized(
            en: "Unable to undo. Please try again.", ko: "되돌리지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó úñdó. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~]")
    }

    package static var redoFailure: String {
        localized(
            en: "Unable to redo. Please try again.", ko: "다시 실행하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó rédó. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~]")
    }

    package static var endFailure: String {
        localized(
            en: "Unable to end the gather. Please try again.", ko: "경기를 끝내지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó éñd thé ĝáthér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    package static var zeroMessage: String {
        localized(
            en: "Enter at least 00:01.", ko: "00:01 이상을 입력하세요.",
            qps: "[Éñtér át léášt 00:01. ~~~~ ~]")
    }

    /// The keys are named, because a small screen has no room for their actions.
    package static func duplicateQuestion(other: String, score: String) -> String {
        localized(
            en: "Another device added \(other). Is \(score) the same goal (y), or another one (Y)?",
            ko: "다른 기기에서 \(other) 골을 추가했습니다. \(score) 골과 같은 골(y)인가요, 다른 골(Y)인가요?",
            qps:
                "[Áñóthér dévîçé áddéd \(other). Îš \(score) thé šámé ĝóál (ý), ór áñóthér óñé (Ý)? ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    package static func scorerRequest(_ score: String) -> String {
        localized(
            en: "\(score): Enter names the scorer.", ko: "\(score): Enter로 득점자를 정하세요.",
            qps: "[\(score): Éñtér ñáméš thé šçórér. ~~~~ ~~]")
    }

    package static func ownGoalScorerRequest(_ score: String) -> String {
        localized(
            en: "\(score), own goal: Enter names the scorer.",
            ko: "\(score), 자책골: Enter로 선수를 정하세요.",
            qps: "[\(score), ówñ ĝóál: Éñtér ñáméš thé šçórér. ~~~~ ~~~~ ~]")
    }

    package static func outOfRangeMessage(lowerBound: Int, upperBound: Int) -> String {
        localized(
            en: "Enter a whole number from \(lowerBound) to \(upperBound).",
            ko: "\(lowerBound)부터 \(upperBound)까지의 정수를 입력하세요.",
            qps: "[Éñtér á whólé ñúmbér fróm \(lowerBound) tó \(upperBound). ~~~~ ~~~~]")
    }
}
