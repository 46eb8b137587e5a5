// Made of Texts/ProgramStrings.pot by Tools/texts. Change the tables.
import Localization

/// The messages about a start of the app and about its data directory.
enum ProgramStrings {
    /// After a sentence about the error.
    static func bug(_ command: String) -> String {
        localized(
            en: "This is a bug: report it with the output of \(command).",
            ko: "프로그램 버그입니다. 다음 명령의 출력과 함께 제보하세요: \(command)",
            qps: "[Thîš îš á búĝ: répórt ît wîth thé óútpút óf \(command). ~~~~ ~~~~ ~~~~]")
    }

    static func stopped(_ error: String) -> String {
        localized(
            en: "The program stopped (\(error)).", ko: "프로그램이 중단되었습니다(\(error)).",
            qps: "[Thé próĝrám štóppéd (\(error)). ~~~~ ~~]")
    }

    static func launchFailed(_ error: String) -> String {
        localized(
            en: "The first screen could not be shown (\(error)).",
            ko: "첫 화면을 표시하지 못했습니다(\(error)).",
            qps: "[Thé fîršt šçrééñ çóúld ñót bé šhówñ (\(error)). ~~~~ ~~~~ ~~~]")
    }

    static func screenFailed(_ error: String) -> String {
        localized(
            en: "A screen could not be changed (\(error)).", ko: "화면을 바꾸지 못했습니다(\(error)).",
            qps: "[Á šçrééñ çóúld ñót bé çháñĝéd (\(error)). ~~~~ ~~~~ ~]")
    }

    static func sessionFailed(_ error: String) -> String {
        localized(
            en: "The session could not start (\(error)).", ko: "세션을 시작하지 못했습니다(\(error)).",
            qps: "[Thé šéššîóñ çóúld ñót štárt (\(error)). ~~~~ ~~~~]")
    }

    static var recordsServer: String {
        localized(
            en: "A recording has no data of a server; add --server none.",
            ko: "녹화에는 서버의 데이터를 넣을 수 없습니다. 다음 옵션을 추가하세요: --server none",
            qps: "[Á réçórdîñĝ háš ñó dátá óf á šérvér; ádd --šérvér ñóñé. ~~~~ ~~~~ ~~~~ ~~~~]")
    }

    static func malformedModule(text: String, option: String) -> String {
        localized(
            en: "“\(text)” is not FEATURE=MODULE; write for example \(option).",
            ko:
                "“\(text)”\(Particle.topic.form(after: text)) FEATURE=MODULE 형식이 아닙니다. 예: \(option)",
            qps: "[“\(text)” îš ñót FÉÁTÚRÉ=MÓDÚLÉ; wrîté fór éxámplé \(option). ~~~~ ~~~~ ~~~~]")
    }

    static func unknownFeature(name: String, features: String) -> String {
        localized(
            en: "There is no feature “\(name)”; choose one of: \(features).",
            ko: "“\(name)” 기능이 없습니다. 다음 중에서 고르세요: \(features).",
            qps: "[Théré îš ñó féátúré “\(name)”; çhóóšé óñé óf: \(features). ~~~~ ~~~~ ~~~]")
    }

