// Made of Texts/PlayerStrings.pot by Tools/texts. Change the tables.
import Localization

/// The words for players and their fields.
package enum PlayerStrings {
    package static var player: String {
        localized(en: "player", ko: "선수", qps: "[pláýér]")
    }

    package static var players: String {
        localized(en: "players", ko: "선수", qps: "[pláýérš]")
    }

    package static var remainder: String {
        localized(
            en: "Gathers keep the name and the position.", ko: "경기에는 이름과 포지션이 남습니다.",
            qps: "[Ĝáthérš kéép thé ñámé áñd thé póšîtîóñ. ~~~~ ~~~~ ~~~]")
    }

    package static var name: String {
        localized(en: "name", ko: "이름", qps: "[ñámé]")
    }

    package static var age: String {
        localized(en: "age", ko: "나이", qps: "[áĝé]")
    }

    package static var skill: String {
        localized(en: "skill", ko: "실력", qps: "[škîll]")
    }

    package static var position: String {
        localized(en: "position", ko: "포지션", qps: "[póšîtîóñ ~]")
    }

    package static var favouriteTeam: String {
        localized(en: "favourite team", ko: "좋아하는 팀", qps: "[fávóúrîté téám ~~~]")
    }

    package static var preferredPosition: String {
        localized(en: "preferred position", ko: "선호 포지션", qps: "[préférréd póšîtîóñ ~~~~]")
    }

    package static var nickname: String {
        localized(en: "nickname", ko: "별명", qps: "[ñîçkñámé ~]")
    }

    package static var team: String {
        localized(en: "team", ko: "팀", qps: "[téám]")
    }

    package static var goalkeeper: String {
        localized(en: "goalkeeper", ko: "골키퍼", qps: "[ĝóálkéépér ~]")
    }

    package static var defender: String {
        localized(en: "defender", ko: "수비수", qps: "[déféñdér ~]")
    }

    package static var midfielder: String {
        localized(en: "midfielder", ko: "미드필더", qps: "[mîdfîéldér ~]")
    }

    package static var winger: String {
        localized(en: "winger", ko: "윙어", qps: "[wîñĝér]")
    }

    package static var striker: String {
        localized(en: "striker", ko: "공격수", qps: "[štrîkér]")
    }

    package static var beginner: String {
        localized(en: "beginner", ko: "초급", qps: "[béĝîññér ~]")
    }

    package static var amateur: String {
        localized(en: "amateur", ko: "아마추어", qps: "[ámátéúr]")
    }

    package static var professional: String {
        localized(en: "professional", ko: "프로", qps: "[próféššîóñál ~~]")
    }

    /// At most three letters.
    package static var goalkeeperBadge: String {
        localized(en: "GK", ko: "GK", qps: "[ĜK]")
    }

    /// At most three letters.
    package static var defenderBadge: String {
        localized(en: "DEF", ko: "DF", qps: "[DÉF]")
    }

    /// At most three letters.
    package static var midfielderBadge: String {
        localized(en: "MID", ko: "MF", qps: "[MÎD]")
    }

    /// At most three letters.
    package static var wingerBadge: String {
        localized(en: "W", ko: "WG", qps: "[W]")
    }

    /// At most three letters.
    package static var strikerBadge: String {
        localized(en: "ST", ko: "FW", qps: "[ŠT]")
    }

    /// Returns the text with a name, or nil if there is none.
    package static func text(named name: String) -> String? {
        switch name {
        case "player": self.player
        case "players": self.players
        case "remainder": self.remainder
        case "name": self.name
        case "age": self.age
        case "skill": self.skill
        case "position": self.position
        case "favouriteTeam": self.favouriteTeam
        case "preferredPosition": self.preferredPosition
        case "nickname": self.nickname
        case "team": self.team
        case "goalkeeper": self.goalkeeper
        case "defender": self.defender
        case "midfielder": self.midfielder
        case "winger": self.winger
        case "striker": self.striker
        case "beginner": self.beginner
        case "amateur": self.amateur
        case "professional": self.professional
        case "goalkeeperBadge": self.goalkeeperBadge
        case "defenderBadge": self.defenderBadge
        case "midfielderBadge": self.midfielderBadge
        case "wingerBadge": self.wingerBadge
        case "strikerBadge": self.strikerBadge
        default: nil
        }
    }
}
