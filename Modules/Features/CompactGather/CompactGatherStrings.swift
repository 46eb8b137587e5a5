// Made of Texts/CompactGatherStrings.pot by Tools/texts. Change the tables.
import Localization

/// The texts that only the compact screen has.
enum CompactGatherStrings {
    static var match: String {
        localized(en: "Match", ko: "경기", qps: "[Mátçh]")
    }

    static var longer: String {
        localized(en: "+ 1 min", ko: "+ 1분", qps: "[+ 1 mîñ]")
    }

    static var shorter: String {
        localized(en: "− 1 min", ko: "− 1분", qps: "[− 1 mîñ]")
    }
}
