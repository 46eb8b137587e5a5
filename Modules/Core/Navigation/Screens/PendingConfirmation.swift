/// Whether a screen may leave (`Discard changes?`), asked now and answered later, once.
///
/// The screen makes it, keeps it while it is open, shows it in its own way, and hands it to the
/// navigator with `DismissalDecision.needsConfirmation`. Nobody waits for the answer: a question that is dropped, because
/// its screen has gone or has other things to do, holds nothing and nobody.
@MainActor public final class PendingConfirmation {
    /// Whether the screen may leave; nil until somebody has said so.
    public private(set) var answer: Bool?
    private var whenAnswered: ((Bool) -> Void)?

    /// Nobody has answered yet.
    public init() {}

    /// A question that takes work to answer, which goes with the screen that it is about.
    public convenience init(
        in work: WorkScope, ask: @escaping @MainActor () async -> Bool
    ) {
        self.init()
        work.runInBackground {
            let agrees = await ask()
            self.answer(agrees)
        }
    }

    /// Answers. Only the first answer counts.
    ///
    /// - Parameter agrees: the screen may leave.
    public func answer(_ agrees: Bool) {
        guard answer == nil else { return }
        answer = agrees
        let told = whenAnswered
        whenAnswered = nil
        told?(agrees)
    }

    /// Tells at once what is answered already.
    func onAnswer(_ told: @escaping (Bool) -> Void) {
        if let answer { told(answer) } else { whenAnswered = told }
    }
}
