// Made of Texts/ArrivalStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the list of players who can be added to a match.
enum ArrivalStrings {
    static var title: String {
        localized(en: "Add player", ko: "선수 추가", qps: "[Ádd pláýér ~]")
    }

    static var name: String {
        localized(en: "Name", ko: "이름", qps: "[Ñámé]")
    }

    static var players: String {
        localized(en: "Players", ko: "선수", qps: "[Pláýérš]")
    }

    static var bench: String {
        localized(en: "Bench", ko: "벤치", qps: "[Béñçh]")
    }

    static var squad: String {
        localized(en: "Squad", ko: "선수단", qps: "[Šqúád]")
    }

    static var guest: String {
        localized(en: "Guest", ko: "용병", qps: "[Ĝúéšt]")
    }

    static var noPlayer: String {
        localized(
            en: "No other player has this name.", ko: "이름이 일치하는 다른 선수가 없습니다.",
            qps: "[Ñó óthér pláýér háš thîš ñámé. ~~~~ ~~~~]")
    }

    static var loading: String {
        localized(en: "Loading…", ko: "불러오는 중…", qps: "[Lóádîñĝ… ~]")
    }

    static var failure: String {
        localized(
            en: "Unable to load the squad.", ko: "선수단을 불러오지 못했습니다.",
            qps: "[Úñáblé tó lóád thé šqúád. ~~~~ ~~]")
    }

    static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    static func addGuest(_ name: String) -> String {
        localized(en: "Add guest “\(name)”", ko: "용병 “\(name)” 추가", qps: "[Ádd ĝúéšt “\(name)” ~~]")
    }

    static func playsAlready(name: String, team: String) -> String {
        localized(
            en: "\(name) plays for \(team).",
            ko: "\(name)\(Particle.topic.form(after: name)) 이미 \(team)에서 뛰고 있습니다.",
            qps: "[\(name) pláýš fór \(team). ~~]")
    }
}
