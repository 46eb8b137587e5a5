import Glibc
import Localization
import Navigation
public import TerminalUI
import TextSanitizing

/// A display of a workspace for pipes, scripts and screen readers, which prints pages and reads one
/// command from each line.
@MainActor public final class PlainTerminal: WorkspaceDisplay {
    private let reader: LineReader
    private let writer: TextWriter
    private let input: Int32
    private let isInteractive: Bool
    private let isStrict: Bool
    private let isTerse: Bool
    private let pause: @MainActor (Duration) async -> Void

    private weak var workspace: Workspace?
    private var printState: PrintState
    /// Sentences about the last command, which are printed with the page.
    private var remarks: [String] = []
    /// The prompt of the line that is being read; nil while no line is being read.
    private var currentPrompt: String?
    /// The title and the message of the last printed alert.
    private var printedAlert: [String]?
    private var isUpdateScheduled = false
    /// The number of lines that were read.
    private var lineCount = 0
    /// The refused or failed command that ends a strict run.
    private var refusal: PlainExit?
    private var shownWarnings = ShownWarnings()

    /// Creates a display.
    ///
    /// - Parameters:
    ///   - input: The descriptor to read from, which stays open.
    ///   - output: The descriptor to write to, which stays open.
    ///   - repertoire: The characters of marks. Names keep all their letters.
    ///   - isStrict: Whether a refused or failed command ends the run.
    ///   - isTerse: Whether only the changes of a page are printed after a command.
    ///   - pause: A closure that returns after the duration of the command `wait`.
    public init(
        input: Int32, output: Int32, repertoire: Repertoire = .unicode, isStrict: Bool = false,
        isTerse: Bool = false, pause: @escaping @MainActor (Duration) async -> Void
    ) {
        reader = LineReader(input)
        writer = TextWriter(output, repertoire)
        self.input = input
        isInteractive = isatty(input) == 1
        self.isStrict = isStrict
        self.isTerse = isTerse
        printState = PrintState(isTerse: isTerse)
        self.pause = pause
    }

    /// Prints pages and performs commands until the input ends, the output is closed, the workspace
    /// is finished, or a strict run has a refused or failed command. May be called once.
    ///
    /// The process ignores `SIGPIPE` from then on, so that a closed output ends the run and not the
    /// process.
    ///
    /// - Returns: The cause of the end.
    public func run(_ workspace: Workspace) async -> PlainExit {
        signal(SIGPIPE, SIG_IGN)
        self.workspace = workspace
        workspace.display = self
        if isInteractive { writer.print([PlainStrings.opening]) }
        await workspace.navigator.activity.waitUntilIdle()
        await loadRows(of: workspace)
        _ = shownWarnings.update(workspace)
        show(workspace)
        while true {
            if let exit = exit(workspace) { return exit }
            switch await nextEvent() {
            case .piece(.line(let line)): await run(Command(line), in: workspace)
            case .piece(.tooLong): skip(PlainStrings.tooLong, in: workspace)
            case .piece(.invalidUTF8): skip(PlainStrings.invalidUTF8, in: workspace)
            case .end: return exit(workspace) ?? openQuestion(workspace) ?? .endOfInput
            case .failed(let number): return .inputFailed(number)
            case .interrupted: return exit(workspace) ?? .cancelled
            }
        }
    }

    /// Prints an alert that appears while a line is being read.
    public func workspaceNeedsDisplay() {
        guard currentPrompt != nil, !isUpdateScheduled else { return }
        isUpdateScheduled = true
        // The update runs after the current change is complete, once for any number of changes.
        Task { self.update() }
    }

    /// Prints the text of an alarm on its own line and rings the bell.
    public func workspaceDidRing(_ alarm: Alarm) {
        breakPrompt()
        writer.print(["! " + alarm.text])
        writer.ring()
        printPrompt()
    }

