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
}
