import Navigation
import TerminalUI

extension PlainTerminal {
    func run(_ command: Command, in workspace: Workspace) async {
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
            if isInteractive, let field = runner(workspace)?.secret(phrase) {
                await fillIn(field, in: workspace)
            } else {
                run(workspace) { (runner) throws(Refusal) in try runner.run(phrase) }
            }
        }
        await settle(workspace)
        if !workspace.isFinished { show(workspace) }
    }

    private func run(
        _ workspace: Workspace, _ body: (CommandRunner) throws(Refusal) -> String?
    ) {
        guard let runner = runner(workspace) else { return }
        do throws(Refusal) {
            if let remark = try body(runner) { writer.print([remark]) }
        } catch {
            writer.print([error.sentence])
        }
    }

    private func runner(_ workspace: Workspace) -> CommandRunner? {
        workspace.page.map { CommandRunner(outline: PageOutline($0), printed: view.printed) }
    }

    /// Asks for a secret on a line of its own that nobody sees, and no screen reader reads out.
    private func fillIn(_ field: TextField, in workspace: Workspace) async {
        let silence = SilentInput(input)
        let event = await nextEvent("\(field.label): ")
        silence?.end()
        // The end of the input and the like are met again by the next read.
        guard case .piece(let piece) = event else { return }
        run(workspace) { (runner) throws(Refusal) in
            guard case .line(let text) = piece else { throw Refusal(PlainWords.notTaken) }
            guard !runner.outline.asks else { throw Refusal(PlainWords.changed) }
            return try Item.field(field).set(to: text)
        }
    }

    func refuse(_ sentence: String, in workspace: Workspace) {
        writer.print([sentence])
        show(workspace)
    }
}
