// Made of Texts/TeamStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts about fair teams, and about teams that were sent to the players.
package enum TeamStrings {
    package static var fairTeams: String {
        localized(en: "Fair teams", ko: "공정한 팀", qps: "[Fáîr téámš ~]")
    }

    package static var nextFairest: String {
        localized(en: "Next fairest", ko: "다음 순위 팀", qps: "[Ñéxt fáîréšt ~~]")
    }

    package static var fairest: String {
        localized(
            en: "No teams are fairer.", ko: "가장 공정한 팀입니다.", qps: "[Ñó téámš áré fáîrér. ~~~~]")
    }

    package static func placeInOrder(_ place: String) -> String {
        localized(
            en: "Number \(place) in the order of fairness.", ko: "공정한 순서로 \(place)번째입니다.",
            qps: "[Ñúmbér \(place) îñ thé órdér óf fáîrñéšš. ~~~~ ~~~~ ~]")
    }

    package static func fairestDiffer(_ difference: String) -> String {
        localized(
            en: "The fairest teams differ by \(difference).", ko: "가장 공정한 팀의 차이는 \(difference)입니다.",
            qps: "[Thé fáîréšt téámš dîffér bý \(difference). ~~~~ ~~~~]")
    }

    package static func difference(_ difference: String) -> String {
        localized(
            en: "Difference \(difference).", ko: "차이 \(difference).",
            qps: "[Dîfféréñçé \(difference). ~~]")
    }

    package static func draw(_ seed: String) -> String {
        localized(en: "Draw \(seed).", ko: "추첨 \(seed).", qps: "[Dráw \(seed).]")
    }

    package static var strengthScale: String {
        localized(
            en: "Beginner 1, amateur or unknown 2, professional 3.", ko: "초보자 1, 아마추어와 모름 2, 프로 3.",
            qps: "[Béĝîññér 1, ámátéúr ór úñkñówñ 2, próféššîóñál 3. ~~~~ ~~~~ ~~~~ ~~]")
    }

    package static var goalkeepersApart: String {
        localized(en: "Goalkeepers apart", ko: "골키퍼 나누기", qps: "[Ĝóálkéépérš ápárt ~~~~]")
    }

    package static var positionsSpread: String {
        localized(en: "Positions spread", ko: "포지션 나누기", qps: "[Póšîtîóñš špréád ~~~~]")
    }

    package static func positionSpread(_ position: String) -> String {
        localized(en: "Spread: \(position)", ko: "나누기: \(position)", qps: "[Špréád: \(position) ~]")
    }

    package static func together(first: String, second: String) -> String {
        localized(
            en: "\(first) and \(second) together", ko: "\(first), \(second) 같은 팀",
            qps: "[\(first) áñd \(second) tóĝéthér ~~~]")
    }

    package static func apart(first: String, second: String) -> String {
        localized(
            en: "\(first) and \(second) apart", ko: "\(first), \(second) 다른 팀",
            qps: "[\(first) áñd \(second) ápárt ~~]")
    }

    package static func member(name: String, team: String) -> String {
        localized(en: "\(name) in \(team)", ko: "\(name) → \(team)", qps: "[\(name) îñ \(team)]")
    }

    package static var teamsFailure: String {
        localized(
            en: "Unable to make fair teams", ko: "공정한 팀을 만들지 못했습니다",
            qps: "[Úñáblé tó máké fáîr téámš ~~~~ ~~]")
    }

    package static func conflict(_ rules: String) -> String {
        localized(
            en: "These rules contradict each other: \(rules). Remove one of them.",
            ko: "서로 어긋나는 규칙입니다: \(rules). 하나를 지우세요.",
            qps:
                "[Théšé rúléš çóñtrádîçt éáçh óthér: \(rules). Rémóvé óñé óf thém. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    package static func differenceOf(_ difference: String) -> String {
        localized(
            en: "difference \(difference)", ko: "차이 \(difference)",
            qps: "[dîfféréñçé \(difference) ~~]")
    }

    /// The action that makes the fairest teams with the fewest changes since they were sent.
    package static var fewestMoves: String {
        localized(en: "Fewest moves", ko: "최소 이동", qps: "[Féwéšt móvéš ~~]")
    }

    /// The number of players who change their team.
    package static func moves(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 move" : "\(count) moves", ko: "\(count)명 이동",
            qps: count == 1 ? "[1 móvé]" : "[\(count) móvéš]")
    }

    /// The heading of a text to send to others.
    package static var changedTeams: String {
        localized(en: "Changed teams", ko: "바뀐 팀", qps: "[Çháñĝéd téámš ~~~]")
    }

    package static func changedSince(_ changes: String) -> String {
        localized(
            en: "Changed since you sent the teams. \(changes).", ko: "팀을 보낸 뒤 바뀐 점. \(changes).",
            qps: "[Çháñĝéd šîñçé ýóú šéñt thé téámš. \(changes). ~~~~ ~~~~ ~]")
    }

    package static func joining(team: String, names: String) -> String {
        localized(
            en: "New in \(team): \(names)", ko: "\(team) 합류: \(names)",
            qps: "[Ñéw îñ \(team): \(names) ~]")
    }

    package static func moving(team: String, names: String) -> String {
        localized(
            en: "Now in \(team): \(names)",
            ko: "\(team)\(Particle.to.form(after: team)) 이동: \(names)",
            qps: "[Ñów îñ \(team): \(names) ~]")
    }

    /// The players who no longer play.
    package static func leaving(_ names: String) -> String {
        localized(en: "Out: \(names)", ko: "빠짐: \(names)", qps: "[Óút: \(names)]")
    }

    package static var nobodyMoves: String {
        localized(en: "No moves", ko: "이동 없음", qps: "[Ñó móvéš ~]")
    }

    package static var fairness: String {
        localized(en: "Fairness", ko: "공정성", qps: "[Fáîrñéšš ~]")
    }

    package static var rulesSection: String {
        localized(en: "Rules", ko: "규칙", qps: "[Rúléš]")
    }

    package static var swapsSection: String {
        localized(en: "Swaps", ko: "맞바꾸기", qps: "[Šwápš]")
    }

    package static var noSwaps: String {
        localized(
            en: "The rules allow no swap.", ko: "규칙에 맞는 맞바꾸기가 없습니다.",
            qps: "[Thé rúléš állów ñó šwáp. ~~~~ ~~]")
    }

    package static var noCost: String {
        localized(en: "free", ko: "차이 없음", qps: "[fréé]")
    }

    package static func cost(_ difference: String) -> String {
        localized(en: "costs \(difference)", ko: "\(difference) 손해", qps: "[çóštš \(difference)]")
    }

    package static var notMet: String {
        localized(en: "not met", ko: "지켜지지 않음", qps: "[ñót mét]")
    }

    package static func swap(first: String, second: String) -> String {
        localized(
            en: "\(first) and \(second)", ko: "\(first) ↔ \(second)",
            qps: "[\(first) áñd \(second)]")
    }

    package static func swapInWords(first: String, second: String) -> String {
        localized(
            en: "\(first) and \(second)", ko: "\(first), \(second)", qps: "[\(first) áñd \(second)]"
        )
    }

    package static var swapAction: String {
        localized(en: "Swap", ko: "맞바꾸기", qps: "[Šwáp]")
    }

    package static func worse(_ difference: String) -> String {
        localized(en: "\(difference) worse", ko: "\(difference) 나빠짐", qps: "[\(difference) wóršé]")
    }

    package static func better(_ difference: String) -> String {
        localized(
            en: "\(difference) better", ko: "\(difference) 좋아짐", qps: "[\(difference) béttér]")
    }

    package static var asFair: String {
        localized(en: "as fair", ko: "똑같이 공정", qps: "[áš fáîr]")
    }
}
