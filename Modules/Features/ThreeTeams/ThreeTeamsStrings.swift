// Made of Texts/ThreeTeamsStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the screen.
package enum ThreeTeamsStrings {
    package static var title: String {
        localized(en: "Three teams", ko: "세 팀", qps: "[Thréé téámš ~~]")
    }

    package static var searching: String {
        localized(
            en: "Looking for fair teams…", ko: "공정한 팀을 찾는 중…",
            qps: "[Lóókîñĝ fór fáîr téámš… ~~~~ ~~]")
    }

    package static var saving: String {
        localized(en: "Saving…", ko: "저장하는 중…", qps: "[Šávîñĝ…]")
    }

    package static var teams: String {
        localized(en: "Teams", ko: "팀", qps: "[Téámš]")
    }

    package static func team(_ number: String) -> String {
        localized(en: "Team \(number)", ko: "\(number)팀", qps: "[Téám \(number)]")
    }

    package static var emptyTeam: String {
        localized(en: "Nobody yet.", ko: "아직 아무도 없습니다.", qps: "[Ñóbódý ýét. ~~]")
    }

    package static func strengths(first: String, second: String, third: String) -> String {
        localized(
            en: "Strengths \(first), \(second) and \(third).",
            ko: "전력 \(first), \(second), \(third).",
            qps: "[Štréñĝthš \(first), \(second) áñd \(third). ~~~~]")
    }

    package static func gap(_ gap: String) -> String {
        localized(
            en: "No teams can be fairer by more than \(gap).", ko: "차이를 \(gap) 넘게 줄일 수는 없습니다.",
            qps: "[Ñó téámš çáñ bé fáîrér bý móré tháñ \(gap). ~~~~ ~~~~ ~~]")
    }

    package static func fairestSoFarDiffer(_ difference: String) -> String {
        localized(
            en: "The fairest teams so far differ by \(difference).",
            ko: "지금까지 찾은 가장 공정한 팀의 차이는 \(difference)입니다.",
            qps: "[Thé fáîréšt téámš šó fár dîffér bý \(difference). ~~~~ ~~~~ ~~]")
    }

    package static func fewestMovesDiffer(moves: String, difference: String) -> String {
        localized(
            en: "With the fewest moves (\(moves)), the difference is \(difference).",
            ko: "최소 이동(\(moves))으로는 차이가 \(difference)입니다.",
            qps:
                "[Wîth thé féwéšt móvéš (\(moves)), thé dîfféréñçé îš \(difference). ~~~~ ~~~~ ~~~~]"
        )
    }

    package static func evenTeamsDiffer(_ difference: String) -> String {
        localized(
            en: "The fairest teams of even sizes differ by \(difference).",
            ko: "인원이 고른 가장 공정한 팀의 차이는 \(difference)입니다.",
            qps: "[Thé fáîréšt téámš óf évéñ šîzéš dîffér bý \(difference). ~~~~ ~~~~ ~~~~]")
    }

    package static func withoutMovesDiffer(_ difference: String) -> String {
        localized(
            en: "Without moves, the difference is \(difference).",
            ko: "이동 없이는 차이가 \(difference)입니다.",
            qps: "[Wîthóút móvéš, thé dîfféréñçé îš \(difference). ~~~~ ~~~~ ~]")
    }

    package static func changedSince(_ changes: String) -> String {
        localized(
            en: "Changed since the last teams. \(changes).", ko: "지난 팀에서 바뀐 점. \(changes).",
            qps: "[Çháñĝéd šîñçé thé lášt téámš. \(changes). ~~~~ ~~~~]")
    }

    package static func numberOfFairest(_ place: String) -> String {
        localized(
            en: "Number \(place) of the fairest teams.", ko: "가장 공정한 팀 \(place)번째.",
            qps: "[Ñúmbér \(place) óf thé fáîréšt téámš. ~~~~ ~~~~]")
    }

    package static func left(_ name: String) -> String {
        localized(en: "Left: \(name)", ko: "나감: \(name)", qps: "[Léft: \(name)]")
    }

    package static var winnerStays: String {
        localized(en: "Winner stays", ko: "이긴 팀 유지", qps: "[Wîññér štáýš ~~]")
    }

    package static var roundRobin: String {
        localized(en: "Round robin", ko: "돌아가며", qps: "[Róúñd róbîñ ~~]")
    }

    package static func versus(left: String, right: String) -> String {
        localized(
            en: "\(left) against \(right)", ko: "\(left) 대 \(right)",
            qps: "[\(left) áĝáîñšt \(right) ~]")
    }

    package static var start: String {
        localized(
            en: "Start with these teams", ko: "이 팀으로 시작", qps: "[Štárt wîth théšé téámš ~~~~ ~]")
    }

    package static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    package static var saveFailure: String {
        localized(
            en: "Unable to save the teams", ko: "팀을 저장하지 못했습니다",
            qps: "[Úñáblé tó šávé thé téámš ~~~~ ~~]")
    }

    package static func candidateCount(_ count: String) -> String {
        localized(
            en: "Three teams are made of 6 to 30 players, and there are \(count).",
            ko: "세 팀은 6~30명으로 만듭니다. 지금은 \(count)명입니다.",
            qps:
                "[Thréé téámš áré mádé óf 6 tó 30 pláýérš, áñd théré áré \(count). ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    package static var nextAction: String {
        localized(en: "Next of three teams", ko: "세 팀 다음 경기", qps: "[Ñéxt óf thréé téámš ~~~~]")
    }

    package static var settings: String {
        localized(en: "Order", ko: "순서", qps: "[Órdér]")
    }

    package static var goalkeepers: String {
        localized(en: "Goalkeepers", ko: "골키퍼", qps: "[Ĝóálkéépérš ~~]")
    }

    package static var positions: String {
        localized(en: "Positions", ko: "포지션", qps: "[Póšîtîóñš ~]")
    }

    package static func first(match: String, team: String) -> String {
        localized(
            en: "\(match), \(team) rests.", ko: "\(match), \(team) 휴식.",
            qps: "[\(match), \(team) réštš. ~]")
    }

    package static func then(_ matches: String) -> String {
        localized(en: "Then \(matches).", ko: "다음은 \(matches).", qps: "[Théñ \(matches).]")
    }

    package static func lineUp(left: String, right: String, team: String) -> String {
        localized(
            en: "\(left) (A) against \(right) (B), \(team) rests.",
            ko: "\(left)(A) 대 \(right)(B), \(team) 휴식.",
            qps: "[\(left) (Á) áĝáîñšt \(right) (B), \(team) réštš. ~~~~ ~~~]")
    }

    package static func sides(a: String, b: String) -> String {
        localized(en: "A: \(a), B: \(b)", ko: "A: \(a), B: \(b)", qps: "[Á: \(a), B: \(b) ~]")
    }

    package static var rulesNotMet: String {
        localized(
            en: "Not all rules are met.", ko: "지키지 않은 규칙이 있습니다.",
            qps: "[Ñót áll rúléš áré mét. ~~~~ ~]")
    }

    package static func next(_ match: String) -> String {
        localized(en: "Next: \(match)", ko: "다음: \(match)", qps: "[Ñéxt: \(match)]")
    }

    package static func numbers(left: String, right: String) -> String {
        localized(en: "\(left) v \(right)", ko: "\(left) 대 \(right)", qps: "[\(left) v \(right)]")
    }

    package static func rests(_ team: String) -> String {
        localized(en: "Rests: \(team)", ko: "휴식: \(team)", qps: "[Réštš: \(team)]")
    }

    package static func rested(_ teams: String) -> String {
        localized(en: "Rested: \(teams)", ko: "쉰 팀: \(teams)", qps: "[Réštéd: \(teams) ~]")
    }

    package static var noRules: String {
        localized(en: "No rules.", ko: "규칙이 없습니다.", qps: "[Ñó rúléš. ~]")
    }
}
