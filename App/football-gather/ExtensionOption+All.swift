extension ExtensionOption {
    /// The options of every optional part of the program, with summaries in the current language.
    ///
    /// Without the first two entries, the folder `Recording`, its `RecordingStrings` and the
    /// dependency on `SessionRecording`, the program builds without recording and replay.
    static var all: [ExtensionOption] {
        [record, replay, check, backUp, restore, recover, exportAccount, importFile]
    }
}
