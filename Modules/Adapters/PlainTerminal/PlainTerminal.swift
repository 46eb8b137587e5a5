import Navigation
public import TerminalUI

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Shows a workspace as lines of text and does what it reads, one command a line: for pipes, scripts
/// and screen readers.
@MainActor public final class PlainTerminal: WorkspaceDisplay {
    private let reader: LineReader
    private let writer: TextWriter
    private let isInteractive: Bool
    private let pause: @MainActor (Duration) async -> Void

    private weak var workspace: Workspace?
    private var view = PageView()
    private var isWaiting = false
    /// What the question says that was printed last.
    private var question: [String]?
    private var willLook = false

    /// - Parameters:
    ///   - input: the descriptor to read from. It stays open.
    ///   - output: the descriptor to write to. It stays open.
    ///   - pause: what `wait` does for so long.
    public init(
        input: Int32, output: Int32, pause: @escaping @MainActor (Duration) async -> Void
    ) {
        reader = LineReader(input)
        writer = TextWriter(output)
        isInteractive = isatty(input) == 1
        self.pause = pause
    }

    /// Shows the page, reads a line, does it, and so on until there is nothing more to read, nobody to
    /// write to, or the workspace is finished. A terminal runs once.
    ///
    /// Writing to a closed pipe must end the run and not the process, so the process ignores
    /// `SIGPIPE` from here on.
    public func run(_ workspace: Workspace) async -> PlainExit {
        signal(SIGPIPE, SIG_IGN)
        self.workspace = workspace
        workspace.display = self
        if isInteractive { writer.print([PlainWords.opening]) }
        await settle(workspace)
        show(workspace)
        while true {
            if let exit = exit(workspace) { return exit }
            switch await nextEvent() {
            case .piece(.line(let line)): await run(Command(line), in: workspace)
            case .piece(.tooLong): refuse(PlainWords.tooLong, in: workspace)
            case .piece(.notText): refuse(PlainWords.notText, in: workspace)
            case .end: return exit(workspace) ?? .endOfInput
            case .failed(let number): return .inputFailed(number)
            case .interrupted: return exit(workspace) ?? .cancelled
            }
        }
    }

    public func workspaceNeedsDisplay() {
        guard isWaiting, !willLook else { return }
        willLook = true
        // Later, when all of the change is there; and once for any number of changes.
        Task { self.lookUp() }
    }

    public func workspaceDidRing(_ alarm: Alarm) {
        breakPrompt()
        writer.print(["! " + alarm.text])
        writer.ring()
        if isWaiting { prompt() }
    }

    /// While a line is awaited, only a question is worth a page: a ticking clock is not.
    private func lookUp() {
        willLook = false
        guard isWaiting, let workspace else { return }
        if exit(workspace) != nil { return reader.interrupt() }
        let asked = question
        question = Self.question(of: workspace)
        guard question != nil, question != asked else { return }
        breakPrompt()
        show(workspace)
        prompt()
    }

    private func nextEvent() async -> LineReader.Event {
        prompt()
        isWaiting = true
        defer { isWaiting = false }
        return await reader.next()
    }

    private func exit(_ workspace: Workspace) -> PlainExit? {
        switch writer.failure {
        case EPIPE?: .outputClosed
        case let number?: .outputFailed(number)
        case nil: workspace.isFinished ? .finished : nil
        }
    }

    // MARK: - Commands

    private func run(_ command: Command, in workspace: Workspace) async {
        switch command {
        case .nothing: return
        case .back: workspace.goBack()
        case .show: break
        case .more: if !view.showMore(of: workspace) { writer.print([PlainWords.noMoreRows]) }
        case .top: view.showTop()
        case .help: writer.print(PrintedText.lines(Self.grammar))
        case .quit: return workspace.quit()
        case .wait(let seconds): if seconds > 0 { await pause(.seconds(seconds)) }
        case .row(let phrase):
            run(workspace) { (runner) throws(Refusal) in
                try runner.runRow(phrase)
                return nil
            }
        case .phrase(let phrase):
            // Another search makes other rows: they are looked at from the first.
            if phrase.assignment != nil { view.showTop() }
            run(workspace) { (runner) throws(Refusal) in try runner.run(phrase) }
        }
        await settle(workspace)
        if !workspace.isFinished { show(workspace) }
    }

    private func run(
        _ workspace: Workspace, _ body: (CommandRunner) throws(Refusal) -> String?
    ) {
        guard let page = workspace.page else { return }
        let runner = CommandRunner(outline: PageOutline(page), printed: view.printed)
        do throws(Refusal) {
            if let remark = try body(runner) { writer.print([remark]) }
        } catch {
            writer.print([error.sentence])
        }
    }

    private func refuse(_ sentence: String, in workspace: Workspace) {
        writer.print([sentence])
        show(workspace)
    }

    // MARK: - Showing

    private func show(_ workspace: Workspace) {
        question = Self.question(of: workspace)
        writer.print(view.lines(of: workspace))
    }

    private static func question(of workspace: Workspace) -> [String]? {
        workspace.page?.alert.map { [$0.title, $0.message ?? ""] }
    }

    private func prompt() {
        if isInteractive { writer.prompt() }
    }

    /// What comes by itself begins on a line of its own.
    private func breakPrompt() {
        if isWaiting, isInteractive, writer.isTerminal { writer.print([""]) }
    }

    /// Until nothing is under way, and what was done has reached the page.
    private func settle(_ workspace: Workspace) async {
        let activity = workspace.navigator.activity
        repeat {
            await activity.settled()
            for _ in 0..<3 { await Task.yield() }
        } while !activity.isIdle
    }
}
