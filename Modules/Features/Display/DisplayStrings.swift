// Made of Texts/DisplayStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts of the page with the display settings.
enum DisplayStrings {
    static var title: String {
        localized(en: "Display", ko: "화면", qps: "[Dîšpláý]")
    }

    static var language: String {
        localized(en: "Language", ko: "언어", qps: "[Láñĝúáĝé ~]")
    }

    /// The name of the translation's language, in that language.
    static var languageName: String {
        localized(en: "English", ko: "한국어", qps: "[Éñĝlîšh]")
    }

    static var languageAutomatic: String {
        localized(en: "As in the system", ko: "시스템 설정에 따름", qps: "[Áš îñ thé šýštém ~~~~]")
    }

    static var colours: String {
        localized(en: "Colours", ko: "색상", qps: "[Çólóúrš]")
    }

    static var contrast: String {
        localized(en: "Contrast", ko: "대비", qps: "[Çóñtrášt ~]")
    }

    static var contrastNormal: String {
        localized(en: "Normal", ko: "보통", qps: "[Ñórmál]")
    }

    static var contrastHigh: String {
        localized(en: "High", ko: "높음", qps: "[Hîĝh]")
    }

    static var motion: String {
        localized(en: "Motion", ko: "애니메이션", qps: "[Mótîóñ]")
    }

    static var mouse: String {
        localized(en: "Mouse", ko: "마우스", qps: "[Móúšé]")
    }

    static var lines: String {
        localized(en: "Lines", ko: "선", qps: "[Lîñéš]")
    }

    static func failure(_ message: String) -> String {
        localized(
            en: "Unable to store the settings. \(message)", ko: "설정을 저장하지 못했습니다. \(message)",
            qps: "[Úñáblé tó štóré thé šéttîñĝš. \(message) ~~~~ ~~~~]")
    }

    static var coloursAutomatic: String {
        localized(en: "Automatic", ko: "자동", qps: "[Áútómátîç ~]")
    }

    static var coloursDark: String {
        localized(en: "For a dark background", ko: "어두운 배경용", qps: "[Fór á dárk báçkĝróúñd ~~~~ ~]")
    }

    static var coloursLight: String {
        localized(
            en: "For a light background", ko: "밝은 배경용", qps: "[Fór á lîĝht báçkĝróúñd ~~~~ ~]")
    }

    static var coloursNone: String {
        localized(en: "None", ko: "없음", qps: "[Ñóñé]")
    }

    static var motionFull: String {
        localized(en: "Full", ko: "기본", qps: "[Fúll]")
    }

    static var motionReduced: String {
        localized(en: "Reduced", ko: "줄임", qps: "[Rédúçéd]")
    }

    static var mouseOn: String {
        localized(en: "On", ko: "켬", qps: "[Óñ]")
    }

    static var mouseOff: String {
        localized(en: "Off", ko: "끔", qps: "[Óff]")
    }

    static var linesUnicode: String {
        localized(en: "Unicode", ko: "유니코드", qps: "[Úñîçódé]")
    }

    static var linesASCII: String {
        localized(en: "ASCII", ko: "ASCII", qps: "[ÁŠÇÎÎ]")
    }
}
