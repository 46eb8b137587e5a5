package import Domain

extension AccountError {
    /// Sentences for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .nameTaken: MessageStrings.nameTaken
        case .wrongCredentials: MessageStrings.wrongCredentials
        case .newPassword(.tooShort): MessageStrings.passwordTooShort(Password.minimumLength)
        case .newPassword(.tooLong): MessageStrings.passwordTooLong(Password.maximumByteCount)
        case .newPassword(.hasDisallowedCharacters): MessageStrings.passwordCharacters
        case .storage(.damaged): MessageStrings.accountDamaged
        case .storage(let error): error.message
        case .server(let error): error.message
        }
    }
}
