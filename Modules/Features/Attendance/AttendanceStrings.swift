// Made of Texts/AttendanceStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the screen.
package enum AttendanceStrings {
    package static var title: String {
        localized(en: "Who comes", ko: "참석", qps: "[Whó çóméš ~]")
    }

    package static var loading: String {
        localized(en: "Loading…", ko: "불러오는 중…", qps: "[Lóádîñĝ… ~]")
    }

    package static var saving: String {
        localized(en: "Saving…", ko: "저장하는 중…", qps: "[Šávîñĝ…]")
    }

    package static var loadFailure: String {
        localized(
            en: "Unable to load the answers", ko: "참석 명단을 불러오지 못했습니다",
            qps: "[Úñáblé tó lóád thé áñšwérš ~~~~ ~~~]")
    }

    package static func loadWarning(_ message: String) -> String {
        localized(
            en: "Unable to load the answers. \(message)", ko: "참석 명단을 불러오지 못했습니다. \(message)",
            qps: "[Úñáblé tó lóád thé áñšwérš. \(message) ~~~~ ~~~~]")
    }

    package static func changeWarning(_ message: String) -> String {
        localized(
            en: "Unable to save the change. \(message)", ko: "변경 내용을 저장하지 못했습니다. \(message)",
            qps: "[Úñáblé tó šávé thé çháñĝé. \(message) ~~~~ ~~~]")
    }

    package static var saveFailure: String {
        localized(
            en: "Unable to save the evening", ko: "모임을 저장하지 못했습니다",
            qps: "[Úñáblé tó šávé thé évéñîñĝ ~~~~ ~~~]")
    }

    package static var tryAgain: String {
        localized(en: "Try again", ko: "다시 시도", qps: "[Trý áĝáîñ ~]")
    }

    package static var people: String {
        localized(en: "People", ko: "사람", qps: "[Péóplé]")
    }

    package static var evening: String {
        localized(en: "Evening", ko: "모임", qps: "[Évéñîñĝ]")
    }

    package static var rank: String {
        localized(en: "Rank", ko: "등급", qps: "[Ráñk]")
    }

    package static var noEvening: String {
        localized(
            en: "Paste the list of your messenger, or choose who comes.",
            ko: "메신저의 명단을 붙여넣거나, 참석할 사람을 고르세요.",
            qps: "[Pášté thé lîšt óf ýóúr méššéñĝér, ór çhóóšé whó çóméš. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    package static func placesTaken(count: String, places: String) -> String {
        localized(
            en: "\(count) of \(places) places taken.", ko: "\(places)자리 중 \(count)자리 참.",
            qps: "[\(count) óf \(places) pláçéš tákéñ. ~~~~]")
    }

    package static var over: String {
        localized(
            en: "This evening is over.", ko: "끝난 모임입니다.", qps: "[Thîš évéñîñĝ îš óvér. ~~~~ ~]")
    }

    package static var coming: String {
        localized(en: "Coming", ko: "참석", qps: "[Çómîñĝ]")
    }

    package static var waiting: String {
        localized(en: "Waiting", ko: "대기", qps: "[Wáîtîñĝ]")
    }

    package static var maybe: String {
        localized(en: "Maybe", ko: "미정", qps: "[Máýbé]")
    }

    package static var declined: String {
        localized(en: "Not coming", ko: "불참", qps: "[Ñót çómîñĝ ~]")
    }

    package static var unanswered: String {
        localized(en: "No answer", ko: "답 없음", qps: "[Ñó áñšwér ~]")
    }

    package static var pasteHint: String {
        localized(en: "Paste a list here.", ko: "여기에 명단을 붙여넣으세요.", qps: "[Pášté á lîšt héré. ~~~~]")
    }

    package static var everybody: String {
        localized(
            en: "Everybody has answered.", ko: "모두 답했습니다.", qps: "[Évérýbódý háš áñšwéréd. ~~~~ ~~]"
        )
    }

    package static var yes: String {
        localized(en: "Yes", ko: "참석", qps: "[Ýéš]")
    }

    package static var no: String {
        localized(en: "No", ko: "불참", qps: "[Ñó]")
    }

    package static var guest: String {
        localized(en: "guest", ko: "용병", qps: "[ĝúéšt]")
    }

    package static var regular: String {
        localized(en: "regular", ko: "정회원", qps: "[réĝúlár]")
    }

    package static var occasional: String {
        localized(en: "occasional", ko: "준회원", qps: "[óççášîóñál ~]")
    }

    package static var remove: String {
        localized(en: "Remove", ko: "지우기", qps: "[Rémóvé]")
    }

    package static var change: String {
        localized(en: "Change", ko: "바꾸기", qps: "[Çháñĝé]")
    }

    package static var addGuest: String {
        localized(en: "Guest", ko: "용병", qps: "[Ĝúéšt]")
    }

    package static var makeTeams: String {
        localized(en: "Make teams", ko: "팀 나누기", qps: "[Máké téámš ~]")
    }

    package static var sameAsLastTime: String {
        localized(en: "Same as last time", ko: "지난번과 같이", qps: "[Šámé áš lášt tîmé ~~~~]")
    }

    package static var undo: String {
        localized(en: "Undo", ko: "되돌리기", qps: "[Úñdó]")
    }

    package static var editEvening: String {
        localized(en: "Edit evening", ko: "모임 편집", qps: "[Édît évéñîñĝ ~~]")
    }

    package static var newEvening: String {
        localized(en: "New evening", ko: "새 모임", qps: "[Ñéw évéñîñĝ ~~]")
    }

    package static var date: String {
        localized(en: "Date", ko: "날짜", qps: "[Dáté]")
    }

    package static var time: String {
        localized(en: "Time", ko: "시간", qps: "[Tîmé]")
    }

    package static var place: String {
        localized(en: "Place", ko: "장소", qps: "[Pláçé]")
    }

    package static var places: String {
        localized(en: "Places", ko: "자리", qps: "[Pláçéš]")
    }

    package static var waitedFirst: String {
        localized(
            en: "Those who waited last time first", ko: "지난번 대기자 먼저",
            qps: "[Thóšé whó wáîtéd lášt tîmé fîršt ~~~~ ~~~~]")
    }

    package static var startError: String {
        localized(
            en: "Enter a date such as 2026-11-24 and a time such as 20:30, or leave both empty.",
            ko: "2026-11-24 같은 날짜와 20:30 같은 시간을 넣거나, 둘 다 비우세요.",
            qps:
                "[Éñtér á dáté šúçh áš 2026-11-24 áñd á tîmé šúçh áš 20:30, ór léávé bóth émptý. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    package static var placesError: String {
        localized(
            en: "Enter a number from 2 to 100, or two such as 2 x 7.",
            ko: "2~100의 수나 2 x 7처럼 넣으세요.",
            qps: "[Éñtér á ñúmbér fróm 2 tó 100, ór twó šúçh áš 2 x 7. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    package static var pastQuestion: String {
        localized(
            en: "Store an evening in the past?", ko: "지난 모임으로 저장할까요?",
            qps: "[Štóré áñ évéñîñĝ îñ thé pášt? ~~~~ ~~~~]")
    }

    package static var pastEvening: String {
        localized(
            en: "The evening is already over.", ko: "이미 끝난 모임입니다.",
            qps: "[Thé évéñîñĝ îš álréádý óvér. ~~~~ ~~~~]")
    }

    package static var store: String {
        localized(en: "Store", ko: "저장", qps: "[Štóré]")
    }

    package static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    package static var squad: String {
        localized(en: "Squad", ko: "선수단", qps: "[Šqúád]")
    }

    package static var search: String {
        localized(en: "Search", ko: "검색", qps: "[Šéárçh]")
    }

    package static var noHits: String {
        localized(
            en: "No other player has this name.", ko: "이름이 일치하는 다른 선수가 없습니다.",
            qps: "[Ñó óthér pláýér háš thîš ñámé. ~~~~ ~~~~]")
    }

    package static func placeError(_ length: String) -> String {
        localized(
            en: "Shorten the place to \(length) characters.", ko: "장소를 \(length)자 이내로 줄이세요.",
            qps: "[Šhórtéñ thé pláçé tó \(length) çháráçtérš. ~~~~ ~~~~ ~]")
    }

    package static var came: String {
        localized(en: "Answered yes", ko: "참석 응답", qps: "[Áñšwéréd ýéš ~~]")
    }

    package static func cameTimes(count: String, evenings: String) -> String {
        localized(
            en: "\(count) of \(evenings) evenings", ko: "모임 \(evenings)번 중 \(count)번",
            qps: "[\(count) óf \(evenings) évéñîñĝš ~~~]")
    }

    package static var readFile: String {
        localized(en: "Read file", ko: "파일 읽기", qps: "[Réád fîlé ~]")
    }

    /// The heading above people on the page of a gather.
    package static var whoCame: String {
        localized(en: "Who came", ko: "참석 여부", qps: "[Whó çámé ~]")
    }

    package static var didNotPlay: String {
        localized(en: "no match", ko: "미출전", qps: "[ñó mátçh ~]")
    }

    package static var waited: String {
        localized(en: "waited", ko: "대기", qps: "[wáîtéd]")
    }

    package static var playedWithoutAnswer: String {
        localized(en: "no answer", ko: "답 없음", qps: "[ñó áñšwér ~]")
    }

    package static var answer: String {
        localized(en: "Answer", ko: "답", qps: "[Áñšwér]")
    }

    package static func answerOf(_ name: String) -> String {
        localized(en: "Answer of \(name)", ko: "\(name)의 답", qps: "[Áñšwér óf \(name) ~]")
    }

    package static func nameAndPart(name: String, part: String) -> String {
        localized(en: "\(name) (\(part))", ko: "\(name) (\(part))", qps: "\(name) (\(part))")
    }

    package static var otherEvenings: String {
        localized(en: "Other evenings", ko: "다른 모임", qps: "[Óthér évéñîñĝš ~~~]")
    }

    package static var evenings: String {
        localized(en: "Evenings", ko: "모임", qps: "[Évéñîñĝš ~]")
    }

    package static var choose: String {
        localized(en: "Choose", ko: "선택", qps: "[Çhóóšé]")
    }
}
