import Domain
import FootballUI
import Records
import TestSupport
import Testing

@testable import Attendance

@Suite struct `Evenings` {
    private let zone = FixedTimeZone()

    @Test(arguments: [
        ("2026-11-24", "20:30", true), (" 2026-11-24 ", "8:05", true),
        ("2026-11-31", "20:30", false),
        ("2026-11-24", "24:00", false), ("2026-11", "20:30", false), ("24.11.2026", "20:30", false),
        ("2026-11-24", "20.30", false), ("", "20:30", false), ("2026-11-24-1", "20:30", false),
        ("2026-11-24-x", "20:30", false),
        ("2026-11-24", "20:30:xx", false),
    ])
    func `a start is a date and a time`(date: String, time: String, isValid: Bool) {
        #expect((EveningStart(date: date, time: time, in: zone) != nil) == isValid)
    }

    @Test func `a start is shown in local time, and is stored`() throws {
        let start = try #require(EveningStart(date: "2026-11-24", time: "20:30", in: zone))
        let local = start.localTime(in: zone)
        #expect(
            [local.year, local.month, local.day, local.hour, local.minute] == [
                2026, 11, 24, 20, 30,
            ])
        #expect(EveningStart(start.recordValue) == start)
        #expect(EveningStart(.text("2026-11-24")) == nil)
        #expect(EveningStart(wall: -1) == nil)
    }

    @Test func `an evening is over six hours after its start`() throws {
        let start = try #require(EveningStart(wall: 60_000))
        #expect(!start.isOver(at: Moment(wall: 60_000 + 6 * 3_600_000, uptime: 0, boot: "")))
        #expect(start.isOver(at: Moment(wall: 60_001 + 6 * 3_600_000, uptime: 0, boot: "")))
    }

    @Test(arguments: [
        ("14", 14), ("2 x 7", 14), ("2×7", 14), ("3*5", 15), ("100", 100), ("1", nil), ("101", nil),
        ("2 x 7 x 2", nil), ("2 7", nil), ("2 x", nil), ("x", nil), ("", nil), ("seven", nil),
        ("99999999999999999999", nil),
    ])
    func `a number of places is a number or a product`(text: String, count: Int?) {
        #expect(PlaceCount(text: text)?.count == count)
    }

    /// The clocks go forward an hour at 01:00 UTC of 2026-03-29.
    private struct ChangingZone: LocalTimeZone {
        static let change: Int64 = 1_774_746_000_000

        func utcOffset(at moment: Moment) -> Int64 { moment.wall < Self.change ? 3_600 : 7_200 }
    }

    @Test(arguments: ["00:30", "01:30", "03:30", "20:30"])
    func `a change of the clocks leaves the local time`(time: String) throws {
        let zone = ChangingZone()
        let start = try #require(EveningStart(date: "2026-03-22", time: time, in: zone))
        let next = try #require(
            start.next(after: Moment(wall: start.wall, uptime: 0, boot: ""), in: zone))
        #expect(next == EveningStart(date: "2026-03-29", time: time, in: zone))
        let (before, after) = (start.localTime(in: zone), next.localTime(in: zone))
        #expect([after.day, after.hour, after.minute] == [29, before.hour, before.minute])
    }

    @Test func `the next evening is after now`() throws {
        let zone = ChangingZone()
        let start = try #require(EveningStart(date: "2026-03-15", time: "20:30", in: zone))
        for minutes in stride(from: Int64(0), to: 30_000, by: 7) {
            let now = Moment(wall: start.wall + minutes * 60_000, uptime: 0, boot: "")
            let next = try #require(start.next(after: now, in: zone))
            #expect(next.wall > now.wall && next.wall <= now.wall + 7 * 86_400_000 + 3_600_000)
        }
    }

    @Test func `the values of the records are stored and read`() {
        #expect(PlaceCount(PlaceCount.usual.recordValue) == .usual)
        #expect(PlaceCount(.integer(1)) == nil && PlaceCount(.text("14")) == nil)
        #expect(AnswerOrder(AnswerOrder.last.recordValue) == .last)
        #expect(AnswerOrder(.integer(0)) == nil && AnswerOrder(.null) == nil)
        #expect(AnswerOrder.last.next == .last)
        #expect(Rank.regular < .occasional && Rank.regular.other == .occasional)
    }

    @Test func `the kinds have no faults`() {
        let kinds = [
            RecordRule(of: Evening.self), RecordRule(of: AttendanceAnswer.self),
            RecordRule(of: AttendanceRank.self), RecordRule(of: Player.self),
        ]
        #expect(RecordRule.faults(in: kinds).isEmpty)
    }
}

@MainActor @Suite struct `Evening form` {
    private let evenings = InMemoryRecords<Evening>()
    private let zone = FixedTimeZone()

    private func form(_ evening: Evening, isNew: Bool, clock: ManualClock = ManualClock())
        -> EveningForm
    {
        EveningForm(
            evenings: evenings, time: clock,
            input: EveningInput(evening, isNew: isNew, timeZone: zone))
    }

    @Test func `a new evening can be stored as offered, and a stored one after a change`() {
        #expect(form(Evening(), isNew: true).input.change != nil)
        var input = form(Evening(), isNew: false).input
        #expect(input.change == nil && !input.isUnsaved)
        input.place = "Olympiapark"
        #expect(input.isUnsaved)
        #expect(input.change?.place?.text == "Olympiapark")
    }

    @Test func `date and time are both empty or both valid`() {
        var input = form(Evening(), isNew: true).input
        input.date = "2026-11-24"
        #expect(!input.hasValidStart && input.change == nil)
        input.time = "20:30"
        #expect(input.hasValidStart)
        #expect(input.change?.start == EveningStart(date: "2026-11-24", time: "20:30", in: zone))
        #expect(
            EveningInput(input.change ?? Evening(), isNew: false, timeZone: zone).date
                == "2026-11-24")
    }

    @Test func `places and the precedence are stored`() {
        var input = form(Evening(), isNew: true).input
        input.places = "2 x 5"
        input.isWaitingFirst = true
        #expect(input.change?.places.count == 10)
        #expect(input.change?.priority == .waitedLastTime)
        input.places = "many"
        #expect(input.change == nil)
        input.places = "10"
        input.place = String(repeating: "x", count: 101)
        #expect(!input.hasValidPlace && input.change == nil)
    }

    @Test func `an evening in the past is stored after a confirmation`() async throws {
        let clock = ManualClock()
        let past = try #require(EveningStart(wall: clock.now().wall - 86_400_000))
        let form = form(Evening(), isNew: true, clock: clock)
        let evening = Evening(start: past)
        guard case .needsConfirmation = try await form.save(evening, isConfirmed: false) else {
            Issue.record("no question")
            return
        }
        #expect(evenings.records.isEmpty)
        _ = try await form.save(evening, isConfirmed: true)
        #expect(evenings.records == [evening])
    }
}