    /// Prints the page if it has a new alert. Other changes, such as a running clock, are not
    /// printed while a line is being read.
    private func update() {
        isUpdateScheduled = false
        guard currentPrompt != nil, let workspace else { return }
        if exit(workspace) != nil { return reader.interrupt() }
        let before = printedAlert
        printedAlert = Self.alertText(of: workspace)
        guard printedAlert != nil, printedAlert != before else { return }
        breakPrompt()
        show(workspace)
        printPrompt()
    }

    private func nextEvent(_ text: String = "> ") async -> LineReader.Event {
        currentPrompt = text
        defer { currentPrompt = nil }
        printPrompt()
        let event = await reader.next()
        if case .piece = event { lineCount += 1 }
        return event
    }

    private func exit(_ workspace: Workspace) -> PlainExit? {
        switch writer.failure {
        // The rest of a script is not performed.
        case EPIPE? where !isStrict: .outputClosed
        case let number?: .outputFailed(number)
        case nil: refusal ?? (workspace.isFinished ? .finished : nil)
        }
    }

    // MARK: - Showing

    /// Prints the page, or in a terse run its changes.
    private func show(_ workspace: Workspace, isWhole: Bool = false) {
        printedAlert = Self.alertText(of: workspace)
        defer { remarks = [] }
        writer.print(printState.lines(of: workspace, after: remarks, isWhole: isWhole))
    }

    /// Loads the rows that are printed next.
    private func loadRows(of workspace: Workspace) async {
        let rows = printState.nextRows(of: workspace)
        if !rows.isEmpty { await RowSearch(workspace: workspace).load(rows) }
    }

    private static func alertText(of workspace: Workspace) -> [String]? {
        workspace.page?.alert.map { [$0.title, $0.message ?? ""] }
    }

    private func printPrompt() {
        if isInteractive, let currentPrompt { writer.prompt(currentPrompt) }
    }

    /// Ends the line of the prompt before other output.
    private func breakPrompt() {
        if currentPrompt != nil, isInteractive, writer.isTerminal { writer.print([""]) }
    }

    // MARK: - Commands

    private func run(_ command: Command, in workspace: Workspace) async {
        switch command {
        case .nothing: return
        case .back: workspace.goBack()
        case .show: break
        case .more:
            if !printState.showMore(of: workspace) { remarks.append(PlainStrings.noMoreRows) }
        case .top: printState.showTop()
        case .help:
            writer.print(Self.commandHelp.lines)
            if isTerse { return }
        case .quit: return workspace.quit()
        case .wait(let seconds): if seconds > 0 { await pause(.seconds(seconds)) }
        case .paste(let mark): await paste(upTo: mark, in: workspace)
        case .row(let command):
            let rows = await RowSearch(workspace: workspace).positions(of: command.rowTitles)
            run(workspace, rows) { (runner) throws(CommandError) in
                try runner.runRow(command)
                return nil
            }
        case .tab(let label, let command):
            if let tabs = workspace.tabs {
                run(workspace) { (runner) throws(CommandError) in
                    let labels = Language.choices.filter { $0 != .current }.compactMap {
                        Language.with($0) { workspace.tabs?.labels }
                    }
                    workspace.selectTab(try runner.tab(label, of: [tabs.labels] + labels))
                    return nil
                }
            } else {
                await run(command, in: workspace)
            }
        case .page(let command): await run(command, in: workspace)
        }
        await workspace.navigator.activity.waitUntilIdle()
        await loadRows(of: workspace)
        // A run that is not strict prints the warning with the page.
        if let warning = shownWarnings.update(workspace), isStrict { refuse(warning) }
        if exit(workspace) == nil { show(workspace, isWhole: command == .show) }
    }

    /// Reads the lines of a pasted text up to a mark or the end of the input.
    private func paste(upTo mark: String, in workspace: Workspace) async {
        var text = PastedText(mark: mark)
        while !text.isComplete {
            switch await nextEvent(PlainStrings.pastePrompt) {
            case .piece(let piece): text.append(piece)
            // The next read returns the end of the input or an error again.
            case .end, .failed, .interrupted: text.end()
            }
        }
        if let fault = text.fault { return refuse(fault) }
        guard workspace.pasteReceiver != nil else { return refuse(PlainStrings.noPaste) }
        workspace.receive(.paste(text.text))
    }

