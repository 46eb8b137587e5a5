import Domain
import Navigation
import TerminalUI
import Testing

@testable import Gather

@MainActor @Suite struct `Set time form` {
    private final class Steps: GatherTimePresenterDelegate {
        private(set) var times: [[Int]] = []
        func didSetTime(minutes: Int, seconds: Int) { times.append([minutes, seconds]) }
    }

    private let steps = Steps()
    private let presenter: GatherTimePresenter
    private let screen: GatherTimeScreen

    init() {
        presenter = GatherTimePresenter(.seconds(605), steps: steps)
        screen = GatherTimeScreen(presenter: presenter, work: WorkScope())
        presenter.view = screen
    }

    private var fields: [TextField] {
        screen.page.elements.compactMap { element in
            if case .textField(let field) = element { field } else { nil }
        }
    }

    @Test func `the present time is filled in and can be set again`() {
        #expect(screen.page.title == "Set time")
        #expect(fields.map(\.label) == ["Minutes", "Seconds"])
        #expect(fields.map(\.text) == ["10", "5"])
        #expect(screen.page.actions.map(\.label) == ["Done"])
        #expect(screen.page.actions[0].key == .enter)
        #expect(screen.page.actions[0].isEnabled)
        screen.page.actions[0].perform()
        #expect(steps.times == [[10, 5]])
    }

    @Test(arguments: [("0", "1"), ("59", "59"), (" 7 ", "00"), ("1", "0")])
    func `a time from 00 01 to 59 59 can be set by Enter in a field`(
        minutes: String, seconds: String
    ) {
        fields[0].onEdit(minutes)
        fields[1].onEdit(seconds)
        #expect(fields.allSatisfy { $0.validationMessage == nil })
        fields[1].onSubmit?()
        #expect(steps.times.count == 1)
    }

    @Test(arguments: ["60", "-1", "x", "1.5", "1 2", "٣", "99999999999999999999"])
    func `anything but a whole number from 0 to 59 is refused and says why`(text: String) {
        fields[0].onEdit(text)
        #expect(fields[0].validationMessage == "A whole number from 0 to 59.")
        #expect(fields[1].validationMessage == nil)
        #expect(!screen.page.actions[0].isEnabled)
        fields[0].onEdit("1")
        fields[1].onEdit(text)
        #expect(fields[0].validationMessage == nil)
        #expect(fields[1].validationMessage == "A whole number from 0 to 59.")
        fields[0].onSubmit?()
        #expect(steps.times.isEmpty)
    }

    @Test(arguments: ["", " ", "\u{200B}"])
    func `an empty field is not complete and not wrong either`(text: String) {
        fields[1].onEdit(text)
        #expect(fields.allSatisfy { $0.validationMessage == nil })
        #expect(!screen.page.actions[0].isEnabled)
    }

    // Fault 7: a timer set to 00:00 could be started and went negative.
    @Test func `a time of 00 00 is refused and says why`() {
        fields[0].onEdit("0")
        fields[1].onEdit("00")
        #expect(fields[1].validationMessage == "The time cannot be 00:00.")
        #expect(!screen.page.actions[0].isEnabled)
        presenter.didSubmit()
        #expect(steps.times.isEmpty)
    }
}
