import Domain
import FootballUI

extension AttendanceState {
    /// The date and the place of the evening as a sentence; nil if there is no evening.
    var eveningName: String? {
        guard let evening = content?.evening else { return nil }
        return (evening.name(start: start) ?? AttendanceStrings.evening) + "."
    }

    /// A sentence about the places of the evening, or about its end; nil if there is no evening.
    var eveningStatus: String? {
        guard let content, let evening = content.evening else { return nil }
        return isOver
            ? AttendanceStrings.over
            : AttendanceStrings.placesTaken(
                count: "\(content.list[.coming].count)", places: "\(evening.places.count)")
    }

    /// The evening in sentences, or how to begin one.
    var eveningText: String {
        [eveningName ?? AttendanceStrings.noEvening, eveningStatus].compactMap(\.self)
            .joined(separator: " ")
    }

    /// A sentence about the failed operation; nil for none.
    var failureText: String? {
        switch failure {
        case .load(let message): AttendanceStrings.loadWarning(message)
        case .change(let message): AttendanceStrings.changeWarning(message)
        case nil: nil
        }
    }

    /// The evening and the answers as a text for others, which can be pasted as a list again.
    var sharedText: String {
        let groups = AttendanceList.Group.allCases.compactMap { group -> String? in
            guard let people = content?.list[group], !people.isEmpty else { return nil }
            let names = people.enumerated().map { "\($0 + 1). \($1.name.text)" }
            return SharedText.list("\(AttendanceStrings.name(of: group)):", names)
        }
        return SharedText.paragraphs(
            [[eveningName, eveningStatus].compactMap(\.self).lines] + groups)
    }
}

extension Evening {
    /// Returns the date and the place in words; nil if neither is decided.
    ///
    /// - Parameter start: The local start; nil if it is not decided.
    func name(start: LocalTime?) -> String? {
        let when = start.map { "\(FootballStrings.day(of: $0)), \(FootballStrings.time(of: $0))" }
        let parts = [when, place?.text].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
