import Domain
import TerminalUI
import Testing

@testable import Gather

@MainActor @Suite struct `Gather time form` {
    private final class Delegate: GatherTimePresenterDelegate {
        private(set) var times: [[Int]] = []
        func didSetTime(minutes: Int, seconds: Int) { times.append([minutes, seconds]) }
    }

    private let delegate = Delegate()
    private let presenter: GatherTimePresenter

    init() {
        presenter = GatherTimePresenter(.seconds(605), delegate: delegate)
    }

    private var page: Page { GatherTimeView(state: presenter.state, presenter: presenter).page }

    private var fields: [TextField] {
        page.elements.compactMap { element in
            if case .textField(let field) = element { field } else { nil }
        }
    }

    private var done: Action { page.actions[0] }

    @Test func `the form contains the configured time, and Done is enabled`() {
        #expect(page.title == "Set time")
        #expect(fields.map(\.label) == ["Minutes", "Seconds"])
        #expect(fields.map(\.text) == ["10", "5"])
        #expect(page.actions.map(\.label) == ["Done"])
        #expect(done.key == .enter)
        #expect(done.isEnabled)
        done.perform()
        #expect(delegate.times == [[10, 5]])
    }

    @Test(arguments: [("0", "1"), ("59", "59"), (" 7 ", "00"), ("1", "0")])
    func `Enter in a field sets a time from 00:01 to 59:59`(minutes: String, seconds: String) {
        fields[0].onEdit(minutes)
        fields[1].onEdit(seconds)
        #expect(fields.allSatisfy { $0.validationMessage == nil })
        fields[1].onSubmit?()
        #expect(delegate.times.count == 1)
    }

    @Test(arguments: ["60", "-1", "x", "1.5", "1 2", "٣", "99999999999999999999"])
    func `an entry other than a whole number from 0 to 59 disables Done with a message`(
        text: String
    ) {
        fields[0].onEdit(text)
        #expect(fields[0].validationMessage == "Enter a whole number from 0 to 59.")
        #expect(fields[1].validationMessage == nil)
        #expect(!done.isEnabled)
        fields[0].onEdit("1")
        fields[1].onEdit(text)
        #expect(fields[0].validationMessage == nil)
        #expect(fields[1].validationMessage == "Enter a whole number from 0 to 59.")
        fields[0].onSubmit?()
        #expect(delegate.times.isEmpty)
    }

    @Test(arguments: ["", " ", "\u{200B}"])
    func `an empty field disables Done without a message`(text: String) {
        fields[1].onEdit(text)
        #expect(fields.allSatisfy { $0.validationMessage == nil })
        #expect(!done.isEnabled)
    }

    // Bug 7 of the original app: a timer set to 00:00 could be started and went negative.
    @Test func `00:00 disables Done with a message`() {
        fields[0].onEdit("0")
        fields[1].onEdit("00")
        #expect(fields[1].validationMessage == "Enter at least 00:01.")
        #expect(!done.isEnabled)
        presenter.didSubmit()
        #expect(delegate.times.isEmpty)
    }
}
