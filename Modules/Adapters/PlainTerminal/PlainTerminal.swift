import Navigation
import Platform
public import TerminalUI

/// Shows a workspace as lines of text and does what it reads, one command a line: for pipes, scripts
/// and screen readers.
@MainActor public final class PlainTerminal: WorkspaceDisplay {
    private let reader: LineReader
    let writer: TextWriter
    let input: Int32
    let isInteractive: Bool
    let pause: @MainActor (Duration) async -> Void

    private weak var workspace: Workspace?
    var view = PageView()
    /// What was said before the line that is awaited; nil while none is.
    private var awaiting: String?
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
        self.input = input
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

    /// While a line is awaited, shows a question that has come up by itself.
    public func workspaceNeedsDisplay() {
        guard awaiting != nil, !willLook else { return }
        willLook = true
        // Later, when all of the change is there; and once for any number of changes.
        Task { self.lookUp() }
    }

    /// Prints the alarm's text on a line of its own, and rings.
    public func workspaceDidRing(_ alarm: Alarm) {
        breakPrompt()
        writer.print(["! " + alarm.text])
        writer.ring()
        prompt()
    }

    /// While a line is awaited, only a question is worth a page: a ticking clock is not.
    private func lookUp() {
        willLook = false
        guard awaiting != nil, let workspace else { return }
        if exit(workspace) != nil { return reader.interrupt() }
        let asked = question
        question = Self.question(of: workspace)
        guard question != nil, question != asked else { return }
        breakPrompt()
        show(workspace)
        prompt()
    }

    func nextEvent(_ words: String = "> ") async -> LineReader.Event {
        awaiting = words
        defer { awaiting = nil }
        prompt()
        return await reader.next()
    }

    private func exit(_ workspace: Workspace) -> PlainExit? {
        switch writer.failure {
        case EPIPE?: .outputClosed
        case let number?: .outputFailed(number)
        case nil: workspace.isFinished ? .finished : nil
        }
    }

    // MARK: - Showing

    func show(_ workspace: Workspace) {
        question = Self.question(of: workspace)
        writer.print(view.lines(of: workspace))
    }

    private static func question(of workspace: Workspace) -> [String]? {
        workspace.page?.alert.map { [$0.title, $0.message ?? ""] }
    }

    private func prompt() {
        if isInteractive, let awaiting { writer.prompt(awaiting) }
    }

    /// What comes by itself begins on a line of its own.
    private func breakPrompt() {
        if awaiting != nil, isInteractive, writer.isTerminal { writer.print([""]) }
    }

    /// Until nothing is under way, and what was done has reached the page.
    func settle(_ workspace: Workspace) async {
        let activity = workspace.navigator.activity
        repeat {
            await activity.waitUntilIdle()
            for _ in 0..<3 { await Task.yield() }
        } while !activity.isIdle
    }
}