    private func run(_ command: PageCommand, in workspace: Workspace) async {
        // A new search term changes the rows, so they are printed from the first one.
        if command.assignment != nil { printState.showTop() }
        if isInteractive, let field = runner(workspace)?.secret(command) {
            await readSecret(command, of: field, in: workspace)
        } else {
            let rows = await rowPositions(command, in: workspace)
            run(workspace, rows) { (runner) throws(CommandError) in try runner.run(command) }
        }
    }

    /// Loads the row whose number a command has, or returns the positions of the rows with the
    /// titles that the command may mean.
    private func rowPositions(
        _ command: PageCommand, in workspace: Workspace
    ) async -> [String: [Int]] {
        let search = RowSearch(workspace: workspace)
        if let number = Command.number(command.whole) {
            await search.load(position(of: number, in: workspace))
            return [:]
        }
        let names = workspace.page.map { PageOutline($0) }?
            .items(named: NormalizedName(command.whole))
        guard names?.isEmpty == true else { return [:] }
        let positions = await search.positions(of: command.rowTitles)
        if let number = command.numbered?.row {
            await search.load(position(of: number, in: workspace))
        }
        return positions
    }

    /// Returns the position of the item with a number, or the number if it has none.
    private func position(of number: Int, in workspace: Workspace) -> Int {
        guard let outline = workspace.page.map({ PageOutline($0) }),
            let position = try? printState.numbers.position(of: number, in: outline)
        else { return number }
        return position
    }

    private func run(
        _ workspace: Workspace, _ rows: [String: [Int]] = [:],
        _ body: (CommandRunner) throws(CommandError) -> String?
    ) {
        guard var runner = runner(workspace) else { return }
        runner.rows = rows
        do throws(CommandError) {
            if let remark = try body(runner) { remarks.append(remark) }
        } catch {
            refuse(error.message)
        }
    }

    private func runner(_ workspace: Workspace) -> CommandRunner? {
        guard let outline = workspace.page.map({ PageOutline($0) }) else { return nil }
        return CommandRunner(
            outline: outline, translations: PageTranslation.all(of: outline, in: workspace),
            numbers: printState.numbers)
    }

    /// Reads a secret from a line without echo, which also keeps screen readers from reading it
    /// aloud.
    private func readSecret(
        _ command: PageCommand, of field: TextField, in workspace: Workspace
    ) async {
        let screen = workspace.navigator.visibleScreen
        let hiddenInput = HiddenInput(input)
        let event = await nextEvent("\(field.label): ")
        hiddenInput?.end()
        // The next read returns the end of the input or an error again.
        guard case .piece(let piece) = event else { return }
        run(workspace) { (runner) throws(CommandError) in
            guard case .line(let text) = piece else { throw CommandError(PlainStrings.notTaken) }
            // Another page may be visible by now, or the field may be disabled.
            guard !runner.outline.hasAlert, workspace.navigator.visibleScreen === screen,
                let current = runner.secret(command), current.label == field.label
            else { throw CommandError(PlainStrings.changed) }
            return try Item.field(current).set(to: text)
        }
    }

    private func skip(_ reason: String, in workspace: Workspace) {
        refuse(reason)
        if exit(workspace) == nil { show(workspace) }
    }

    /// Returns the exit of a strict run whose input ends at a question; nil otherwise.
    private func openQuestion(_ workspace: Workspace) -> PlainExit? {
        guard isStrict, workspace.page?.alert != nil else { return nil }
        return .refused(line: lineCount, reason: PlainStrings.unanswered)
    }

    /// Adds the reason why a command is not performed, which a strict run returns instead.
    private func refuse(_ reason: String) {
        guard isStrict else { return remarks.append(reason) }
        // The first reason is the cause of others.
        refusal = refusal ?? .refused(line: lineCount, reason: reason.sanitized(for: .plainOutput))
    }
}
