/// A client that changes players, and knows which ones the server has to have.
///
/// The names of its players are unique, so a set of names describes them.
struct ServerWriter {
    /// The paths of the players whose changes the server has acknowledged, by their names.
    private(set) var stored: [String: String] = [:]
    /// The names if the server has carried out the last request, which it did not acknowledge.
    private(set) var next: Set<String>?
    private let prefix: String
    private let authorization: String
    private var count = 0

    init(_ number: Int, _ authorization: String) {
        prefix = "\(number)-"
        self.authorization = authorization
    }

    /// Takes over the players that a server has. Returns whether these are the acknowledged ones.
    ///
    /// - Parameter allowsNext: Whether the last request may have been carried out.
    mutating func accept(_ players: [String: String], allowsNext: Bool) -> Bool {
        let own = players.filter { $0.key.hasPrefix(prefix) }
        let names = Set(own.keys)
        defer { (stored, next) = (own, nil) }
        return names == Set(stored.keys) || (allowsNext && names == next)
    }

    /// Adds, renames or deletes a player.
    ///
    /// - Returns: The status, or nil if there is no response.
    mutating func write(to port: Int) async -> Int? {
        count += 1
        let name = "\(prefix)\(count)"
        let old = stored.count > 3 || Bool.random() ? stored.randomElement() : nil
        let deletes = stored.count > 3
        var after = stored
        if let old { after[old.key] = nil }
        if !deletes { after[name] = old?.value ?? "" }
        next = Set(after.keys)
        let line =
            "\(old == nil ? "POST" : deletes ? "DELETE" : "PUT") \(old?.value ?? "/api/players")"
        let body = deletes ? "" : #"{"name":"\#(name)"}"#
        guard let response = await ServerProgram.send(line, body, authorization, to: port),
            let status = ServerProgram.status(of: response)
        else { return nil }
        next = nil
        guard status < 300 else { return status }
        if status == 201 {
            after[name] = response.firstMatch(of: #/Location: (\S+)/#).map { String($0.1) }
        }
        stored = after
        return status
    }
}

extension ServerProgram {
    /// Returns the paths of all players by their names.
    func players(_ authorization: String) async throws -> [String: String] {
        let response = await send("GET /api/players", "", authorization) ?? ""
        return Dictionary(
            response.matches(of: #/"id":(\d+),"name":"([^"]*)"/#).map {
                (String($0.2), "/api/players/\($0.1)")
            }, uniquingKeysWith: { first, _ in first })
    }
}
