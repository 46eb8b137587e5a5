import Navigation
import TerminalUI
import TestSupport

/// A screen with all kinds of elements that records its actions.
@MainActor final class SampleScreen {
    var name = ""
    var password = ""
    var remembers = false
    var skill: Int?
    var search = ""
    var players = ["Bo", "Li", "bo", "Jo", "Jo", "Save"]
    /// The rows of players that are loaded; nil if all are, without work.
    var loaded: Range<Int>?
    var isLocked = false
    var unavailableReason: String?
    var question: Alert?
    var alarm: Alarm? { didSet { harness?.screen.alarm = alarm } }
    var focus: FocusRequest<RowID>?
    var warning: String?
    var canFail = false
    var takesPaste = true
    var log: [String] = []

    private(set) var harness: WorkspaceHarness?

    func makeHarness() throws -> WorkspaceHarness {
        let harness = try WorkspaceHarness { [weak self] in
            self?.page ?? Page(title: "Gone", elements: [])
        }
        self.harness = harness
        return harness
    }

    func reportChange() {
        harness?.screen.setNeedsDisplay()
    }

    func ask(_ title: String) {
        question = Alert(
            title,
            actions: ["Yes", "No"].map { answer in
                Action(answer) { [weak self] in
                    self?.log.append(answer)
                    self?.question = nil
                }
            },
            cancel: { [weak self] in
                self?.log.append("cancelled")
                self?.question = nil
            })
        reportChange()
    }

    private var page: Page {
        let rows = players.enumerated().map { index, player in
            Row(
                RowID(Int64(index + 1)), title: player,
                actions: [
                    makeAction("Delete", unavailableReason: unavailableReason) {
                        $0.ask("Delete \(player)?")
                    }
                ],
                unavailableReason: unavailableReason
            ) { [weak self] in self?.log.append("open \(index + 1)") }
        }
        return Page(
            title: "Squad",
            elements: [
                .textField(TextField("Name", text: name, isEnabled: !isLocked) { self.name = $0 }),
                .textField(
                    TextField("Password", text: password, kind: .secure) { self.password = $0 }),
                .toggle(Toggle("Remember me", isOn: remembers) { self.remembers = $0 }),
                .choice(
                    Choice("Skill", options: ["beginner", "amateur"], selected: skill) {
                        self.skill = $0
                    }),
                .list(
                    RowList(
                        "Players",
                        sections: [
                            Section("Bench", rows: loaded == nil ? Rows(rows) : parts(of: rows)),
                            Section("Team A", rows: Rows([Row(RowID(99), title: "Only")])),
                        ],
                        focus: focus,
                        onMove: { self.log.append("\($0.row.number)>\($0.section).\($0.index)") })
                ),
            ] + (warning.map { [.text(Text($0, role: .warning))] } ?? []),
            actions: [
                makeAction("Save", isEnabled: !isLocked, unavailableReason: unavailableReason) {
                    $0.log.append("saved")
                },
                makeAction("Load") { sample in
                    sample.harness?.screen.work.enqueue {
                        await Task.yield()
                        sample.players = ["New"]
                    }
                },
            ] + (canFail ? [failing] : []),
            alert: question, onPaste: takesPaste ? paste : nil)
    }

    private func paste(_ text: String) { log.append("pasted \(text)") }

    private var failing: Action {
        makeAction("Fail") { sample in
            sample.harness?.screen.work.enqueue { sample.warning = "It failed." }
        }
    }

    /// Returns rows that are loaded when they are about to be shown. Earlier ones are released.
    private func parts(of rows: [Row]) -> Rows {
        let loaded = loaded ?? 0..<0
        return Rows(
            count: rows.count,
            row: {
                loaded.contains($0)
                    ? rows[$0] : Row(RowID(-1 - Int64($0)), title: "missing")
            },
            index: { id in loaded.first { rows[$0].id == id } },
            willShow: { [weak self] range in
                self?.harness?.screen.work.enqueue { self?.loaded = range }
            })
    }

    private func makeAction(
        _ label: String, isEnabled: Bool = true, unavailableReason: String? = nil,
        _ body: @escaping @MainActor (SampleScreen) -> Void
    ) -> Action {
        Action(label, isEnabled: isEnabled, unavailableReason: unavailableReason) { [weak self] in
            if let self { body(self) }
        }
    }
}
