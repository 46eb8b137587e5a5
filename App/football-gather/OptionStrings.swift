// Made of Texts/OptionStrings.pot by Tools/texts. Change the tables.
import Localization

/// The summaries of the options, and the sections of the manual below them.
enum OptionStrings {
    static var plain: String {
        localized(
            en:
                "Reads one command from each line, and prints lines: for pipes, scripts and screen readers. This is the default without a terminal.",
            ko: "한 줄에 명령 하나씩 읽고, 결과를 줄 단위로 출력합니다. 파이프, 스크립트, 화면 낭독기에 알맞습니다. 터미널이 없으면 이 모드가 기본입니다.",
            qps:
                "[Réádš óñé çómmáñd fróm éáçh lîñé, áñd prîñtš lîñéš: fór pîpéš, šçrîptš áñd šçrééñ réádérš. Thîš îš thé défáúlt wîthóút á térmîñál. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var strict: String {
        localized(
            en:
                "Uses plain mode, and stops at the first refused or failed command with its line and its reason.",
            ko: "일반 모드를 쓰고, 거부되거나 실패한 첫 명령에서 그 줄과 이유를 알리고 멈춥니다.",
            qps:
                "[Úšéš pláîñ módé, áñd štópš át thé fîršt réfúšéd ór fáîléd çómmáñd wîth îtš lîñé áñd îtš réášóñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var terse: String {
        localized(
            en:
                "Uses plain mode, and prints only the lines of a page that a command has changed. The command \"show\" prints the whole page.",
            ko: "일반 모드를 쓰고, 화면에서 명령으로 바뀐 줄만 출력합니다. \"보기\" 명령은 화면 전체를 출력합니다.",
            qps:
                "[Úšéš pláîñ módé, áñd prîñtš óñlý thé lîñéš óf á páĝé thát á çómmáñd háš çháñĝéd. Thé çómmáñd \"šhów\" prîñtš thé whólé páĝé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var dataDirectory: String {
        localized(
            en:
                "Stores the data in another directory. The default is $XDG_DATA_HOME/football-gather, or ~/.local/share/football-gather.",
            ko:
                "데이터를 다른 폴더에 저장합니다. 기본은 $XDG_DATA_HOME/football-gather 또는 ~/.local/share/football-gather입니다.",
            qps:
                "[Štóréš thé dátá îñ áñóthér dîréçtórý. Thé défáúlt îš $XDĜ_DÁTÁ_HÓMÉ/fóótbáll-ĝáthér, ór ~/.lóçál/šháré/fóótbáll-ĝáthér. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var server: String {
        localized(
            en:
                "Keeps the accounts on a server, also in later runs, or with --server none on this device.",
            ko: "계정을 서버에 두고 다음 실행에서도 그 서버를 씁니다. --server none이면 이 기기에 둡니다.",
            qps:
                "[Kéépš thé áççóúñtš óñ á šérvér, álšó îñ látér rúñš, ór wîth --šérvér ñóñé óñ thîš dévîçé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var openLink: String {
        localized(
            en:
                "Opens a page: players/42, players/add, players/42/edit/age, players/teams/3,7, gather/current, gathers/2026-11.",
            ko:
                "화면을 엽니다: players/42, players/add, players/42/edit/age, players/teams/3,7, gather/current, gathers/2026-11.",
            qps:
                "[Ópéñš á páĝé: pláýérš/42, pláýérš/ádd, pláýérš/42/édît/áĝé, pláýérš/téámš/3,7, ĝáthér/çúrréñt, ĝáthérš/2026-11. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var without: String {
        localized(
            en: "Runs without a feature, such as Gather.", ko: "Gather 같은 기능 하나를 빼고 실행합니다.",
            qps: "[Rúñš wîthóút á féátúré, šúçh áš Ĝáthér. ~~~~ ~~~~ ~~~]")
    }

    static var use: String {
        localized(
            en: "Implements a feature by another module, such as Gather=CompactGather.",
            ko: "Gather=CompactGather처럼 한 기능에 다른 모듈을 씁니다.",
            qps:
                "[Împléméñtš á féátúré bý áñóthér módúlé, šúçh áš Ĝáthér=ÇómpáçtĜáthér. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var dumpTree: String {
        localized(
            en: "Prints the first screens and their coordinators.", ko: "첫 화면들과 그 코디네이터를 출력합니다.",
            qps: "[Prîñtš thé fîršt šçrééñš áñd théîr çóórdîñátórš. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var dumpGraph: String {
        localized(
            en: "Prints the dependency graph for Mermaid or Graphviz.",
            ko: "Mermaid나 Graphviz용 의존성 그래프를 출력합니다.",
            qps: "[Prîñtš thé dépéñdéñçý ĝráph fór Mérmáîd ór Ĝráphvîz. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static var check: String {
        localized(
            en: "Reads all stored data, and lists what is damaged.",
            ko: "저장된 데이터를 모두 읽고, 손상된 데이터를 목록으로 출력합니다.",
            qps: "[Réádš áll štóréd dátá, áñd lîštš whát îš dámáĝéd. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var backUp: String {
        localized(
            en: "Copies the stored data to a new file, also while the app runs.",
            ko: "저장된 데이터를 새 파일에 복사합니다. 앱을 쓰는 중에도 됩니다.",
            qps:
                "[Çópîéš thé štóréd dátá tó á ñéw fîlé, álšó whîlé thé ápp rúñš. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var restore: String {
        localized(
            en: "Replaces the stored data by a backup, and keeps a copy of the replaced data.",
            ko: "저장된 데이터를 백업으로 바꾸고, 바꾸기 전 데이터의 사본을 남깁니다.",
            qps:
                "[Répláçéš thé štóréd dátá bý á báçkúp, áñd kéépš á çópý óf thé répláçéd dátá. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var recover: String {
        localized(
            en:
                "Rescues what can be read of damaged data, lists what is lost, and keeps a copy of the damaged data.",
            ko: "손상된 데이터에서 읽을 수 있는 것을 복구하고, 손실된 데이터를 알려 주고, 손상된 데이터의 사본을 남깁니다.",
            qps:
                "[Réšçúéš whát çáñ bé réád óf dámáĝéd dátá, lîštš whát îš lóšt, áñd kéépš á çópý óf thé dámáĝéd dátá. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var exportAccount: String {
        localized(
            en:
                "Writes the players and finished gathers of the user who is signed in to a new JSON file, or a table if its name ends in .csv.",
            ko: "로그인한 사용자의 선수와 끝난 경기를 새 JSON 파일로 내보냅니다. 파일 이름이 .csv로 끝나면 표로 내보냅니다.",
            qps:
                "[Wrîtéš thé pláýérš áñd fîñîšhéd ĝáthérš óf thé úšér whó îš šîĝñéd îñ tó á ñéw JŠÓÑ fîlé, ór á táblé îf îtš ñámé éñdš îñ .çšv. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var importFile: String {
        localized(
            en:
                "Adds the players and gathers of an exported file, the players of a squad list (CSV, xlsx, ods, xls, vcf), or the records of an exported table, after a question.",
            ko:
                "내보낸 파일의 선수와 경기, 선수 명단(CSV, xlsx, ods, xls, vcf)의 선수, 내보낸 표의 데이터를 추가합니다. 추가하기 전에 묻습니다.",
            qps:
                "[Áddš thé pláýérš áñd ĝáthérš óf áñ éxpórtéd fîlé, thé pláýérš óf á šqúád lîšt (ÇŠV, xlšx, ódš, xlš, vçf), ór thé réçórdš óf áñ éxpórtéd táblé, áftér á qúéštîóñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    /// The program in a few words. A full stop is added in the help, and none in the man page.
    static var purpose: String {
        localized(
            en: "keeps a squad, makes two teams, and runs the clock and the score of a match",
            ko: "선수단을 관리하고, 두 팀을 나누고, 경기의 시간과 점수를 기록합니다",
            qps:
                "[kéépš á šqúád, mákéš twó téámš, áñd rúñš thé çlóçk áñd thé šçóré óf á mátçh ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var screenTitle: String {
        localized(en: "Screen", ko: "화면", qps: "[Šçrééñ]")
    }

    static var screen: String {
        localized(
            en:
                "The program respects NO_COLOR and TERM=dumb. A terminal type that this machine does not know is used like xterm-256color. In a locale that is not UTF-8, lines and marks are ASCII characters, and one with another encoding shows ? for other letters; LC_ALL=C.UTF-8 shows all. Input is UTF-8 in any locale. On every screen, F1 lists the keys; outside text fields, ? does too.",
            ko:
                "NO_COLOR와 TERM=dumb을 따릅니다. 이 컴퓨터가 모르는 터미널 종류는 xterm-256color처럼 다룹니다. UTF-8이 아닌 로캘에서는 선과 표시를 ASCII 문자로 그리고, 다른 인코딩의 로캘에서는 그 밖의 글자를 ?로 표시합니다. LC_ALL=ko_KR.UTF-8에서는 모두 보이며, 이 로캘은 설치되어 있지 않아도 됩니다. 입력은 어느 로캘에서나 UTF-8입니다. 모든 화면에서 F1로 키 목록을 볼 수 있고, 입력 칸 밖에서는 ?로도 볼 수 있습니다.",
            qps:
                "[Thé próĝrám réšpéçtš ÑÓ_ÇÓLÓR áñd TÉRM=dúmb. Á térmîñál týpé thát thîš máçhîñé dóéš ñót kñów îš úšéd lîké xtérm-256çólór. Îñ á lóçálé thát îš ñót ÚTF-8, lîñéš áñd márkš áré ÁŠÇÎÎ çháráçtérš, áñd óñé wîth áñóthér éñçódîñĝ šhówš ? fór óthér léttérš; LÇ_ÁLL=Ç.ÚTF-8 šhówš áll. Îñpút îš ÚTF-8 îñ áñý lóçálé. Óñ évérý šçrééñ, F1 lîštš thé kéýš; óútšîdé téxt fîéldš, ? dóéš tóó. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var plainModeTitle: String {
        localized(en: "Plain mode", ko: "일반 모드", qps: "[Pláîñ módé ~]")
    }

    /// The last line below the commands of plain mode. At most 100 columns.
    static var strictExit: String {
        localized(
            en:
                "With --strict, a refused or failed command or an open question at the end exits with 65.",
            ko: "--strict에서 명령이 거부되거나 실패하면, 또는 질문에 답하지 않고 끝나면 종료 코드는 65입니다.",
            qps:
                "[Wîth --štrîçt, á réfúšéd ór fáîléd çómmáñd ór áñ ópéñ qúéštîóñ át thé éñd éxîtš wîth 65. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var exitCodesTitle: String {
        localized(en: "Exit codes", ko: "종료 코드", qps: "[Éxît çódéš ~]")
    }

    static var exitCodes: String {
        localized(
            en:
                "0 success, 64 usage, 65 damaged or invalid data or a command that --strict refused, 66 a file cannot be read, 70 a bug, 73 a file cannot be created, 74 input or output failed, 75 try again later, 77 no permission, 78 other users can access the data.",
            ko:
                "0 성공, 64 잘못된 사용법, 65 손상되었거나 잘못된 데이터 또는 --strict가 거부한 명령, 66 파일을 읽을 수 없음, 70 버그, 73 파일을 만들 수 없음, 74 입력이나 출력 실패, 75 나중에 다시 시도, 77 권한 없음, 78 다른 사용자가 데이터에 접근할 수 있음.",
            qps:
                "[0 šúççéšš, 64 úšáĝé, 65 dámáĝéd ór îñválîd dátá ór á çómmáñd thát --štrîçt réfúšéd, 66 á fîlé çáññót bé réád, 70 á búĝ, 73 á fîlé çáññót bé çréátéd, 74 îñpút ór óútpút fáîléd, 75 trý áĝáîñ látér, 77 ñó pérmîššîóñ, 78 óthér úšérš çáñ áççéšš thé dátá. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }
}
