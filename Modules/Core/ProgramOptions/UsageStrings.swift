// Made of Texts/UsageStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts about command lines in help, man pages and errors.
enum UsageStrings {
    static var helpOption: String {
        localized(en: "Prints this text.", ko: "이 도움말을 출력합니다.", qps: "[Prîñtš thîš téxt. ~~~~]")
    }

    static var versionOption: String {
        localized(en: "Prints the version.", ko: "버전을 출력합니다.", qps: "[Prîñtš thé véršîóñ. ~~~~]")
    }

    static var manPageOption: String {
        localized(
            en: "Prints the man page.", ko: "man 페이지를 출력합니다.", qps: "[Prîñtš thé máñ páĝé. ~~~~]")
    }

    static var completionsOption: String {
        localized(
            en: "Prints the completions of the options for bash, zsh or fish.",
            ko: "bash, zsh, fish용 옵션 자동 완성을 출력합니다.",
            qps:
                "[Prîñtš thé çómplétîóñš óf thé óptîóñš fór bášh, zšh ór fîšh. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    /// Before the forms of the command line.
    static var usage: String {
        localized(en: "usage:", ko: "사용법:", qps: "[úšáĝé:]")
    }

    /// A heading of the man page, like the next three.
    static var nameHeading: String {
        localized(en: "NAME", ko: "이름", qps: "[ÑÁMÉ]")
    }

    static var synopsisHeading: String {
        localized(en: "SYNOPSIS", ko: "개요", qps: "[ŠÝÑÓPŠÎŠ ~]")
    }

    static var optionsHeading: String {
        localized(en: "OPTIONS", ko: "옵션", qps: "[ÓPTÎÓÑŠ]")
    }

    static var environmentHeading: String {
        localized(en: "ENVIRONMENT", ko: "환경 변수", qps: "[ÉÑVÎRÓÑMÉÑT ~~]")
    }

    /// About an environment variable.
    static func flagVariable(_ option: String) -> String {
        localized(
            en: "The value 1 sets \(option) unless it is given.",
            ko: "\(option) 옵션이 없을 때, 값이 1이면 이 옵션을 켭니다.",
            qps: "[Thé válúé 1 šétš \(option) úñléšš ît îš ĝîvéñ. ~~~~ ~~~~ ~~]")
    }

    /// About an environment variable.
    static func valueVariable(_ option: String) -> String {
        localized(
            en: "Sets \(option) unless it is given.", ko: "\(option) 옵션이 없을 때, 그 값을 정합니다.",
            qps: "[Šétš \(option) úñléšš ît îš ĝîvéñ. ~~~~ ~~]")
    }

    static func unknownOption(_ argument: String) -> String {
        localized(
            en: "There is no option “\(argument)”; --help lists the options.",
            ko: "“\(argument)” 옵션이 없습니다. --help로 옵션 목록을 보세요.",
            qps: "[Théré îš ñó óptîóñ “\(argument)”; --hélp lîštš thé óptîóñš. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static func misspelledOption(argument: String, option: String) -> String {
        localized(
            en:
                "There is no option “\(argument)”; did you mean \(option)? --help lists the options.",
            ko: "“\(argument)” 옵션이 없습니다. 혹시 \(option)인가요? --help로 옵션 목록을 보세요.",
            qps:
                "[Théré îš ñó óptîóñ “\(argument)”; dîd ýóú méáñ \(option)? --hélp lîštš thé óptîóñš. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func missingValue(_ option: String) -> String {
        localized(
            en: "\(option) needs a value; --help shows how to write it.",
            ko: "\(option)에는 값이 필요합니다. 쓰는 방법은 --help에 있습니다.",
            qps: "[\(option) ñéédš á válúé; --hélp šhówš hów tó wrîté ît. ~~~~ ~~~~ ~~~~]")
    }

    static func unexpectedValue(option: String, value: String) -> String {
        localized(
            en: "\(option) takes no value; leave “=\(value)” out.",
            ko: "\(option)에는 값을 쓸 수 없습니다. “=\(value)”\(Particle.object.form(after: value)) 빼세요.",
            qps: "[\(option) tákéš ñó válúé; léávé “=\(value)” óút. ~~~~ ~~~~]")
    }

    static func unknownChoice(value: String, option: String, choices: String) -> String {
        localized(
            en: "“\(value)” is not a value of \(option); choose one of: \(choices).",
            ko:
                "“\(value)”\(Particle.topic.form(after: value)) \(option)의 값이 아닙니다. 다음 중에서 고르세요: \(choices).",
            qps:
                "[“\(value)” îš ñót á válúé óf \(option); çhóóšé óñé óf: \(choices). ~~~~ ~~~~ ~~~]"
        )
    }

    static func repeatedOption(_ option: String) -> String {
        localized(
            en: "\(option) was given twice; give it once.", ko: "\(option) 옵션이 두 번 나옵니다. 한 번만 쓰세요.",
            qps: "[\(option) wáš ĝîvéñ twîçé; ĝîvé ît óñçé. ~~~~ ~~~~]")
    }

    static func conflictingOptions(option: String, other: String) -> String {
        localized(
            en: "\(option) and \(other) cannot be combined; leave one of them out.",
            ko: "\(option) 옵션과 \(other) 옵션은 함께 쓸 수 없습니다. 하나를 빼세요.",
            qps:
                "[\(option) áñd \(other) çáññót bé çómbîñéd; léávé óñé óf thém óút. ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func invalidText(_ argument: String) -> String {
        localized(
            en: "The argument “\(argument)” is not valid UTF-8; write it in UTF-8.",
            ko:
                "인수 “\(argument)”\(Particle.topic.form(after: argument)) 올바른 UTF-8이 아닙니다. UTF-8로 쓰세요.",
            qps:
                "[Thé árĝúméñt “\(argument)” îš ñót válîd ÚTF-8; wrîté ît îñ ÚTF-8. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var unreadableArguments: String {
        localized(
            en: "The arguments cannot be read; mount /proc, or start without LD_PRELOAD.",
            ko: "인수를 읽을 수 없습니다. /proc을 마운트하거나 LD_PRELOAD 없이 시작하세요.",
            qps:
                "[Thé árĝúméñtš çáññót bé réád; móúñt /próç, ór štárt wîthóút LD_PRÉLÓÁD. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var relativeHome: String {
        localized(
            en: "HOME is not an absolute path; set it, or give --data-dir DIR.",
            ko: "HOME이 절대 경로가 아닙니다. HOME을 설정하거나 --data-dir DIR을 쓰세요.",
            qps:
                "[HÓMÉ îš ñót áñ ábšólúté páth; šét ît, ór ĝîvé --dátá-dîr DÎR. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func invalidVariable(_ variable: String) -> String {
        localized(
            en: "\(variable) is not valid UTF-8; give --data-dir DIR.",
            ko: "\(variable) 값이 올바른 UTF-8이 아닙니다. --data-dir DIR을 쓰세요.",
            qps: "[\(variable) îš ñót válîd ÚTF-8; ĝîvé --dátá-dîr DÎR. ~~~~ ~~~~ ~~~~]")
    }
}
