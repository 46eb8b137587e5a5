import Domain
import FootballUI
import Navigation
import TextSanitizing

/// The presenter of the move of the account to a server.
@MainActor final class ServerMovePresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = ServerMoveState() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let session: Session
    private let selection: any ServerSelection
    private let work: WorkScope
    private weak var navigation: (any ServerMoveNavigation)?

    init(
        session: Session, selection: any ServerSelection, work: WorkScope,
        navigation: (any ServerMoveNavigation)?
    ) {
        self.session = session
        self.selection = selection
        self.work = work
        self.navigation = navigation
        state.texts[.userName] = session.user.name.text
    }

    /// Refused during the move, because the form has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isMoving)
    }

    func didEdit(_ field: ServerMoveState.Field, _ text: String) {
        guard !state.isMoving else { return }
        state.texts[field] = text
        state.failure = nil
    }

    func didSubmit() {
        guard !state.isMoving else { return }
        var texts = ServerMoveState.Field.allCases.map { state.texts[$0, default: ""] }
        texts[0] = texts[0].sanitized(for: .storedName)
        guard !texts.contains(""), UserName.validationError(in: texts[1]) != .empty else {
            state.failure = ServerMoveStrings.allMandatory
            return
        }
        guard let name = UserName(texts[1]) else {
            state.failure = ServerMoveStrings.userNameTooLong
            return
        }
        let (address, password) = (texts[0], Password(texts[2]))
        state.failure = nil
        navigation?.serverMoveDidRequestStart { [weak self] in
            self?.move(to: address, as: name, password)
        }
    }

    private func move(to address: String, as name: UserName, _ password: Password) {
        guard !state.isMoving else { return }
        state.isMoving = true
        work.enqueue { [weak self, session, selection] in
            do throws(AccountMoveError) {
                let newSession = try await selection.move(session, to: address, as: name, password)
                self?.finish(newSession)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func finish(_ session: Session) {
        state.texts[.password] = nil
        state.isMoving = false
        navigation?.serverMoveDidFinish(with: session)
    }

    private func fail(_ error: AccountMoveError) {
        state.isMoving = false
        state.failure = ServerMoveStrings.failure(error)
        // A hidden password cannot be corrected.
        guard error == .account(.wrongCredentials) else { return }
        state.texts[.password] = nil
        state.passwordFocusCount += 1
    }
}
