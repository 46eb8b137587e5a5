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

    static func name(of part: MatchAttendance.Part) -> String {
        switch part {
        case .played: played
        case .didNotPlay: didNotPlay
        case .waited: waited
        case .playedWithoutAnswer: playedWithoutAnswer
        }
    }

    static func name(of kind: PastedList.Kind) -> String {
        switch kind {
        case .blank: ""
        case .date: dateLine
        case .heading, .section: heading
        case .freePlace: freePlace
        case .chatter: chatter
        }
    }
}
