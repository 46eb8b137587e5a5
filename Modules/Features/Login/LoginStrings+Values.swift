import Domain

extension LoginStrings {
    static var userNameTooLong: String { userNameTooLong(UserName.maximumLength) }

    static func progress(_ request: LoginState.Request) -> String {
        switch request {
        case .signIn: signInProgress
        case .register: registerProgress
        }
    }

    static func failure(of request: LoginState.Request, message: String) -> String {
        switch request {
        case .signIn: signInFailure(message)
        case .register: registerFailure(message)
        }
    }
}
