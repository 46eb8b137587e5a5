// Made of Texts/PlayerAddStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the form that adds a player.
enum PlayerAddStrings {
    static var name: String {
        localized(en: "Name", ko: "이름", qps: "[Ñámé]")
    }

    static func nameExists(_ name: String) -> String {
        localized(
            en: "“\(name)” is in your squad already.",
            ko: "“\(name)”\(Particle.topic.form(after: name)) 이미 선수단에 있습니다.",
            qps: "[“\(name)” îš îñ ýóúr šqúád álréádý. ~~~~ ~~~~]")
    }

    static func tooLong(_ maximumLength: Int) -> String {
        localized(
            en: "Shorten the name to at most \(maximumLength) characters.",
            ko: "이름을 \(maximumLength)자 이하로 줄이세요.",
            qps: "[Šhórtéñ thé ñámé tó át móšt \(maximumLength) çháráçtérš. ~~~~ ~~~~ ~~~]")
    }

    /// The title of the form that adds a player.
    static var title: String {
        localized(en: "Add Player", ko: "선수 추가", qps: "[Ádd Pláýér ~]")
    }

    static var failure: String {
        localized(
            en: "Unable to create player. Please try again.", ko: "선수를 추가하지 못했습니다. 다시 시도하세요.",
            qps: "[Úñáblé tó çréáté pláýér. Pléášé trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var question: String {
        localized(en: "Add anyway?", ko: "그래도 추가할까요?", qps: "[Ádd áñýwáý? ~~]")
    }

    static var confirm: String {
        localized(en: "Add anyway", ko: "그래도 추가", qps: "[Ádd áñýwáý ~]")
    }

    static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }
}
