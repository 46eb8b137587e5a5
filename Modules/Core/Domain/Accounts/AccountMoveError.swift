/// The reason why an account of this device cannot move to a server.
public enum AccountMoveError: Error, Equatable, Sendable {
    /// The text is not the address of a server.
    case address(ServerAddressError)
    /// The account of the server has other data.
    case accountInUse
    /// The server does not open the account.
    case account(AccountError)
    /// The data cannot be read, stored or exchanged.
    case storage(StorageError)
}
