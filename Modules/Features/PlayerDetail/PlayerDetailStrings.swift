// Made of Texts/PlayerDetailStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the player screen.
enum PlayerDetailStrings {
    static var list: String {
        localized(en: "Player", ko: "선수", qps: "[Pláýér]")
    }

    static var personal: String {
        localized(en: "PERSONAL", ko: "기본 정보", qps: "[PÉRŠÓÑÁL ~]")
    }

    static var play: String {
        localized(en: "PLAY", ko: "플레이", qps: "[PLÁÝ]")
    }

    static var likes: String {
        localized(en: "LIKES", ko: "취향", qps: "[LÎKÉŠ]")
    }

    /// The text of an empty field.
    static var unknown: String {
        localized(en: "-", ko: "-", qps: "-")
    }

    static var deleted: String {
        localized(
            en: "This player was deleted", ko: "삭제된 선수입니다", qps: "[Thîš pláýér wáš délétéd ~~~~ ~~]"
        )
    }

    static var deletedMessage: String {
        localized(
            en: "Go back and choose again. A restored player appears here again.",
            ko: "돌아가서 다시 고르세요. 복원한 선수는 다시 여기에 표시됩니다.",
            qps:
                "[Ĝó báçk áñd çhóóšé áĝáîñ. Á réštóréd pláýér áppéárš héré áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }
}
