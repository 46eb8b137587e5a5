/// The content of a file that can be imported.
public enum AccountFile: Hashable, Sendable {
    /// An exported account.
    case archive(AccountArchive)
    /// A squad list of another program.
    case squad(SquadList)
}
