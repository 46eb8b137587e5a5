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

    static var teamA: String {
        localized(en: "Team A", ko: "A팀", qps: "[Téám Á]")
    }

    static var teamB: String {
        localized(en: "Team B", ko: "B팀", qps: "[Téám B]")
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
}
