import Testing

@testable import Records

/// A reader of values by the names of the fields.
private struct ValueReader: RecordReader {
    struct Invalid: Error, Equatable {
        let field: String
    }

    let values: [String: RecordValue]

    func value(of field: FieldDescription) throws(Invalid) -> RecordValue {
        values[field.name] ?? .null
    }

    func error(for value: RecordValue, of field: FieldDescription) -> Invalid {
        Invalid(field: field.name)
    }
}

@Suite struct `A kind of records` {
    private func fee(_ values: [String: RecordValue]) throws(ValueReader.Invalid) -> Fee {
        var reader = ValueReader(values: values)
        return try Fee.kind.record(7, from: &reader)
    }

    private func validFee(_ values: [String: RecordValue]) -> Fee {
        var reader = ValueReader(values: values)
        return Fee.kind.record(7, fromValid: &reader)
    }

    private let values: [String: RecordValue] = [
        "reason": .text(" pitch "), "amount": .integer(20), "paidBy": .text("cash"),
    ]

    @Test func `describes its fields in the order of their declaration`() {
        #expect(
            Fee.kind.fields.map(\.description) == [
                FieldDescription(
                    name: "reason", column: "reason", heading: "reason",
                    type: .text(maximumLength: 10),
                    isOptional: false),
                FieldDescription(
                    name: "amount", column: "amount", heading: "amount", type: .integer(1...100),
                    isOptional: true),
                FieldDescription(
                    name: "paidBy", column: "paid_by", heading: "by",
                    type: .choice(["cash", "transfer"]),
                    isOptional: true),
            ])
    }

    @Test func `reads a record of valid values`() throws {
        let fee = try fee(values)
        #expect(fee.id == 7 && fee.reason.text == "pitch" && fee.paidBy == .cash)
        #expect(fee.amount?.number == 20)
        let empty = try self.fee(["reason": .text("ball")])
        #expect(empty.amount == nil && empty.paidBy == nil)
    }

    @Test(arguments: [
        ("reason", RecordValue.null), ("reason", .text(" ")), ("reason", .integer(1)),
        ("amount", .integer(0)), ("amount", .text("20")), ("paidBy", .text("coins")),
        ("paidBy", .integer(0)),
    ])
    func `rejects a value that breaks a rule`(name: String, value: RecordValue) {
        #expect(throws: ValueReader.Invalid(field: name)) {
            try fee(values.merging([name: value]) { $1 })
        }
    }

    @Test func `replaces values that break a rule`() {
        let fee = validFee(["reason": .null, "amount": .integer(0), "paidBy": .text("cash")])
        #expect(fee.reason.text == "Fee 7" && fee.amount == nil && fee.paidBy == .cash)
    }

    @Test func `finds a field by its property`() {
        #expect(RecordField(\Fee.paidBy).description.name == "paidBy")
        #expect(Set(RecordField<Fee>.allCases) == Set(Fee.kind.fields))
    }

    @Test func `reads and writes the values of a field`() throws {
        let fee = try fee(values)
        #expect(RecordField(\Fee.reason).value(of: fee) == .text("pitch"))
        #expect(RecordField(\Fee.amount).value(of: fee) == .integer(20))
        let other = try self.fee(["reason": .text("ball")])
        #expect(RecordField(\Fee.amount).value(of: other) == .null)
        let reason = RecordField(\Fee.reason)
        #expect(reason.valid(.text(" new  ball ")) == .text("new ball"))
        #expect(reason.valid(.text("much too long")) == nil)
    }
}

@Suite struct `A change of a field` {
    private let fee = Fee(id: 1, reason: .none, amount: nil, paidBy: .transfer)

    @Test func `replaces one value`() {
        let change = FieldChange(\Fee.paidBy, Method.cash)
        #expect(change.value == .text("cash"))
        #expect(change.applied(to: fee) == Fee(id: 1, reason: .none, amount: nil, paidBy: .cash))
        let removal = FieldChange(\Fee.paidBy, nil).applied(to: fee)
        #expect(removal == Fee(id: 1, reason: .none, amount: nil, paidBy: nil))
    }

    @Test func `has a value that keeps the rule of its field`() {
        let reason = RecordField(\Fee.reason)
        #expect(FieldChange(reason, .null) == nil)
        let change = FieldChange(reason, .text(" new "))
        #expect(change?.value == .text("new"))
        #expect(change?.applied(to: fee).reason.text == "new")
    }
}
