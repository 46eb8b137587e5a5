// Made of Texts/PlainStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of plain mode itself. Pages provide all other texts.
enum PlainStrings {
    static var commandHelp: String {
        localized(
            en:
                "Plain mode shows a page, reads one command from a line, performs it, and shows the page again.\n\n  NUMBER               activate the item [NUMBER]: perform an action, toggle a switch,\n                       open or check a row\n  LABEL                the same by its whole label or title, in any case; elements and\n                       actions take precedence over rows\n  NUMBER = TEXT        fill in a field, choose an option, set a switch on or off;\n  LABEL = TEXT         TEXT is everything after \"= \", and no TEXT empties the field;\n                       on a terminal, the name of a hidden field alone asks for its TEXT\n                       without showing it\n  NUMBER ACTION        perform one of a row's actions, which are listed in {braces}\n  TITLE: ACTION        the same by the row's title; where rows can be moved, ACTION may\n                       also be the section to move it to, or up, or down\n  row TITLE            open or check the row of that title, or row TITLE: ACTION, even if\n                       an element or an action has the same name\n  tab LABEL            select a tab\n  back                 go back; cancel a question; at the first page, ask whether to quit\n  show                 show the page again\n  more, top            show the next rows, the first rows\n  wait, wait SECONDS   wait for work in progress, or for up to 86400 seconds\n  paste, paste MARK    paste the next lines, up to the line \"end\" or MARK, into the page\n  help                 show this list\n  quit                 quit at once, without a question\n  # COMMENT            do nothing, like an empty line\n\nA question has to be answered before anything else on the page can be done.\nAn ambiguous, unknown or unavailable command is refused with a message and changes nothing.",
            ko:
                "일반 모드는 페이지를 보여 주고, 한 줄에서 명령 하나를 읽어 실행한 뒤 페이지를 다시 보여 줍니다.\n\n  번호                 항목 [번호]를 실행: 동작, 켬과 끔, 행 열기나 표시\n  이름                 이름이나 제목 전체로 같은 일을 함. 행보다 요소와 동작이 먼저\n  번호 = 글            칸 채우기, 고르기, 켜고 끄기\n  이름 = 글            글은 \"= \" 뒤의 전부이고, 비우면 칸도 비워짐. 터미널에서 숨긴\n                       칸의 이름만 쓰면 글을 보이지 않게 물음\n  번호 동작            {괄호}에 적힌 행의 동작 실행\n  제목: 동작           행의 제목으로 같은 일을 함. 행을 옮길 수 있으면 옮길 구역이나\n                       up, down도 씀\n  행 제목              같은 이름의 요소나 동작이 있어도 그 제목의 행을 열거나 표시.\n                       행 제목: 동작\n  탭 이름              탭 고르기\n  뒤로                 돌아가기, 질문 취소. 첫 페이지에서는 끝낼지 물음\n  보기                 페이지 다시 보기\n  더, 처음             다음 행, 처음 행 보기\n  대기, 대기 초        진행 중인 일을 기다리거나 86400초까지 기다림\n  붙여넣기, 붙여넣기 표시  다음 줄부터 \"끝\"이나 표시 줄까지를 페이지에 붙여넣음\n  도움말               이 목록\n  종료                 묻지 않고 바로 끝내기\n  # 메모               빈 줄처럼 아무 일도 하지 않음\n\n질문에 답해야 페이지의 다른 일을 할 수 있습니다. 영어 명령(row, tab, back, show, more, top, wait, paste, help, quit)도 씁니다.\n뜻이 여럿이거나, 알 수 없거나, 지금 쓸 수 없는 명령은 이유와 함께 거부되고 아무것도 바뀌지 않습니다.",
            qps:
                "[Pláîñ módé šhówš á páĝé, réádš óñé çómmáñd fróm á lîñé, pérfórmš ît, áñd šhówš thé páĝé áĝáîñ.\n\n  ÑÚMBÉR               áçtîváté thé îtém [ÑÚMBÉR]: pérfórm áñ áçtîóñ, tóĝĝlé á šwîtçh,\n                       ópéñ ór çhéçk á rów\n  LÁBÉL                thé šámé bý îtš whólé lábél ór tîtlé, îñ áñý çášé; éléméñtš áñd\n                       áçtîóñš táké préçédéñçé óvér rówš\n  ÑÚMBÉR = TÉXT        fîll îñ á fîéld, çhóóšé áñ óptîóñ, šét á šwîtçh óñ ór óff;\n  LÁBÉL = TÉXT         TÉXT îš évérýthîñĝ áftér \"= \", áñd ñó TÉXT émptîéš thé fîéld;\n                       óñ á térmîñál, thé ñámé óf á hîddéñ fîéld álóñé áškš fór îtš TÉXT\n                       wîthóút šhówîñĝ ît\n  ÑÚMBÉR ÁÇTÎÓÑ        pérfórm óñé óf á rów'š áçtîóñš, whîçh áré lîštéd îñ {bráçéš}\n  TÎTLÉ: ÁÇTÎÓÑ        thé šámé bý thé rów'š tîtlé; whéré rówš çáñ bé móvéd, ÁÇTÎÓÑ máý\n                       álšó bé thé šéçtîóñ tó móvé ît tó, ór úp, ór dówñ\n  rów TÎTLÉ            ópéñ ór çhéçk thé rów óf thát tîtlé, ór rów TÎTLÉ: ÁÇTÎÓÑ, évéñ îf\n                       áñ éléméñt ór áñ áçtîóñ háš thé šámé ñámé\n  táb LÁBÉL            šéléçt á táb\n  báçk                 ĝó báçk; çáñçél á qúéštîóñ; át thé fîršt páĝé, ášk whéthér tó qúît\n  šhów                 šhów thé páĝé áĝáîñ\n  móré, tóp            šhów thé ñéxt rówš, thé fîršt rówš\n  wáît, wáît ŠÉÇÓÑDŠ   wáît fór wórk îñ próĝréšš, ór fór úp tó 86400 šéçóñdš\n  pášté, pášté MÁRK    pášté thé ñéxt lîñéš, úp tó thé lîñé \"éñd\" ór MÁRK, îñtó thé páĝé\n  hélp                 šhów thîš lîšt\n  qúît                 qúît át óñçé, wîthóút á qúéštîóñ\n  # ÇÓMMÉÑT            dó ñóthîñĝ, lîké áñ émptý lîñé\n\nÁ qúéštîóñ háš tó bé áñšwéréd béfóré áñýthîñĝ élšé óñ thé páĝé çáñ bé dóñé.\nÁñ ámbîĝúóúš, úñkñówñ ór úñáváîláblé çómmáñd îš réfúšéd wîth á méššáĝé áñd çháñĝéš ñóthîñĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var empty: String {
        localized(en: "(empty)", ko: "(비어 있음)", qps: "[(émptý)]")
    }

    static var disabled: String {
        localized(en: " (not available)", ko: " (쓸 수 없음)", qps: "[ (ñót áváîláblé) ~~~~]")
    }

    static var nothingShown: String {
        localized(
            en: "No page is shown. Type \"show\" to try again.",
            ko: "보이는 페이지가 없습니다. \"보기\"를 입력해 다시 시도하세요.",
            qps: "[Ñó páĝé îš šhówñ. Týpé \"šhów\" tó trý áĝáîñ. ~~~~ ~~~~ ~~~~]")
    }

    static var noMoreRows: String {
        localized(
            en: "There are no more rows. Type \"top\" to return to the first ones.",
            ko: "행이 더 없습니다. 첫 행으로 돌아가려면 \"처음\"을 입력하세요.",
            qps:
                "[Théré áré ñó móré rówš. Týpé \"tóp\" tó rétúrñ tó thé fîršt óñéš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var unanswered: String {
        localized(
            en: "The input ends at a question. Answer it in the next line.",
            ko: "질문에서 입력이 끝났습니다. 다음 줄에 답을 쓰세요.",
            qps: "[Thé îñpút éñdš át á qúéštîóñ. Áñšwér ît îñ thé ñéxt lîñé. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func lineTooLong(_ limit: String) -> String {
        localized(
            en: "The line was skipped: it has more than \(limit) bytes.",
            ko: "줄을 건너뛰었습니다. \(limit)바이트를 넘습니다.",
            qps: "[Thé lîñé wáš škîppéd: ît háš móré tháñ \(limit) býtéš. ~~~~ ~~~~ ~~~~ ~]")
    }

    static var invalidUTF8: String {
        localized(
            en: "The line was skipped: it is not valid UTF-8.", ko: "줄을 건너뛰었습니다. 올바른 UTF-8이 아닙니다.",
            qps: "[Thé lîñé wáš škîppéd: ît îš ñót válîd ÚTF-8. ~~~~ ~~~~ ~~~~]")
    }

    static var notTaken: String {
        localized(
            en: "Nothing was filled in: the line is too long or not valid UTF-8.",
            ko: "아무것도 채우지 않았습니다. 줄이 너무 길거나 올바른 UTF-8이 아닙니다.",
            qps:
                "[Ñóthîñĝ wáš fîlléd îñ: thé lîñé îš tóó lóñĝ ór ñót válîd ÚTF-8. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var changed: String {
        localized(
            en: "The page has changed, so nothing was done. Check the number and try again.",
            ko: "페이지가 바뀌어 아무것도 하지 않았습니다. 번호를 확인하고 다시 시도하세요.",
            qps:
                "[Thé páĝé háš çháñĝéd, šó ñóthîñĝ wáš dóñé. Çhéçk thé ñúmbér áñd trý áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var opening: String {
        localized(
            en: "Type \"help\" for a list of commands.", ko: "명령 목록을 보려면 \"도움말\"을 입력하세요.",
            qps: "[Týpé \"hélp\" fór á lîšt óf çómmáñdš. ~~~~ ~~~~ ~]")
    }

    static func textCut(_ limit: String) -> String {
        localized(
            en: "The text was shortened to \(limit) characters.", ko: "글을 \(limit)자로 줄였습니다.",
            qps: "[Thé téxt wáš šhórtéñéd tó \(limit) çháráçtérš. ~~~~ ~~~~ ~~~]")
    }

    static func rowsAbove(_ rows: String) -> String {
        localized(
            en: "… \(rows) above: type \"top\"", ko: "… 위에 \(rows): \"처음\" 입력",
            qps: "[… \(rows) ábóvé: týpé \"tóp\" ~~~~]")
    }

    static func rowsBelow(_ rows: String) -> String {
        localized(
            en: "… \(rows) below: type \"more\"", ko: "… 아래에 \(rows): \"더\" 입력",
            qps: "[… \(rows) bélów: týpé \"móré\" ~~~~ ~]")
    }

    static func manyRowsBelow(_ rows: String) -> String {
        localized(
            en: "… at least \(rows) below: type \"more\"", ko: "… 아래에 \(rows) 이상: \"더\" 입력",
            qps: "[… át léášt \(rows) bélów: týpé \"móré\" ~~~~ ~~~~]")
    }

    static func selectedTab(_ label: String) -> String {
        localized(en: "\(label) (selected)", ko: "\(label) (선택됨)", qps: "[\(label) (šéléçtéd) ~~]")
    }

    static func tabs(_ labels: String) -> String {
        localized(en: "Tabs: \(labels)", ko: "탭: \(labels)", qps: "[Tábš: \(labels)]")
    }

    static func noTab(name: String, labels: String) -> String {
        localized(
            en: "There is no tab \"\(name)\". Tabs: \(labels).",
            ko: "\"\(name)\" 탭이 없습니다. 탭: \(labels).",
            qps: "[Théré îš ñó táb \"\(name)\". Tábš: \(labels). ~~~~ ~~~]")
    }

    static func moving(_ targets: String) -> String {
        localized(
            en: "To move a row, type \"TITLE: DESTINATION\". Destinations: \(targets).",
            ko: "행을 옮기려면 \"제목: 구역\"을 입력하세요. 구역: \(targets).",
            qps:
                "[Tó móvé á rów, týpé \"TÎTLÉ: DÉŠTÎÑÁTÎÓÑ\". Déštîñátîóñš: \(targets). ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func unavailable(_ label: String) -> String {
        localized(
            en: "\"\(label)\" is not available now.",
            ko: "\"\(label)\"\(Particle.topic.form(after: label)) 지금 쓸 수 없습니다.",
            qps: "[\"\(label)\" îš ñót áváîláblé ñów. ~~~~ ~~]")
    }

    static func unknown(name: String, opening: String) -> String {
        localized(
            en: "There is no \"\(name)\" here. \(opening)",
            ko: "여기에 \"\(name)\"\(Particle.subject.form(after: name)) 없습니다. \(opening)",
            qps: "[Théré îš ñó \"\(name)\" héré. \(opening) ~~~~ ~]")
    }

    static func noItem(_ number: Int) -> String {
        localized(
            en: "There is no item [\(number)]. Type \"show\" to see the items.",
            ko: "[\(number)] 항목이 없습니다. 항목을 보려면 \"보기\"를 입력하세요.",
            qps: "[Théré îš ñó îtém [\(number)]. Týpé \"šhów\" tó šéé thé îtémš. ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var goBackFirst: String {
        localized(
            en: "Type \"back\" first.", ko: "먼저 \"뒤로\"를 입력하세요.", qps: "[Týpé \"báçk\" fîršt. ~~~~]")
    }

    static func answerFirst(_ answers: String) -> String {
        localized(
            en: "Answer first: \(answers).", ko: "먼저 답하세요: \(answers).",
            qps: "[Áñšwér fîršt: \(answers). ~~~]")
    }

    static func ambiguous(name: String, numbers: String) -> String {
        localized(
            en: "\"\(name)\" is ambiguous: \(numbers). Type the number.",
            ko: "\"\(name)\"\(Particle.subject.form(after: name)) 여럿입니다: \(numbers). 번호를 입력하세요.",
            qps: "[\"\(name)\" îš ámbîĝúóúš: \(numbers). Týpé thé ñúmbér. ~~~~ ~~~~ ~]")
    }

    static func numbersAndMore(numbers: String, count: String) -> String {
        localized(
            en: "\(numbers) and \(count) more", ko: "\(numbers) 외 \(count)개",
            qps: "[\(numbers) áñd \(count) móré ~]")
    }

    static func fillIn(_ label: String) -> String {
        localized(
            en: "To fill it in, type: \(label) = TEXT", ko: "채우려면 입력하세요: \(label) = 글",
            qps: "[Tó fîll ît îñ, týpé: \(label) = TÉXT ~~~~ ~~~~]")
    }

    static func choose(label: String, options: String) -> String {
        localized(
            en: "To choose, type: \(label) = \(options)", ko: "고르려면 입력하세요: \(label) = \(options)",
            qps: "[Tó çhóóšé, týpé: \(label) = \(options) ~~~~]")
    }

    static func cannotBeSet(_ label: String) -> String {
        localized(
            en: "\"\(label)\" has no value to set. Type its name or number alone to activate it.",
            ko: "\"\(label)\"에는 정할 값이 없습니다. 실행하려면 이름이나 번호만 입력하세요.",
            qps:
                "[\"\(label)\" háš ñó válúé tó šét. Týpé îtš ñámé ór ñúmbér álóñé tó áçtîváté ît. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func readOnly(_ title: String) -> String {
        localized(
            en: "\"\(title)\" is read-only: it cannot be opened or checked.",
            ko: "\"\(title)\"\(Particle.topic.form(after: title)) 읽기만 할 수 있어 열거나 표시할 수 없습니다.",
            qps: "[\"\(title)\" îš réád-óñlý: ît çáññót bé ópéñéd ór çhéçkéd. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static func noRowAction(title: String, action: String, others: String) -> String {
        localized(
            en: "\"\(title)\" has no action \"\(action)\". Available actions: \(others).",
            ko: "\"\(title)\"에 \"\(action)\" 동작이 없습니다. 쓸 수 있는 동작: \(others).",
            qps:
                "[\"\(title)\" háš ñó áçtîóñ \"\(action)\". Áváîláblé áçtîóñš: \(others). ~~~~ ~~~~ ~~~~]"
        )
    }

    static var noActions: String {
        localized(en: "none", ko: "없음", qps: "[ñóñé]")
    }

    static var oneRow: String {
        localized(en: "1 row", ko: "1행", qps: "[1 rów]")
    }

    static func severalRows(_ count: String) -> String {
        localized(en: "\(count) rows", ko: "\(count)행", qps: "[\(count) rówš]")
    }

    /// The text of a password field that is filled in.
    static var hidden: String {
        localized(en: "(hidden)", ko: "(숨김)", qps: "[(hîddéñ) ~]")
    }

    /// The line after the title of a page that a command has changed.
    static func changes(_ parts: String) -> String {
        localized(en: "Changed: \(parts)", ko: "바뀜: \(parts)", qps: "[Çháñĝéd: \(parts) ~]")
    }

    /// The part of the line with the changes that names the rows that have left.
    static func gone(_ names: String) -> String {
        localized(en: "gone: \(names)", ko: "사라짐: \(names)", qps: "[ĝóñé: \(names)]")
    }

    /// A line with the rows that have left.
    static func onlyGone(_ names: String) -> String {
        localized(en: "Gone: \(names)", ko: "사라짐: \(names)", qps: "[Ĝóñé: \(names)]")
    }

    static var unchanged: String {
        localized(en: "Nothing has changed.", ko: "바뀐 것이 없습니다.", qps: "[Ñóthîñĝ háš çháñĝéd. ~~~~]")
    }

    static var on: String {
        localized(en: "on", ko: "켬", qps: "[óñ]")
    }

    static var off: String {
        localized(en: "off", ko: "끔", qps: "[óff]")
    }

    static var up: String {
        localized(en: "up", ko: "위로", qps: "[úp]")
    }

    static var down: String {
        localized(en: "down", ko: "아래로", qps: "[dówñ]")
    }

    static var pastePrompt: String {
        localized(en: "paste> ", ko: "붙여넣기> ", qps: "[pášté> ]")
    }

    static var noPaste: String {
        localized(
            en: "The text was skipped: this page takes no pasted text.",
            ko: "글을 건너뛰었습니다. 이 페이지에는 글을 붙여넣을 수 없습니다.",
            qps: "[Thé téxt wáš škîppéd: thîš páĝé tákéš ñó páštéd téxt. ~~~~ ~~~~ ~~~~ ~~~~]")
    }
}
