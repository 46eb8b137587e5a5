// Made of Texts/PlayerEditStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the forms that change a player.
enum PlayerEditStrings {
    static var none: String {
        localized(en: "None", ko: "없음", qps: "[Ñóñé]")
    }

    static func nameExists(_ name: String) -> String {
        localized(
            en: "“\(name)” is in your squad already.",
            ko: "“\(name)”\(Particle.topic.form(after: name)) 이미 선수단에 있습니다.",
            qps: "[“\(name)” îš îñ ýóúr šqúád álréádý. ~~~~ ~~~~]")
    }

    static var failure: String {
        localized(
            en: "Unable to update player. Please try again.", ko: "선수를 수정하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó úpdáté pláýér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var question: String {
        localized(en: "Rename anyway?", ko: "그래도 이름을 바꿀까요?", qps: "[Réñámé áñýwáý? ~~~]")
    }

    static var confirm: String {
        localized(en: "Rename anyway", ko: "그래도 바꾸기", qps: "[Réñámé áñýwáý ~~~]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    static func missingMessage(_ words: String) -> String {
        localized(
            en: "Enter a \(words).", ko: "\(words)\(Particle.object.form(after: words)) 입력하세요.",
            qps: "[Éñtér á \(words). ~]")
    }

    static func tooLongMessage(words: String, maximum: Int) -> String {
        localized(
            en: "Shorten the \(words) to at most \(maximum) characters.",
            ko: "\(words)\(Particle.object.form(after: words)) \(maximum)자 이하로 줄이세요.",
            qps: "[Šhórtéñ thé \(words) tó át móšt \(maximum) çháráçtérš. ~~~~ ~~~~ ~~]")
    }

    static func outOfRangeMessage(lowerBound: Int, upperBound: Int) -> String {
        localized(
            en:
                "Enter a whole number from \(lowerBound) to \(upperBound), or leave the field empty.",
            ko: "\(lowerBound)부터 \(upperBound)까지의 정수를 입력하거나 비워 두세요.",
            qps:
                "[Éñtér á whólé ñúmbér fróm \(lowerBound) tó \(upperBound), ór léávé thé fîéld émptý. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }
}
