import TerminalUI
import TestSupport

@testable import PlainTerminal

/// Runs a script on a workspace and returns its exit and output.
@MainActor func runScript(
    _ script: String, on workspace: Workspace, repertoire: Repertoire = .unicode,
    isStrict: Bool = false, isTerse: Bool = false,
    pause: @escaping @MainActor (Duration) async -> Void = { _ in }
) async -> (exit: PlainExit, output: String) {
    await runScript(
        bytes: Array(script.utf8), on: workspace, repertoire: repertoire, isStrict: isStrict,
        isTerse: isTerse, pause: pause)
}

@MainActor func runScript(
    bytes: [UInt8], on workspace: Workspace, repertoire: Repertoire = .unicode,
    isStrict: Bool = false, isTerse: Bool = false,
    pause: @escaping @MainActor (Duration) async -> Void = { _ in }
) async -> (exit: PlainExit, output: String) {
    let input = TemporaryFile(bytes)
    let output = TemporaryFile()
    let terminal = PlainTerminal(
        input: input.descriptor, output: output.descriptor, repertoire: repertoire,
        isStrict: isStrict, isTerse: isTerse, pause: pause)
    let exit = await terminal.run(workspace)
    return (exit, output.text)
}
