// Made of Texts/AnnouncementStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts about teams that were sent to the players.
enum AnnouncementStrings {
    static var announcementFailure: String {
        localized(
            en: "Unable to store the sent teams", ko: "보낸 팀을 저장하지 못했습니다",
            qps: "[Úñáblé tó štóré thé šéñt téámš ~~~~ ~~~~]")
    }

    /// The action that makes the fairest teams with the fewest changes since they were sent.
    static var fewestMoves: String {
        localized(en: "Fewest moves", ko: "최소 이동", qps: "[Féwéšt móvéš ~~]")
    }

    static var changesSection: String {
        localized(
            en: "After the teams were sent", ko: "팀을 보낸 뒤",
            qps: "[Áftér thé téámš wéré šéñt ~~~~ ~~]")
    }

    /// The number of players who change their team.
    static func moves(_ count: Int) -> String {
        localized(
            en: count == 1 ? "1 move" : "\(count) moves", ko: "\(count)명 이동",
            qps: count == 1 ? "[1 móvé]" : "[\(count) móvéš]")
    }

    static var chooseTeams: String {
        localized(en: "Choose", ko: "고르기", qps: "[Çhóóšé]")
    }

    /// The heading of a text to send to others.
    static var changedTeams: String {
        localized(en: "Changed teams", ko: "바뀐 팀", qps: "[Çháñĝéd téámš ~~~]")
    }

    static func changedSince(_ changes: String) -> String {
        localized(
            en: "Changed since you sent the teams. \(changes).", ko: "팀을 보낸 뒤 바뀐 점. \(changes).",
            qps: "[Çháñĝéd šîñçé ýóú šéñt thé téámš. \(changes). ~~~~ ~~~~ ~]")
    }

    static func joining(team: String, names: String) -> String {
        localized(
            en: "New in \(team): \(names)", ko: "\(team) 합류: \(names)",
            qps: "[Ñéw îñ \(team): \(names) ~]")
    }

    static func moving(team: String, names: String) -> String {
        localized(
            en: "Now in \(team): \(names)",
            ko: "\(team)\(Particle.to.form(after: team)) 이동: \(names)",
            qps: "[Ñów îñ \(team): \(names) ~]")
    }

    /// The players who no longer play.
    static func leaving(_ names: String) -> String {
        localized(en: "Out: \(names)", ko: "빠짐: \(names)", qps: "[Óút: \(names)]")
    }

    static var nobodyMoves: String {
        localized(en: "No moves", ko: "이동 없음", qps: "[Ñó móvéš ~]")
    }
}
