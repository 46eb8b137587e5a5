// Made of Texts/PasteStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the preview of a pasted list.
enum PasteStrings {
    static var pastedList: String {
        localized(en: "Pasted list", ko: "붙여넣은 명단", qps: "[Páštéd lîšt ~~]")
    }

    static func summary(yes: String, maybe: String, no: String) -> String {
        localized(
            en: "\(yes) yes, \(maybe) maybe, \(no) no.", ko: "참석 \(yes)명, 미정 \(maybe)명, 불참 \(no)명.",
            qps: "[\(yes) ýéš, \(maybe) máýbé, \(no) ñó. ~~~~]")
    }

    static var accept: String {
        localized(en: "Accept", ko: "적용", qps: "[Áççépt]")
    }

    static var answerQuestions: String {
        localized(
            en: "Answer the questions first: Enter opens one.", ko: "먼저 질문에 답하세요. Enter로 엽니다.",
            qps: "[Áñšwér thé qúéštîóñš fîršt: Éñtér ópéñš óñé. ~~~~ ~~~~ ~~~~]")
    }

    static var questions: String {
        localized(en: "Questions", ko: "질문", qps: "[Qúéštîóñš ~]")
    }

    static var lines: String {
        localized(en: "Lines", ko: "줄", qps: "[Lîñéš]")
    }

    static var noLines: String {
        localized(
            en: "The text has no lines.", ko: "글에 줄이 없습니다.", qps: "[Thé téxt háš ñó lîñéš. ~~~~ ~]")
    }

    static func whoIs(_ name: String) -> String {
        localized(
            en: "Who is “\(name)”?", ko: "“\(name)”\(Particle.topic.form(after: name)) 누구인가요?",
            qps: "[Whó îš “\(name)”? ~]")
    }

    static var choose: String {
        localized(en: "Choose", ko: "고르기", qps: "[Çhóóšé]")
    }

    static var others: String {
        localized(en: "Others", ko: "그 밖", qps: "[Óthérš]")
    }

    static var newPlayer: String {
        localized(en: "New player", ko: "새 선수", qps: "[Ñéw pláýér ~]")
    }

    static var nobody: String {
        localized(en: "Nobody", ko: "아무도 아님", qps: "[Ñóbódý]")
    }

    static func unclear(_ name: String) -> String {
        localized(en: "\(name): unclear", ko: "\(name): 불분명", qps: "[\(name): úñçléár ~]")
    }

    static func replaced(_ line: String) -> String {
        localized(
            en: "replaced by line \(line)", ko: "\(line)번째 줄로 대체됨",
            qps: "[répláçéd bý lîñé \(line) ~~~~]")
    }

    static func answered(name: String, answer: String) -> String {
        localized(en: "\(name): \(answer)", ko: "\(name): \(answer)", qps: "\(name): \(answer)")
    }

    static func newPlayerNamed(_ name: String) -> String {
        localized(
            en: "\(name) (new player)", ko: "\(name) (새 선수)", qps: "[\(name) (ñéw pláýér) ~~~]")
    }

    static func guestNamed(_ name: String) -> String {
        localized(en: "\(name) (guest)", ko: "\(name) (용병)", qps: "[\(name) (ĝúéšt) ~]")
    }

    static var dateLine: String {
        localized(en: "date", ko: "날짜", qps: "[dáté]")
    }

    static var heading: String {
        localized(en: "heading", ko: "제목", qps: "[héádîñĝ]")
    }

    static var freePlace: String {
        localized(en: "free place", ko: "빈자리", qps: "[fréé pláçé ~]")
    }

    static var forNewEvening: String {
        localized(en: "For a new evening.", ko: "새 모임의 명단입니다.", qps: "[Fór á ñéw évéñîñĝ. ~~~~]")
    }

    static func forKnownEvening(_ evening: String) -> String {
        localized(
            en: "For the evening \(evening).", ko: "모임(\(evening))의 명단입니다.",
            qps: "[Fór thé évéñîñĝ \(evening). ~~~~]")
    }

    static func forEvening(_ evening: String) -> String {
        localized(
            en: "For a new evening: \(evening).", ko: "새 모임(\(evening))의 명단입니다.",
            qps: "[Fór á ñéw évéñîñĝ: \(evening). ~~~~]")
    }

    /// Below a pasted list: the people who are more than the places.
    static func willWait(places: String, count: String) -> String {
        localized(
            en: "With \(places) places, \(count) will wait.",
            ko: "자리가 \(places)개라서 \(count)명이 대기합니다.",
            qps: "[Wîth \(places) pláçéš, \(count) wîll wáît. ~~~~ ~~]")
    }

    static var thisEvening: String {
        localized(en: "This evening", ko: "이 모임", qps: "[Thîš évéñîñĝ ~~]")
    }

    static var cutLine: String {
        localized(en: "cut", ko: "잘림", qps: "[çút]")
    }

    static var chatter: String {
        localized(en: "chatter", ko: "잡담", qps: "[çháttér]")
    }

    static var file: String {
        localized(en: "File", ko: "파일", qps: "[Fîlé]")
    }

    static var fileHint: String {
        localized(
            en: "A text file with a list. You can drag it to the terminal.",
            ko: "명단이 든 텍스트 파일입니다. 터미널로 끌어다 놓을 수 있습니다.",
            qps: "[Á téxt fîlé wîth á lîšt. Ýóú çáñ dráĝ ît tó thé térmîñál. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static var read: String {
        localized(en: "Read", ko: "읽기", qps: "[Réád]")
    }
}
