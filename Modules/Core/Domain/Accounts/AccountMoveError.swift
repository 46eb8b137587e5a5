/// The reason why an account of this device cannot move to a server.
public enum AccountMoveError: Error, Equatable, Sendable {
    /// The text is not the address of a server.
    case address(ServerAddressError)
    /// The account of the server has other data.
    case accountInUse
    /// The account cannot be opened on the server, or its data cannot be read, stored or exchanged.
    case account(AccountError)
}
