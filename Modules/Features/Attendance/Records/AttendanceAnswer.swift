package import Domain
package import Records

/// The answer of a person who was asked to come to an evening.
package struct AttendanceAnswer: Record {
    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The evening.
    var evening: RecordID<Evening>
    /// The name at the time of the answer.
    var name: PlayerName
    /// The player; nil for a guest, and after the player is deleted.
    var player: PlayerID?
    /// The player who brings this guest; nil for everybody else.
    var host: PlayerID?
    /// The answer.
    var answer: Answer
    /// The place in the order of the answers.
    var order: AnswerOrder

    /// Creates an answer with a new identifier.
    init(
        to evening: RecordID<Evening>, name: PlayerName, player: PlayerID? = nil,
        host: PlayerID? = nil, answer: Answer, order: AnswerOrder
    ) {
        self.init(
            id: RecordID(), evening: evening, name: name, player: player, host: host,
            answer: answer, order: order)
    }

    private init(
        id: RecordID<Self>, evening: RecordID<Evening>, name: PlayerName, player: PlayerID?,
        host: PlayerID?, answer: Answer, order: AnswerOrder
    ) {
        self.id = id
        self.evening = evening
        self.name = name
        self.player = player
        self.host = host
        self.answer = answer
        self.order = order
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "attendanceAnswer",
        AttendanceAnswer.init(id:evening:name:player:host:answer:order:),
        Field("evening", \.evening) { RecordID($0.uuid) }, Field("name", \.name) { _ in .unknown },
        Field("player", \.player), Field("host", \.host), Field("answer", \.answer) { _ in .maybe },
        Field("order", \.order) { _ in .last })
}
