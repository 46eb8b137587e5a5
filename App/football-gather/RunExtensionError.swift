/// The reason why a run extension cannot be created.
struct RunExtensionError: Error {
    let message: String
    let code: ExitCode
}
