import Domain
import FootballUI

/// The texts of the form of an evening.
struct EveningInput: FormInput {
    /// The first texts.
    private struct Texts: Equatable {
        var date: String
        var time: String
        var place: String
        var places: String
        var isWaitingFirst: Bool
    }

    private let stored: Texts
    private var texts: Texts
    /// True for an evening that is not stored yet.
    private let isNew: Bool
    private let evening: Evening
    private let timeZone: any LocalTimeZone

    init(_ evening: Evening, isNew: Bool, timeZone: any LocalTimeZone) {
        self.evening = evening
        self.isNew = isNew
        self.timeZone = timeZone
        let start = evening.start?.localTime(in: timeZone)
        stored = Texts(
            date: start.map(Self.date) ?? "", time: start.map(FootballStrings.time) ?? "",
            place: evening.place?.text ?? "", places: "\(evening.places.count)",
            isWaitingFirst: evening.priority == .waitedLastTime)
        texts = stored
    }

    static func == (left: Self, right: Self) -> Bool {
        left.stored == right.stored && left.texts == right.texts
    }

    private static func date(_ time: LocalTime) -> String {
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(time.year)-\(digits(time.month))-\(digits(time.day))"
    }

    var date: String {
        get { texts.date }
        set { texts.date = newValue }
    }
    var time: String {
        get { texts.time }
        set { texts.time = newValue }
    }
    var place: String {
        get { texts.place }
        set { texts.place = newValue }
    }
    var places: String {
        get { texts.places }
        set { texts.places = newValue }
    }
    /// True if those who waited last time get a place first.
    var isWaitingFirst: Bool {
        get { texts.isWaitingFirst }
        set { texts.isWaitingFirst = newValue }
    }

    /// True if date and time are empty or valid.
    var hasValidStart: Bool { isWithoutStart || start != nil }
    /// True if the place is empty or not too long.
    var hasValidPlace: Bool {
        texts.place.allSatisfy(\.isWhitespace) || ShortText(texts.place) != nil
    }
    var placeCount: PlaceCount? { PlaceCount(text: texts.places) }

    private var isWithoutStart: Bool {
        [texts.date, texts.time].allSatisfy { $0.allSatisfy(\.isWhitespace) }
    }

    private var start: EveningStart? {
        EveningStart(date: texts.date, time: texts.time, in: timeZone)
    }

    var isUnsaved: Bool { texts != stored }

    var change: Evening? {
        guard isNew || isUnsaved, hasValidStart, hasValidPlace, let placeCount else { return nil }
        var changed = evening
        changed.start = start
        changed.place = ShortText(texts.place)
        changed.places = placeCount
        changed.priority = texts.isWaitingFirst ? .waitedLastTime : nil
        return changed
    }
}
