import Domain
import FootballUI
import Records

extension ServerMoveStrings {
    static var userNameTooLong: String { userNameTooLong(UserName.maximumLength) }

    static func sentence(_ status: ExchangeStatus) -> String {
        switch status {
        case .upToDate: upToDateSentence
        case .waiting(let count): waitingSentence(count)
        case .offline(waiting: 0): offlineWithoutChanges
        case .offline(let count): offlineSentence(count)
        case .unsupported: unsupportedSentence
        case .refused(let count): refusedSentence(count)
        case .sessionExpired: sessionExpiredSentence
        }
    }

    static func reason(_ text: String) -> String {
        text.isEmpty ? noReason : serverReason(text)
    }

    static func gather(_ start: LocalTime?) -> String {
        start.map { gather(FootballStrings.date(of: $0)) } ?? anyGather
    }

    static func record(of kind: String) -> String {
        record(kind.words(separatedBy: " "))
    }

    static func label(of field: ServerMoveState.Field) -> String {
        switch field {
        case .server: serverLabel
        case .userName: userNameLabel
        case .password: passwordLabel
        }
    }

    static func failure(_ error: AccountMoveError) -> String {
        switch error {
        case .address(let error): error.message
        case .accountInUse: accountInUseFailure
        case .account(.wrongCredentials): wrongCredentialsFailure
        case .account(let error): accountFailure(error.message)
        }
    }
}
