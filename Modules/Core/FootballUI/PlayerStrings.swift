// Made of Texts/PlayerStrings.pot by Tools/texts. Change the tables.
import Localization

/// The words for players and their fields.
package enum PlayerStrings {
    package static var player: String {
        localized(en: "player", ko: "선수", qps: "[pláýér ~~]")
    }

    package static var players: String {
        localized(en: "players", ko: "선수", qps: "[pláýérš ~~]")
    }

    package static var remainder: String {
        localized(
            en: "Gathers keep the name and the position.", ko: "경기에는 이름과 포지션이 남습니다.",
            qps: "[Ĝáthérš kéép thé ñámé áñd thé póšîtîóñ. ~~~~ ~~~~ ~~~~]")
    }

    package static var name: String {
        localized(en: "name", ko: "이름", qps: "[ñámé ~]")
    }

    package static var age: String {
        localized(en: "age", ko: "나이", qps: "[áĝé ~]")
    }

    package static var skill: String {
        localized(en: "skill", ko: "실력", qps: "[škîll ~~]")
    }

    package static var position: String {
        localized(en: "position", ko: "포지션", qps: "[póšîtîóñ ~~~]")
    }

    package static var favouriteTeam: String {
        localized(en: "favourite team", ko: "좋아하는 팀", qps: "[fávóúrîté téám ~~~~]")
    }

    package static var preferredPosition: String {
        localized(en: "preferred position", ko: "선호 포지션", qps: "[préférréd póšîtîóñ ~~~~ ~~]")
    }

    package static var nickname: String {
        localized(en: "nickname", ko: "별명", qps: "[ñîçkñámé ~~~]")
    }

    package static var team: String {
        localized(en: "team", ko: "팀", qps: "[téám ~]")
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
        default: nil
        }
    }
}
