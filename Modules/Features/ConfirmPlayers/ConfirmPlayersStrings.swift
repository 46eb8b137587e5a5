// Made of Texts/ConfirmPlayersStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the line-up screen.
enum ConfirmPlayersStrings {
    static var title: String {
        localized(en: "Confirm players", ko: "선수 확정", qps: "[Çóñfîrm pláýérš ~~~]")
    }

    static var teams: String {
        localized(en: "Teams", ko: "팀", qps: "[Téámš]")
    }

    static var pitch: String {
        localized(en: "Pitch", ko: "구장", qps: "[Pîtçh]")
    }

    static var startGather: String {
        localized(en: "Start gather", ko: "경기 시작", qps: "[Štárt ĝáthér ~~]")
    }

    static var startWithClock: String {
        localized(en: "Start with clock", ko: "타이머 켜고 시작", qps: "[Štárt wîth çlóçk ~~~~]")
    }

    static var shuffle: String {
        localized(en: "Shuffle", ko: "섞기", qps: "[Šhúfflé]")
    }

    static var shuffleAgain: String {
        localized(en: "Shuffle again", ko: "다시 섞기", qps: "[Šhúfflé áĝáîñ ~~~]")
    }

    static var starting: String {
        localized(en: "Starting…", ko: "시작하는 중…", qps: "[Štártîñĝ… ~]")
    }

