// Made of Texts/FullScreenStrings.pot by Tools/texts. Change the tables.
import Localization

/// The reasons for which the full screen cannot be shown.
enum FullScreenStrings {
    static var notATerminal: String {
        localized(
            en: "This process does not control a terminal for input and output; use --plain.",
            ko: "이 프로세스의 입력과 출력이 터미널이 아닙니다. --plain을 쓰세요.",
            qps:
                "[Thîš próçéšš dóéš ñót çóñtról á térmîñál fór îñpút áñd óútpút; úšé --pláîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var noType: String {
        localized(
            en: "TERM is not set; set it to the type of your terminal, or use --plain.",
            ko: "TERM이 설정되어 있지 않습니다. 터미널의 종류로 설정하거나 --plain을 쓰세요.",
            qps:
                "[TÉRM îš ñót šét; šét ît tó thé týpé óf ýóúr térmîñál, ór úšé --pláîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var dumbTerminal: String {
        localized(
            en:
                "TERM=dumb cannot show a full screen; set it to the type of your terminal, or use --plain.",
            ko: "TERM=dumb에서는 전체 화면을 표시할 수 없습니다. 터미널의 종류로 설정하거나 --plain을 쓰세요.",
            qps:
                "[TÉRM=dúmb çáññót šhów á fúll šçrééñ; šét ît tó thé týpé óf ýóúr térmîñál, ór úšé --pláîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func noCursorAddressing(_ type: String) -> String {
        localized(
            en: "A terminal of type “\(type)” cannot show a full screen; use --plain.",
            ko: "“\(type)” 터미널에서는 전체 화면을 표시할 수 없습니다. --plain을 쓰세요.",
            qps:
                "[Á térmîñál óf týpé “\(type)” çáññót šhów á fúll šçrééñ; úšé --pláîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var noUnicode: String {
        localized(
            en: "No UTF-8 locale is installed here; install C.UTF-8 or use --plain.",
            ko: "UTF-8 로캘이 설치되어 있지 않습니다. C.UTF-8을 설치하거나 --plain을 쓰세요.",
            qps:
                "[Ñó ÚTF-8 lóçálé îš îñštálléd héré; îñštáll Ç.ÚTF-8 ór úšé --pláîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }
}