    static func unknownModule(name: String, feature: String, modules: String) -> String {
        localized(
            en: "Module “\(name)” does not implement \(feature); choose one of: \(modules).",
            ko: "“\(name)” 모듈은 \(feature) 기능을 구현하지 않습니다. 다음 중에서 고르세요: \(modules).",
            qps:
                "[Módúlé “\(name)” dóéš ñót împléméñt \(feature); çhóóšé óñé óf: \(modules). ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func excludedTwice(_ feature: String) -> String {
        localized(
            en: "--without \(feature) was given twice; give it once.",
            ko: "--without \(feature) 옵션이 두 번 나옵니다. 한 번만 쓰세요.",
            qps: "[--wîthóút \(feature) wáš ĝîvéñ twîçé; ĝîvé ît óñçé. ~~~~ ~~~~ ~~~~]")
    }

    static func excludedAndReplaced(_ feature: String) -> String {
        localized(
            en:
                "--without \(feature) and --use \(feature)=… cannot be combined; leave one of them out.",
            ko: "--without \(feature) 옵션과 --use \(feature)=… 옵션은 함께 쓸 수 없습니다. 하나를 빼세요.",
            qps:
                "[--wîthóút \(feature) áñd --úšé \(feature)=… çáññót bé çómbîñéd; léávé óñé óf thém óút. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func replacedTwice(_ feature: String) -> String {
        localized(
            en: "--use \(feature)=… was given twice; give it once.",
            ko: "--use \(feature)=… 옵션이 두 번 나옵니다. 한 번만 쓰세요.",
            qps: "[--úšé \(feature)=… wáš ĝîvéñ twîçé; ĝîvé ît óñçé. ~~~~ ~~~~ ~~~]")
    }

    static func inUseByProcess(process: String, directory: String) -> String {
        localized(
            en:
                "Another Football Gather (process \(process)) uses \(directory): close it, or give another --data-dir.",
            ko:
                "다른 Football Gather(프로세스 \(process))에서 \(directory)\(Particle.object.form(after: directory)) 사용하고 있습니다. 그 프로그램을 닫거나 --data-dir로 다른 폴더를 지정하세요.",
            qps:
                "[Áñóthér Fóótbáll Ĝáthér (próçéšš \(process)) úšéš \(directory): çlóšé ît, ór ĝîvé áñóthér --dátá-dîr. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func inUse(_ directory: String) -> String {
        localized(
            en: "Another Football Gather uses \(directory): close it, or give another --data-dir.",
            ko:
                "다른 Football Gather에서 \(directory)\(Particle.object.form(after: directory)) 사용하고 있습니다. 그 프로그램을 닫거나 --data-dir로 다른 폴더를 지정하세요.",
            qps:
                "[Áñóthér Fóótbáll Ĝáthér úšéš \(directory): çlóšé ît, ór ĝîvé áñóthér --dátá-dîr. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func foreignOwner(path: String, command: String) -> String {
        localized(
            en:
                "\(path) belongs to another user. Give another --data-dir. If it contains nothing but your data, run: \(command)",
            ko:
                "\(path)의 소유자가 다른 사용자입니다. --data-dir로 다른 폴더를 지정하세요. 본인의 데이터만 들어 있으면 다음을 실행하세요: \(command)",
            qps:
                "[\(path) bélóñĝš tó áñóthér úšér. Ĝîvé áñóthér --dátá-dîr. Îf ît çóñtáîñš ñóthîñĝ bút ýóúr dátá, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func accessibleDirectory(path: String, command: String) -> String {
        localized(
            en:
                "Other users can access the data directory \(path). Give another --data-dir. If it contains nothing but your data, run: \(command)",
            ko:
                "다른 사용자가 데이터 폴더 \(path)에 접근할 수 있습니다. --data-dir로 다른 폴더를 지정하세요. 본인의 데이터만 들어 있으면 다음을 실행하세요: \(command)",
            qps:
                "[Óthér úšérš çáñ áççéšš thé dátá dîréçtórý \(path). Ĝîvé áñóthér --dátá-dîr. Îf ît çóñtáîñš ñóthîñĝ bút ýóúr dátá, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func accessibleFile(path: String, command: String) -> String {
        localized(
            en: "Other users can access \(path). Run: \(command)",
            ko: "다른 사용자가 \(path)에 접근할 수 있습니다. 다음을 실행하세요: \(command)",
            qps: "[Óthér úšérš çáñ áççéšš \(path). Rúñ: \(command) ~~~~ ~~~~]")
    }

    static func notAFile(path: String, command: String) -> String {
        localized(
            en: "\(path) is a link, a directory or a pipe, but must be a file. Run: \(command)",
            ko:
                "\(path)\(Particle.topic.form(after: path)) 파일이어야 하는데 링크, 폴더 또는 파이프입니다. 다음을 실행하세요: \(command)",
            qps:
                "[\(path) îš á lîñk, á dîréçtórý ór á pîpé, bút múšt bé á fîlé. Rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func hardLink(path: String, command: String) -> String {
        localized(
            en: "\(path) is a hard link to a file with another name. Run: \(command)",
            ko:
                "\(path)\(Particle.topic.form(after: path)) 이름이 다른 파일의 하드 링크입니다. 다음을 실행하세요: \(command)",
            qps:
                "[\(path) îš á hárd lîñk tó á fîlé wîth áñóthér ñámé. Rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func databaseMissing(path: String, command: String) -> String {
        localized(
            en:
                "The database in \(path) is missing or empty, but other files of its data exist. Put back football-gather.sqlite. To start without the data instead, run: \(command)",
            ko:
                "\(path)의 데이터베이스가 없거나 비어 있지만 다른 데이터 파일은 남아 있습니다. football-gather.sqlite를 되돌려 놓으세요. 데이터 없이 시작하려면 다음을 실행하세요: \(command)",
            qps:
                "[Thé dátábášé îñ \(path) îš mîššîñĝ ór émptý, bút óthér fîléš óf îtš dátá éxîšt. Pút báçk fóótbáll-ĝáthér.šqlîté. Tó štárt wîthóút thé dátá îñštéád, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func unrecoverable(path: String, command: String) -> String {
        localized(
            en:
                "No account in the database of \(path) can be read. There is no backup. To start without the data, run: \(command)",
            ko: "\(path)의 데이터베이스에 읽을 수 있는 계정이 없습니다. 백업도 없습니다. 데이터 없이 시작하려면 다음을 실행하세요: \(command)",
            qps:
                "[Ñó áççóúñt îñ thé dátábášé óf \(path) çáñ bé réád. Théré îš ñó báçkúp. Tó štárt wîthóút thé dátá, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func unrecoverableWithBackup(path: String, command: String) -> String {
        localized(
            en:
                "No account in the database of \(path) can be read. To replace it by the newest backup, run: \(command)",
            ko: "\(path)의 데이터베이스에 읽을 수 있는 계정이 없습니다. 가장 최근 백업으로 바꾸려면 다음을 실행하세요: \(command)",
            qps:
                "[Ñó áççóúñt îñ thé dátábášé óf \(path) çáñ bé réád. Tó répláçé ît bý thé ñéwéšt báçkúp, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static func damagedDatabase(directory: String, command: String) -> String {
        localized(
            en:
                "The database in \(directory) is damaged. To rescue what can be read, run: \(command)",
            ko: "\(directory)의 데이터베이스가 손상되었습니다. 읽을 수 있는 데이터를 복구하려면 다음을 실행하세요: \(command)",
            qps:
                "[Thé dátábášé îñ \(directory) îš dámáĝéd. Tó réšçúé whát çáñ bé réád, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    /// {finding} is a sentence about the damage.
    static func damagedBackup(path: String, finding: String, command: String) -> String {
        localized(
            en:
                "\(path) is damaged, so the stored data was not replaced. \(finding) Choose another file. To rescue what this one contains, run: \(command)",
            ko:
                "\(path)\(Particle.subject.form(after: path)) 손상되어 저장된 데이터를 바꾸지 않았습니다. \(finding) 다른 파일을 고르세요. 이 파일의 내용을 복구하려면 다음을 실행하세요: \(command)",
            qps:
                "[\(path) îš dámáĝéd, šó thé štóréd dátá wáš ñót répláçéd. \(finding) Çhóóšé áñóthér fîlé. Tó réšçúé whát thîš óñé çóñtáîñš, rúñ: \(command) ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func notABackup(_ path: String) -> String {
        localized(
            en: "\(path) is damaged or is not a backup of this program: choose another file.",
            ko: "\(path)\(Particle.topic.form(after: path)) 손상되었거나 이 프로그램의 백업이 아닙니다. 다른 파일을 고르세요.",
            qps:
                "[\(path) îš dámáĝéd ór îš ñót á báçkúp óf thîš próĝrám: çhóóšé áñóthér fîlé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func diskFull(_ path: String) -> String {
        localized(
            en: "The disk has too little room for \(path): free some space.",
            ko: "디스크에 \(path)\(Particle.object.form(after: path)) 저장할 공간이 부족합니다. 디스크 공간을 확보하세요.",
            qps: "[Thé dîšk háš tóó lîttlé róóm fór \(path): fréé šómé špáçé. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static func newerBackup(_ path: String) -> String {
        localized(
            en: "\(path) was written by a newer version: update this program.",
            ko: "\(path)\(Particle.topic.form(after: path)) 더 최신 버전에서 만든 파일입니다. 프로그램을 업데이트하세요.",
            qps:
                "[\(path) wáš wrîttéñ bý á ñéwér véršîóñ: úpdáté thîš próĝrám. ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func unusableFile(_ path: String) -> String {
        localized(
            en: "\(path) cannot be used: check the path and the permissions.",
            ko: "\(path)\(Particle.object.form(after: path)) 사용할 수 없습니다. 경로와 권한을 확인하세요.",
            qps: "[\(path) çáññót bé úšéd: çhéçk thé páth áñd thé pérmîššîóñš. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static func notRegularFile(_ path: String) -> String {
        localized(
            en: "\(path) is a directory, a pipe or a device: choose a file.",
            ko: "\(path)\(Particle.topic.form(after: path)) 폴더, 파이프 또는 장치입니다. 파일을 고르세요.",
            qps: "[\(path) îš á dîréçtórý, á pîpé ór á dévîçé: çhóóšé á fîlé. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    static func fileNotFound(_ path: String) -> String {
        localized(
            en: "\(path) does not exist: check the path.",
            ko: "\(path)\(Particle.subject.form(after: path)) 없습니다. 경로를 확인하세요.",
            qps: "[\(path) dóéš ñót éxîšt: çhéçk thé páth. ~~~~ ~~~~]")
    }

    static func fileExists(_ path: String) -> String {
        localized(
            en: "\(path) exists and was not changed: choose another name.",
            ko: "\(path)\(Particle.subject.form(after: path)) 이미 있어 바꾸지 않았습니다. 다른 이름을 고르세요.",
            qps: "[\(path) éxîštš áñd wáš ñót çháñĝéd: çhóóšé áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~]")
    }
}
