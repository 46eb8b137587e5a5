extension ExtensionOption {
    /// The options of every optional part of the program.
    ///
    /// Without the first two entries, the folder `Recording` and the dependency on
    /// `SessionRecording`, the program builds without recording and replay.
    static let all = [
        record, replay, check, backUp, restore, recover, exportAccount, importFile,
    ]
}
