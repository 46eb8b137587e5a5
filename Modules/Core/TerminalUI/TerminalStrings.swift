// Made of Texts/TerminalStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts that a workspace itself shows. Screens provide all other texts.
package enum TerminalStrings {
    /// The label of the way back to the previous screen. At most 10 columns are shown.
    package static var back: String {
        localized(en: "Back", ko: "뒤로", qps: "[Báçk]")
    }

    package static var quitQuestion: String {
        localized(en: "Quit?", ko: "끝낼까요?", qps: "[Qúît?]")
    }

    package static func namedQuitQuestion(_ application: String) -> String {
        localized(
            en: "Quit \(application)?",
            ko: "\(application)\(Particle.object.form(after: application)) 끝낼까요?",
            qps: "[Qúît \(application)?]")
    }

    /// The command that draws all cells again.
    package static var redraw: String {
        localized(en: "Redraw", ko: "다시 그리기", qps: "[Rédráw]")
    }

    /// The command that returns to the shell for a while.
    package static var suspend: String {
        localized(en: "Suspend", ko: "셸로 나가기", qps: "[Šúšpéñd]")
    }

    /// The answer that ends the program.
    package static var quit: String {
        localized(en: "Quit", ko: "끝내기", qps: "[Qúît]")
    }

    /// The answer that continues the program.
    package static var stay: String {
        localized(en: "Stay", ko: "계속하기", qps: "[Štáý]")
    }

    /// The confirmation of a notice.
    package static var ok: String {
        localized(en: "OK", ko: "확인", qps: "[ÓK]")
    }

    /// The action of a row that opens something.
    package static var open: String {
        localized(en: "Open", ko: "열기", qps: "[Ópéñ]")
    }

    /// The action of a row with a check mark.
    package static var check: String {
        localized(en: "Tick", ko: "선택", qps: "[Tîçk]")
    }

    /// The action of a choice.
    package static var choose: String {
        localized(en: "Choose", ko: "선택", qps: "[Çhóóšé]")
    }

    /// The way out of a question without an answer.
    package static var cancel: String {
        localized(en: "Cancel", ko: "취소", qps: "[Çáñçél]")
    }

    /// The heading of the list of keys, and the hint that opens it.
    package static var keys: String {
        localized(en: "Keys", ko: "키", qps: "[Kéýš]")
    }

    /// The heading of the command palette, and the hint that opens it.
    package static var actions: String {
        localized(en: "Actions", ko: "동작", qps: "[Áçtîóñš]")
    }

    /// The text of a command palette whose filter matches nothing.
    package static var noAction: String {
        localized(en: "No action matches", ko: "일치하는 동작 없음", qps: "[Ñó áçtîóñ mátçhéš ~~~~]")
    }

    /// The meaning of the number keys of tabs.
    package static var tab: String {
        localized(en: "tab", ko: "탭", qps: "[táb]")
    }

    /// The hint below a list of keys that continues.
    package static var more: String {
        localized(en: "More: any key", ko: "더 보기: 아무 키", qps: "[Móré: áñý kéý ~~~]")
    }

    package static var tooSmall: String {
        localized(
            en: "The window is too small: enlarge it to at least 40×12.",
            ko: "창이 너무 작습니다. 40×12 이상으로 키우세요.",
            qps: "[Thé wîñdów îš tóó šmáll: éñlárĝé ît tó át léášt 40×12. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    package static func textCut(_ limit: Int) -> String {
        localized(
            en: "The text was cut to \(limit) characters.", ko: "글을 \(limit)자로 잘랐습니다.",
            qps: "[Thé téxt wáš çút tó \(limit) çháráçtérš. ~~~~ ~~~~]")
    }

    package static var moveKeys: String {
        localized(en: "move", ko: "이동", qps: "[móvé]")
    }

    package static var nextKey: String {
        localized(en: "next", ko: "다음", qps: "[ñéxt]")
    }

    package static var activateKey: String {
        localized(en: "activate", ko: "실행", qps: "[áçtîváté ~]")
    }

    package static var toggleKey: String {
        localized(en: "toggle", ko: "전환", qps: "[tóĝĝlé]")
    }

    package static var backKey: String {
        localized(en: "back", ko: "뒤로", qps: "[báçk]")
    }

    package static var moveRowKeys: String {
        localized(en: "move a row", ko: "행 이동", qps: "[móvé á rów ~]")
    }

    package static var pageKeys: String {
        localized(en: "page", ko: "페이지", qps: "[páĝé]")
    }

    package static var endKeys: String {
        localized(en: "first, last", ko: "처음, 끝", qps: "[fîršt, lášt ~~]")
    }

    package static var searchKey: String {
        localized(en: "search", ko: "검색", qps: "[šéárçh]")
    }

    package static var chooseKeys: String {
        localized(en: "choose", ko: "선택", qps: "[çhóóšé]")
    }

    package static var answerKeys: String {
        localized(en: "answer", ko: "답", qps: "[áñšwér]")
    }

    package static var firstAnswerKey: String {
        localized(en: "first answer", ko: "첫 번째 답", qps: "[fîršt áñšwér ~~]")
    }

    package static var cancelKeys: String {
        localized(en: "cancel", ko: "취소", qps: "[çáñçél]")
    }

    package static var clickMouse: String {
        localized(en: "open, press", ko: "열기, 누르기", qps: "[ópéñ, préšš ~~]")
    }

    package static var wheelMouse: String {
        localized(en: "scroll", ko: "스크롤", qps: "[šçróll]")
    }

    package static var listKeys: String {
        localized(en: "keys", ko: "키", qps: "[kéýš]")
    }

    package static var actionKeys: String {
        localized(en: "actions", ko: "동작", qps: "[áçtîóñš]")
    }

    package static var redrawKey: String {
        localized(en: "redraw", ko: "다시 그리기", qps: "[rédráw]")
    }

    package static var suspendKey: String {
        localized(en: "suspend", ko: "셸로 나가기", qps: "[šúšpéñd]")
    }

    package static var quitKey: String {
        localized(en: "quit", ko: "끝내기", qps: "[qúît]")
    }

    /// A use of the mouse, among the names of keys.
    package static var click: String {
        localized(en: "click", ko: "클릭", qps: "[çlîçk]")
    }

    /// A use of the mouse, among the names of keys.
    package static var wheel: String {
        localized(en: "wheel", ko: "휠", qps: "[whéél]")
    }

    /// A use of the mouse, among the names of keys.
    package static var drag: String {
        localized(en: "drag", ko: "드래그", qps: "[dráĝ]")
    }

    /// A sentence above a text that was sent to the clipboard of the terminal.
    package static var copied: String {
        localized(
            en: "Sent to the clipboard. If your terminal has none, hold Shift and select the text.",
            ko: "클립보드로 보냈습니다. 클립보드를 지원하지 않는 터미널에서는 Shift를 누른 채 글을 선택하세요.",
            qps:
                "[Šéñt tó thé çlîpbóárd. Îf ýóúr térmîñál háš ñóñé, hóld Šhîft áñd šéléçt thé téxt. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }
}
