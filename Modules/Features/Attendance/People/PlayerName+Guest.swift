import Domain

extension PlayerName {
    /// Creates the name of a guest of a person, such as `Ana +1`, with the first number that no
    /// other answer has; nil if the name is too long.
    init?(guestOf host: String, besides answers: some Sequence<AttendanceAnswer>) {
        let names = Set(answers.map(\.name.text))
        var number = 1
        while names.contains("\(host) +\(number)") { number += 1 }
        self.init("\(host) +\(number)")
    }
}
