import Domain
import Records
import Testing

private struct Right: Record {
    var id: RecordID<Self>
    var first: ShortText?
    var second: Skill
    var third: Skill
    var player: PlayerID?

    static let kind = Kind(
        "right", Right.init(id:first:second:third:player:), Field("first", \.first),
        Field("second", \.second) { _ in .amateur }, Field("third", \.third) { _ in .amateur },
        Field("player", \.player))
}

/// The declaration has two fields of one type in another order than the initializer.
private struct Exchanged: Record {
    var id: RecordID<Self>
    var first: ShortText?
    var second: Skill
    var third: Skill

    static let kind = Kind(
        "exchanged", Exchanged.init(id:first:second:third:), Field("first", \.first),
        Field("third", \.third) { _ in .amateur }, Field("second", \.second) { _ in .amateur })
}

private struct Misnamed: Record {
    var id: RecordID<Self>
    var first: ShortText?
    var second: ShortText?
    var third: ShortText?

    static let kind = Kind(
        "mis named", Misnamed.init(id:first:second:third:), Field("user", \.first),
        Field("second", \.second), Field("second", \.third))
}

/// A number from 1 to 9.
private struct Digit: FieldValue {
    static let fieldType = FieldType.integer(1...9)

    let number: Int64

    init(unchecked number: Int64) { self.number = number }

    init?(_ value: RecordValue) {
        guard case .integer(let number) = value, 1...9 ~= number else { return nil }
        self.number = number
    }

    var recordValue: RecordValue { .integer(number) }
}

private struct Replaced: Record {
    var id: RecordID<Self>
    var digit: Digit

    static let kind = Kind(
        "replaced", Replaced.init(id:digit:),
        Field("digit", \.digit) { _ in Digit(unchecked: 0) })
}

/// A kind that refers to another one.
private struct Referring: Record {
    var id: RecordID<Self>
    var right: RecordID<Right>?

    static let kind = Kind("referring", Referring.init(id:right:), Field("right", \.right))
}

@Suite struct `Faults in the declaration of a kind` {
    private let player = RecordRule(of: Player.self)

    private func faults(_ rules: RecordRule...) -> [String] {
        RecordRule.faults(in: [player] + rules).map(\.description)
    }

    @Test func `are not in a right one`() {
        #expect(faults(RecordRule(of: Right.self), RecordRule(of: Referring.self)) == [])
    }

    @Test func `are fields in another order than the parameters`() {
        #expect(
            faults(RecordRule(of: Exchanged.self)) == [
                "The field third of the kind exchanged is not the parameter of the initializer at "
                    + "its place.",
                "The field second of the kind exchanged is not the parameter of the initializer at "
                    + "its place.",
            ])
    }

    @Test func `are names that cannot be stored, or that occur twice`() {
        #expect(
            faults(RecordRule(of: Misnamed.self)) == [
                "The kind mis named cannot be stored under this name.",
                "The field user of the kind mis named cannot be stored under this name.",
                "The field second of the kind mis named has the name of another one.",
            ])
        #expect(
            faults(RecordRule(of: Right.self), RecordRule(of: Right.self)) == [
                "The kind right has the name of another one."
            ])
    }

    @Test func `are replacements that break the rule`() {
        #expect(
            faults(RecordRule(of: Replaced.self)) == [
                "The field digit of the kind replaced has a replacement that breaks its rule."
            ])
    }

    @Test func `are references to a kind that is not stored`() {
        #expect(
            faults(RecordRule(of: Referring.self)) == [
                "The field right of the kind referring refers to a kind that no feature stores."
            ])
    }
}
