// Made of Texts/FootballStrings.pot by Tools/texts. Change the tables.
import Localization

/// Texts about matches and dates that several features show.
package enum FootballStrings {
    package static var pitch: String {
        localized(en: "Pitch", ko: "구장", qps: "[Pîtçh]")
    }

    package static var timeline: String {
        localized(en: "What happened", ko: "경기 기록", qps: "[Whát háppéñéd ~~~]")
    }

    /// The action that lets a participant leave the match.
    package static var leave: String {
        localized(en: "Leave", ko: "선수 빼기", qps: "[Léávé]")
    }

    /// The action that lets a participant who has left return.
    package static var comeBack: String {
        localized(en: "Return", ko: "복귀", qps: "[Rétúrñ]")
    }

    package static var addToSquad: String {
        localized(en: "Add to squad", ko: "선수단에 추가", qps: "[Ádd tó šqúád ~~]")
    }

    /// The mark of a participant who has left.
    package static var left: String {
        localized(en: "left", ko: "빠짐", qps: "[léft]")
    }

    /// The name of the first team.
    package static var teamA: String {
        localized(en: "Team A", ko: "A팀", qps: "[Téám Á]")
    }

    package static var teamB: String {
        localized(en: "Team B", ko: "B팀", qps: "[Téám B]")
    }

    package static func changeSides(_ team: String) -> String {
        localized(
            en: "To \(team)", ko: "\(team)\(Particle.to.form(after: team))", qps: "[Tó \(team)]")
    }

    package static func wins(_ team: String) -> String {
        localized(en: "\(team) wins", ko: "\(team) 승리", qps: "[\(team) wîñš]")
    }

    package static var draw: String {
        localized(en: "A draw", ko: "무승부", qps: "[Á dráw]")
    }

    /// {day} is the text dayAndMonth.
    package static func date(day: String, year: String, time: String) -> String {
        localized(
            en: "\(day) \(year), \(time)", ko: "\(year)년 \(day) \(time)",
            qps: "\(day) \(year), \(time)")
    }

    /// A date such as “Sat 14 Nov”.
    package static func dayAndMonth(weekday: String, day: Int, month: String) -> String {
        localized(
            en: "\(weekday) \(day) \(month)", ko: "\(month) \(day)일 \(weekday)",
            qps: "\(weekday) \(day) \(month)")
    }

    /// A date such as “14 Nov 2023, 22:25”.
    package static func dateWithoutWeekday(day: Int, month: String, year: String, time: String)
        -> String
    {
        localized(
            en: "\(day) \(month) \(year), \(time)", ko: "\(year)년 \(month) \(day)일 \(time)",
            qps: "\(day) \(month) \(year), \(time)")
    }

    package static func scorers(team: String, names: String) -> String {
        localized(en: "\(team): \(names)", ko: "\(team): \(names)", qps: "\(team): \(names)")
    }

    /// A player in the list of scorers of a team.
    package static func ownGoalScorer(_ name: String) -> String {
        localized(en: "\(name) (own goal)", ko: "\(name) (자책골)", qps: "[\(name) (ówñ ĝóál) ~~]")
    }

    /// A player with several own goals in the list of scorers.
    package static func ownGoalsScorer(name: String, count: Int) -> String {
        localized(
            en: "\(name) (\(count) own goals)", ko: "\(name) (자책골 \(count)개)",
            qps: "[\(name) (\(count) ówñ ĝóálš) ~~~]")
    }

    package static func playsAlready(_ name: String) -> String {
        localized(
            en:
                "\(name) is in the squad and plays in this gather: add the guest with another name.",
            ko:
                "\(name)\(Particle.topic.form(after: name)) 이미 선수단에 있고 이 경기에 출전 중입니다. 용병을 다른 이름으로 추가하세요.",
            qps:
                "[\(name) îš îñ thé šqúád áñd pláýš îñ thîš ĝáthér: ádd thé ĝúéšt wîth áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    package static func goals(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 goal" : "\(count) goals", ko: "\(count)골",
            qps: count == 1 ? "[1 ĝóál]" : "[\(count) ĝóálš]")
    }

    package static var anyPlayer: String {
        localized(en: "a player", ko: "선수", qps: "[á pláýér ~]")
    }

    /// The note behind an event that does not count.
    package static var undone: String {
        localized(en: "undone", ko: "되돌림", qps: "[úñdóñé]")
    }

    /// The note behind a goal that does not count.
    package static var disallowed: String {
        localized(en: "disallowed", ko: "골 취소", qps: "[dîšállówéd ~]")
    }

    package static var scoreCorrected: String {
        localized(en: "score corrected", ko: "점수 정정", qps: "[šçóré çórréçtéd ~~~]")
    }

    package static var clockStarts: String {
        localized(en: "clock starts", ko: "타이머 시작", qps: "[çlóçk štártš ~~]")
    }

    package static var clockPauses: String {
        localized(en: "clock pauses", ko: "타이머 일시정지", qps: "[çlóçk páúšéš ~~]")
    }

    package static var clockReset: String {
        localized(en: "clock is reset", ko: "타이머 초기화", qps: "[çlóçk îš réšét ~~~]")
    }

    package static func clockSet(_ time: String) -> String {
        localized(en: "time is \(time)", ko: "시간 \(time)", qps: "[tîmé îš \(time) ~]")
    }

    package static func joins(name: String, team: String) -> String {
        localized(
            en: "\(name) joins \(team)", ko: "\(name) \(team) 합류", qps: "[\(name) jóîñš \(team)]")
    }

    package static func leaves(_ name: String) -> String {
        localized(en: "\(name) leaves", ko: "\(name) 빠짐", qps: "[\(name) léávéš]")
    }

    package static func changesSides(name: String, team: String) -> String {
        localized(
            en: "\(name) to \(team)", ko: "\(name) \(team)\(Particle.to.form(after: team)) 이동",
            qps: "[\(name) tó \(team)]")
    }

    package static func joinsSquad(_ name: String) -> String {
        localized(
            en: "\(name) joins the squad", ko: "\(name) 선수단 합류",
            qps: "[\(name) jóîñš thé šqúád ~~~~]")
    }

    package static var end: String {
        localized(en: "end", ko: "종료", qps: "[éñd]")
    }

    /// An event of a newer version of the app.
    package static var change: String {
        localized(en: "change", ko: "변경", qps: "[çháñĝé]")
    }

    /// A line of the timeline in words: a goal and its scorer.
    package static func goalBy(_ name: String) -> String {
        localized(en: "goal by \(name)", ko: "\(name)의 골", qps: "[ĝóál bý \(name) ~]")
    }

    /// A line of the timeline.
    package static func namedOwnGoal(_ name: String) -> String {
        localized(en: "\(name), own goal", ko: "\(name), 자책골", qps: "[\(name), ówñ ĝóál ~]")
    }

    /// A line of the timeline: an own goal of an unknown player.
    package static func ownGoalFor(_ team: String) -> String {
        localized(
            en: "own goal for \(team)", ko: "\(team) 득점 (자책골)", qps: "[ówñ ĝóál fór \(team) ~~~]")
    }

    /// {event} is one of the texts that end with Event here.
    package static func undoneEvent(_ event: String) -> String {
        localized(en: "Undone: \(event)", ko: "되돌림: \(event)", qps: "[Úñdóñé: \(event) ~]")
    }

    /// {event} is one of the texts that end with Event here.
    package static func restoredEvent(_ event: String) -> String {
        localized(en: "Restored: \(event)", ko: "복원: \(event)", qps: "[Réštóréd: \(event) ~]")
    }

    package static func goalEvent(_ team: String) -> String {
        localized(en: "goal for \(team)", ko: "\(team) 골", qps: "[ĝóál fór \(team) ~]")
    }

    package static var correctionEvent: String {
        localized(
            en: "correction of the score", ko: "점수 정정", qps: "[çórréçtîóñ óf thé šçóré ~~~~ ~~]")
    }

    package static var clockStartEvent: String {
        localized(en: "start of the clock", ko: "타이머 시작", qps: "[štárt óf thé çlóçk ~~~~]")
    }

    package static var clockPauseEvent: String {
        localized(en: "pause of the clock", ko: "타이머 일시정지", qps: "[páúšé óf thé çlóçk ~~~~]")
    }

    package static var clockResetEvent: String {
        localized(en: "reset of the clock", ko: "타이머 초기화", qps: "[réšét óf thé çlóçk ~~~~]")
    }

    package static var clockSetEvent: String {
        localized(en: "change of the time", ko: "시간 변경", qps: "[çháñĝé óf thé tîmé ~~~~]")
    }

    package static func arrivalEvent(_ name: String) -> String {
        localized(en: "arrival of \(name)", ko: "\(name) 합류", qps: "[árrîvál óf \(name) ~~]")
    }

    package static func departureEvent(_ name: String) -> String {
        localized(en: "departure of \(name)", ko: "\(name) 빠짐", qps: "[dépártúré óf \(name) ~~~]")
    }

    package static func squadEvent(_ name: String) -> String {
        localized(
            en: "\(name) in the squad", ko: "\(name) 선수단 추가", qps: "[\(name) îñ thé šqúád ~~~]")
    }

    package static var endEvent: String {
        localized(en: "end of the gather", ko: "경기 종료", qps: "[éñd óf thé ĝáthér ~~~~]")
    }

    package static var deletionEvent: String {
        localized(en: "deletion of the gather", ko: "경기 삭제", qps: "[délétîóñ óf thé ĝáthér ~~~~ ~]")
    }

    package static func scorerEvent(_ name: String) -> String {
        localized(en: "\(name) as scorer", ko: "득점자 \(name)", qps: "[\(name) áš šçórér ~]")
    }

    package static var noOwnGoalEvent: String {
        localized(
            en: "goal instead of own goal", ko: "자책골 아님", qps: "[ĝóál îñštéád óf ówñ ĝóál ~~~~ ~~]")
    }

    /// An event that was undone or restored.
    package static func ownGoalOfEvent(_ name: String) -> String {
        localized(en: "own goal of \(name)", ko: "\(name) 자책골", qps: "[ówñ ĝóál óf \(name) ~~]")
    }

    /// An event that was undone or restored.
    package static var ownGoalEvent: String {
        localized(en: "own goal", ko: "자책골", qps: "[ówñ ĝóál ~]")
    }

    package static var disallowedEvent: String {
        localized(en: "disallowed goal", ko: "골 취소", qps: "[dîšállówéd ĝóál ~~~]")
    }

    package static func disallowedForEvent(_ team: String) -> String {
        localized(
            en: "disallowed goal for \(team)", ko: "\(team) 골 취소",
            qps: "[dîšállówéd ĝóál fór \(team) ~~~~]")
    }

    package static var january: String {
        localized(en: "Jan", ko: "1월", qps: "[Jáñ]")
    }

    package static var february: String {
        localized(en: "Feb", ko: "2월", qps: "[Féb]")
    }

    package static var march: String {
        localized(en: "Mar", ko: "3월", qps: "[Már]")
    }

    package static var april: String {
        localized(en: "Apr", ko: "4월", qps: "[Ápr]")
    }

    package static var may: String {
        localized(en: "May", ko: "5월", qps: "[Máý]")
    }

    package static var june: String {
        localized(en: "Jun", ko: "6월", qps: "[Júñ]")
    }

    package static var july: String {
        localized(en: "Jul", ko: "7월", qps: "[Júl]")
    }

    package static var august: String {
        localized(en: "Aug", ko: "8월", qps: "[Áúĝ]")
    }

    package static var september: String {
        localized(en: "Sep", ko: "9월", qps: "[Šép]")
    }

    package static var october: String {
        localized(en: "Oct", ko: "10월", qps: "[Óçt]")
    }

    package static var november: String {
        localized(en: "Nov", ko: "11월", qps: "[Ñóv]")
    }

    package static var december: String {
        localized(en: "Dec", ko: "12월", qps: "[Déç]")
    }

    package static var sunday: String {
        localized(en: "Sun", ko: "일요일", qps: "[Šúñ]")
    }

    package static var monday: String {
        localized(en: "Mon", ko: "월요일", qps: "[Móñ]")
    }

    package static var tuesday: String {
        localized(en: "Tue", ko: "화요일", qps: "[Túé]")
    }

    package static var wednesday: String {
        localized(en: "Wed", ko: "수요일", qps: "[Wéd]")
    }

    package static var thursday: String {
        localized(en: "Thu", ko: "목요일", qps: "[Thú]")
    }

    package static var friday: String {
        localized(en: "Fri", ko: "금요일", qps: "[Frî]")
    }

    package static var saturday: String {
        localized(en: "Sat", ko: "토요일", qps: "[Šát]")
    }

    package static var loading: String {
        localized(en: "Loading…", ko: "불러오는 중…", qps: "[Lóádîñĝ… ~]")
    }

    /// The action that shows a text to send to others, and the title of its page.
    package static var share: String {
        localized(en: "Share", ko: "공유", qps: "[Šháré]")
    }

    /// The action that shows the full text after one with only the changes.
    package static var shareFullText: String {
        localized(en: "Share full text", ko: "전체 공유", qps: "[Šháré fúll téxt ~~~]")
    }

    /// The heading above the scorers in a text to send to others.
    package static var goalsHeading: String {
        localized(en: "Goals", ko: "득점", qps: "[Ĝóálš]")
    }
}
