extension PlainTerminal {
    /// The description of all commands, for `--help` and the command `help`.
    public static var commandHelp: String { PlainStrings.commandHelp }
}