    static var failure: String {
        localized(
            en: "Unable to start the gather. Please try again.", ko: "경기를 시작하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó štárt thé ĝáthér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    static var inProgressQuestion: String {
        localized(
            en: "End the gather in progress and start this one?", ko: "진행 중인 경기를 끝내고 이 경기를 시작할까요?",
            qps: "[Éñd thé ĝáthér îñ próĝréšš áñd štárt thîš óñé? ~~~~ ~~~~ ~~~~ ~]")
    }

    static var endAndStart: String {
        localized(en: "End and start", ko: "끝내고 시작", qps: "[Éñd áñd štárt ~~~]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static func inProgress(_ score: String) -> String {
        localized(
            en:
                "Its score of \(score) is kept. To continue it instead, cancel and resume it from Players.",
            ko:
                "점수 \(score)\(Particle.topic.form(after: score)) 저장됩니다. 그 경기를 계속하려면 취소한 뒤 선수단 탭에서 이어서 하세요.",
            qps:
                "[Îtš šçóré óf \(score) îš képt. Tó çóñtîñúé ît îñštéád, çáñçél áñd réšúmé ît fróm Pláýérš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var bench: String {
        localized(en: "Bench", ko: "벤치", qps: "[Béñçh]")
    }

    static var emptyBench: String {
        localized(
            en: "Nobody on the bench.", ko: "벤치에 아무도 없습니다.", qps: "[Ñóbódý óñ thé béñçh. ~~~~]")
    }

    static var emptyTeam: String {
        localized(en: "Nobody yet.", ko: "아직 아무도 없습니다.", qps: "[Ñóbódý ýét. ~~]")
    }

    static var playerNumbers: String {
        localized(
            en: "the numbers of at least two players, with commas between them",
            ko: "쉼표로 나눈 두 명 이상의 선수 번호",
            qps:
                "[thé ñúmbérš óf át léášt twó pláýérš, wîth çómmáš bétwééñ thém ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var playerRules: String {
        localized(en: "Rules", ko: "규칙", qps: "[Rúléš]")
    }

    static func strengths(a: String, b: String) -> String {
        localized(
            en: "Strength \(a) against \(b).", ko: "전력 \(a) 대 \(b).",
            qps: "[Štréñĝth \(a) áĝáîñšt \(b). ~~~~]")
    }

    static func averages(a: String, b: String) -> String {
        localized(
            en: "Average strength \(a) against \(b).", ko: "평균 전력 \(a) 대 \(b).",
            qps: "[Ávéráĝé štréñĝth \(a) áĝáîñšt \(b). ~~~~ ~~~]")
    }

    static var sizesSection: String {
        localized(en: "Sizes", ko: "인원", qps: "[Šîzéš]")
    }

    static var remove: String {
        localized(en: "Remove", ko: "지우기", qps: "[Rémóvé]")
    }

    static var sizeOfA: String {
        localized(en: "Players in Team A", ko: "A팀 인원", qps: "[Pláýérš îñ Téám Á ~~~~]")
    }

    static func size(size: String, count: String) -> String {
        localized(
            en: "\(size) of \(count)", ko: "\(count)명 중 \(size)명", qps: "[\(size) óf \(count)]")
    }

    static var more: String {
        localized(en: "More", ko: "늘리기", qps: "[Móré]")
    }

    static var fewer: String {
        localized(en: "Fewer", ko: "줄이기", qps: "[Féwér]")
    }

    static var handicap: String {
        localized(
            en: "Smaller team gets a handicap", ko: "인원이 적은 팀에 핸디캡 적용",
            qps: "[Šmállér téám ĝétš á háñdîçáp ~~~~ ~~~~]")
    }

    static func rulesOf(_ name: String) -> String {
        localized(en: "Rules for \(name)", ko: "\(name) 규칙", qps: "[Rúléš fór \(name) ~]")
    }

    static var teamSection: String {
        localized(en: "Team", ko: "팀", qps: "[Téám]")
    }

    static var relationsSection: String {
        localized(en: "With others", ko: "다른 선수와", qps: "[Wîth óthérš ~~]")
    }

    static var eitherTeam: String {
        localized(en: "Either team", ko: "아무 팀", qps: "[Éîthér téám ~~]")
    }

    static var togetherWith: String {
        localized(en: "together", ko: "같은 팀", qps: "[tóĝéthér ~]")
    }

    static var apartFrom: String {
        localized(en: "apart", ko: "다른 팀", qps: "[ápárt]")
    }

    static var togetherAction: String {
        localized(en: "Together", ko: "같은 팀", qps: "[Tóĝéthér ~]")
    }

    static var apartAction: String {
        localized(en: "Apart", ko: "다른 팀", qps: "[Ápárt]")
    }

    static var noRule: String {
        localized(en: "No rule", ko: "규칙 없음", qps: "[Ñó rúlé]")
    }

    static var change: String {
        localized(en: "Change", ko: "바꾸기", qps: "[Çháñĝé]")
    }

    static func candidateCount(_ count: String) -> String {
        localized(
            en:
                "Fair teams are made of 2 to 30 players, and there are \(count). Move those who play to the teams.",
            ko: "공정한 팀은 2~30명으로 만듭니다. 지금은 \(count)명입니다. 뛸 선수를 팀으로 옮기세요.",
            qps:
                "[Fáîr téámš áré mádé óf 2 tó 30 pláýérš, áñd théré áré \(count). Móvé thóšé whó pláý tó thé téámš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var tooFewPlayers: String {
        localized(
            en: "A team would have no player. Move players to the teams.",
            ko: "선수가 없는 팀이 생깁니다. 선수를 팀으로 옮기세요.",
            qps: "[Á téám wóúld hávé ñó pláýér. Móvé pláýérš tó thé téámš. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var contentFailure: String {
        localized(
            en: "Unable to load the rules and the sent teams", ko: "규칙과 보낸 팀을 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád thé rúléš áñd thé šéñt téámš ~~~~ ~~~~ ~~~~]")
    }

    static var ruleFailure: String {
        localized(
            en: "Unable to save the rule", ko: "규칙을 저장하지 못했습니다",
            qps: "[Úñáblé tó šávé thé rúlé ~~~~ ~~]")
    }

    static var announcementFailure: String {
        localized(
            en: "Unable to store the sent teams", ko: "보낸 팀을 저장하지 못했습니다",
            qps: "[Úñáblé tó štóré thé šéñt téámš ~~~~ ~~~~]")
    }

    static var changesSection: String {
        localized(
            en: "After the teams were sent", ko: "팀을 보낸 뒤",
            qps: "[Áftér thé téámš wéré šéñt ~~~~ ~~]")
    }

    static var chooseTeams: String {
        localized(en: "Choose", ko: "고르기", qps: "[Çhóóšé]")
    }
}
