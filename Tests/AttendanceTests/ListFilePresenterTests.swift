import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `A list in a file` {
    private let files = InMemoryAccountFiles(texts: ["/tmp/my list.txt": "1. Ana"])
    private let activity = Activity()
    private let texts = Box<[String]>([])
    private let presenter: ListFilePresenter

    init() {
        presenter = ListFilePresenter(files, work: WorkScope(activity)) { [texts] in
            texts.value.append($0)
        }
    }

    private var page: Page { ListFileView(state: presenter.state, presenter: presenter).page }

    private func read(_ path: String) async {
        presenter.didEdit(path)
        presenter.didRequestReading()
        await activity.waitUntilIdle()
    }

    @Test(arguments: [
        "/tmp/my list.txt", " '/tmp/my list.txt' ", "\"/tmp/my list.txt\"", "/tmp/my\\ list.txt ",
        "'/tmp/'\"my\"' list.txt'",
    ])
    func `is read, also from a path that a terminal has quoted`(path: String) async {
        await read(path)
        #expect(texts.value == ["1. Ana"])
        #expect(presenter.state.failure == nil)
    }

    @Test func `that does not exist is reported until the path changes`() async {
        await read("missing")
        #expect(texts.value.isEmpty)
        #expect(page.fields.first?.validationMessage == AccountFileError.notFound.message)
        presenter.didEdit("missing2")
        #expect(page.fields.first?.validationMessage == nil)
    }

    @Test func `is read once, and without a path not at all`() async {
        #expect(page.actions[0].isEnabled == false)
        presenter.didRequestReading()
        files.gate.close()
        presenter.didEdit("/tmp/my list.txt")
        presenter.didRequestReading()
        presenter.didRequestReading()
        presenter.didEdit("other")
        #expect(presenter.state.path == "/tmp/my list.txt")
        #expect(page.progress != nil && !page.actions[0].isEnabled)
        files.gate.open()
        await activity.waitUntilIdle()
        #expect(texts.value.count == 1)
    }
}
