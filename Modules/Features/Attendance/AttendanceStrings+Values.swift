import FootballUI

extension AttendanceStrings {
    static var form: FormStrings {
        FormStrings(
            title: evening, failure: saveFailure, question: pastQuestion, confirm: (store, "s"),
            cancel: (cancel, "c"))
    }

    static func name(of answer: Answer) -> String {
        switch answer {
        case .yes: yes
        case .no: no
        case .maybe: maybe
        }
    }

    static func name(of rank: Rank) -> String {
        switch rank {
        case .regular: regular
        case .occasional: occasional
        }
    }

    static func name(of group: AttendanceList.Group) -> String {
        switch group {
        case .coming: coming
        case .waiting: waiting
        case .maybe: maybe
        case .declined: declined
        }
    }

    /// Returns the name of a person, followed by the part in the evening unless that is the usual
    /// one.
    static func text(of part: MatchAttendance.Part, by name: String) -> String {
        switch part {
        case .played: name
        case .didNotPlay: nameAndPart(name: name, part: didNotPlay)
        case .waited: nameAndPart(name: name, part: waited)
        case .playedWithoutAnswer: nameAndPart(name: name, part: playedWithoutAnswer)
        }
    }
}
