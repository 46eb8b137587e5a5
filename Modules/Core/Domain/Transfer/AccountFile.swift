/// The content of a file that can be imported.
public enum AccountFile: Sendable {
    /// An exported account.
    case archive(any PagedArchive)
    /// A squad list of another program.
    case squad(SquadList)
}
