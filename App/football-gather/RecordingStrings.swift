// Made of Texts/RecordingStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts about recording and replay.
enum RecordingStrings {
    static var recordOption: String {
        localized(
            en:
                "Records the session in a new file. It contains the stored data and everything typed, with passwords: keep it private.",
            ko: "세션을 새 파일에 녹화합니다. 저장된 데이터와, 비밀번호를 포함한 모든 입력이 들어 있으니 다른 사람에게 보여 주지 마세요.",
            qps:
                "[Réçórdš thé šéššîóñ îñ á ñéw fîlé. Ît çóñtáîñš thé štóréd dátá áñd évérýthîñĝ týpéd, wîth páššwórdš: kéép ît prîváté. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var replayOption: String {
        localized(
            en:
                "Replays a recording without a screen, on a copy of its data, and compares every frame.",
            ko: "녹화를 화면 없이 그 데이터의 사본에서 재생하고 모든 프레임을 비교합니다.",
            qps:
                "[Répláýš á réçórdîñĝ wîthóút á šçrééñ, óñ á çópý óf îtš dátá, áñd çómpáréš évérý frámé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var noTerminal: String {
        localized(
            en:
                "--record works only on the full screen of a terminal; for plain mode, save your commands in a file and pass it as input.",
            ko: "--record는 터미널의 전체 화면에서만 됩니다. 일반 모드에서는 명령을 파일에 저장해 입력으로 넣으세요.",
            qps:
                "[--réçórd wórkš óñlý óñ thé fúll šçrééñ óf á térmîñál; fór pláîñ módé, šávé ýóúr çómmáñdš îñ á fîlé áñd pášš ît áš îñpút. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func fileExists(_ path: String) -> String {
        localized(
            en: "\(path) already exists and was not changed; give --record another name.",
            ko:
                "\(path)\(Particle.subject.form(after: path)) 이미 있어 바꾸지 않았습니다. --record에 다른 이름을 지정하세요.",
            qps:
                "[\(path) álréádý éxîštš áñd wáš ñót çháñĝéd; ĝîvé --réçórd áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static func notCreated(path: String, error: String) -> String {
        localized(
            en: "\(path) cannot be created (\(error)); give --record another name.",
            ko:
                "\(path)\(Particle.object.form(after: path)) 만들 수 없습니다(\(error)). --record에 다른 이름을 지정하세요.",
            qps:
                "[\(path) çáññót bé çréátéd (\(error)); ĝîvé --réçórd áñóthér ñámé. ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func incompleteFile(path: String, error: String) -> String {
        localized(
            en:
                "The recording \(path) is incomplete (\(error)); correct the cause and record again.",
            ko:
                "녹화 파일 \(path)\(Particle.subject.form(after: path)) 완전하지 않습니다(\(error)). 원인을 해결하고 다시 녹화하세요.",
            qps:
                "[Thé réçórdîñĝ \(path) îš îñçómplété (\(error)); çórréçt thé çáúšé áñd réçórd áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    /// After the path of the file and a colon, like all texts up to noUnicodeLocale.
    static func unreadable(_ error: String) -> String {
        localized(
            en: "it cannot be read (\(error)); give --replay a recording.",
            ko: "읽을 수 없습니다(\(error)). --replay에 녹화 파일을 지정하세요.",
            qps: "[ît çáññót bé réád (\(error)); ĝîvé --répláý á réçórdîñĝ. ~~~~ ~~~~ ~~~~ ~~]")
    }

    static var notAFile: String {
        localized(
            en: "it is a directory, a pipe or a device; give --replay a recording.",
            ko: "폴더, 파이프 또는 장치입니다. --replay에 녹화 파일을 지정하세요.",
            qps:
                "[ît îš á dîréçtórý, á pîpé ór á dévîçé; ĝîvé --répláý á réçórdîñĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var tooLarge: String {
        localized(
            en: "it is too large to be a recording; give --replay a recording.",
            ko: "녹화 파일이라기에는 너무 큽니다. --replay에 녹화 파일을 지정하세요.",
            qps:
                "[ît îš tóó lárĝé tó bé á réçórdîñĝ; ĝîvé --répláý á réçórdîñĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static var notARecording: String {
        localized(
            en: "it is not a recording of this program; give --replay a recording.",
            ko: "이 프로그램의 녹화 파일이 아닙니다. --replay에 녹화 파일을 지정하세요.",
            qps:
                "[ît îš ñót á réçórdîñĝ óf thîš próĝrám; ĝîvé --répláý á réçórdîñĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~]"
        )
    }

    static var otherVersion: String {
        localized(
            en: "it was recorded by another version; replay it with the version that recorded it.",
            ko: "다른 버전에서 녹화했습니다. 녹화한 버전으로 재생하세요.",
            qps:
                "[ît wáš réçórdéd bý áñóthér véršîóñ; répláý ît wîth thé véršîóñ thát réçórdéd ît. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func damagedLine(_ line: Int) -> String {
        localized(
            en: "line \(line) is damaged; replay an unchanged copy of the recording.",
            ko: "\(line)번째 줄이 손상되었습니다. 원본과 같은 사본을 재생하세요.",
            qps:
                "[lîñé \(line) îš dámáĝéd; répláý áñ úñçháñĝéd çópý óf thé réçórdîñĝ. ~~~~ ~~~~ ~~~~ ~~~~ ~]"
        )
    }

    static var noSession: String {
        localized(
            en: "it contains no session, because the program ended during its start; record again.",
            ko: "시작하는 중에 프로그램이 끝나 세션이 없습니다. 다시 녹화하세요.",
            qps:
                "[ît çóñtáîñš ñó šéššîóñ, béçáúšé thé próĝrám éñdéd dúrîñĝ îtš štárt; réçórd áĝáîñ. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func unknownLink(_ error: String) -> String {
        localized(
            en:
                "it was recorded by another version, with a link that this version does not have (\(error)); replay it with the version that recorded it.",
            ko: "다른 버전에서 녹화했으며, 이 버전에 없는 링크가 있습니다(\(error)). 녹화한 버전으로 재생하세요.",
            qps:
                "[ît wáš réçórdéd bý áñóthér véršîóñ, wîth á lîñk thát thîš véršîóñ dóéš ñót hávé (\(error)); répláý ît wîth thé véršîóñ thát réçórdéd ît. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static func unknownFeatures(_ error: String) -> String {
        localized(
            en:
                "it was recorded by another version, with other features (\(error)); replay it with the version that recorded it.",
            ko: "다른 버전에서 녹화했으며, 기능이 다릅니다(\(error)). 녹화한 버전으로 재생하세요.",
            qps:
                "[ît wáš réçórdéd bý áñóthér véršîóñ, wîth óthér féátúréš (\(error)); répláý ît wîth thé véršîóñ thát réçórdéd ît. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }

    static var noUnicodeLocale: String {
        localized(
            en: "no UTF-8 locale is installed here; install C.UTF-8.",
            ko: "UTF-8 로캘이 설치되어 있지 않습니다. C.UTF-8을 설치하세요.",
            qps: "[ñó ÚTF-8 lóçálé îš îñštálléd héré; îñštáll Ç.ÚTF-8. ~~~~ ~~~~ ~~~~ ~~~]")
    }

    /// Stands in messages in place of the path of a data directory.
    static var recordedData: String {
        localized(
            en: "the data of the recording", ko: "녹화의 데이터",
            qps: "[thé dátá óf thé réçórdîñĝ ~~~~ ~~]")
    }

    static func identical(path: String, count: Int, frames: String) -> String {
        localized(
            en: count == 1
                ? "\(path): 1 event, \(frames) frames, all identical."
                : "\(path): \(count) events, \(frames) frames, all identical.",
            ko: "\(path): 이벤트 \(count)개, 프레임 \(frames)개가 모두 같습니다.",
            qps: count == 1
                ? "[\(path): 1 évéñt, \(frames) fráméš, áll îdéñtîçál. ~~~~ ~~~~ ~]"
                : "[\(path): \(count) évéñtš, \(frames) fráméš, áll îdéñtîçál. ~~~~ ~~~~ ~]")
    }

    static var incomplete: String {
        localized(
            en: "The recording is incomplete: the program was killed or could not write it.",
            ko: "녹화가 완전하지 않습니다. 프로그램이 강제로 끝났거나 녹화를 저장하지 못했습니다.",
            qps:
                "[Thé réçórdîñĝ îš îñçómplété: thé próĝrám wáš kîlléd ór çóúld ñót wrîté ît. ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~]"
        )
    }

    static func different(path: String, count: Int, frames: String, line: String, version: String)
        -> String
    {
        localized(
            en: count == 1
                ? "\(path): after 1 event and \(frames) identical frames, the frame in line \(line) differs. Recorded by \(version). Current frame:"
                : "\(path): after \(count) events and \(frames) identical frames, the frame in line \(line) differs. Recorded by \(version). Current frame:",
            ko:
                "\(path): 이벤트 \(count)개와 같은 프레임 \(frames)개 다음에 \(line)번째 줄의 프레임이 다릅니다. 녹화한 프로그램: \(version). 현재 프레임:",
            qps: count == 1
                ? "[\(path): áftér 1 évéñt áñd \(frames) îdéñtîçál fráméš, thé frámé îñ lîñé \(line) dîfférš. Réçórdéd bý \(version). Çúrréñt frámé: ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
                : "[\(path): áftér \(count) évéñtš áñd \(frames) îdéñtîçál fráméš, thé frámé îñ lîñé \(line) dîfférš. Réçórdéd bý \(version). Çúrréñt frámé: ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~ ~~~~]"
        )
    }
}
