import PostgreSQL
import Testing

@Suite struct `The address of a database` {
    @Test(arguments: [
        "postgres://localhost", "postgresql://ana@localhost/football", "postgres:///football",
        "postgres://ana:a%40b%2Fc@db.example.org:5432/football?sslmode=verify-full",
        "postgres://ana@%2Ftmp%2Fsockets/football", "postgres://[::1]:5432/football",
    ])
    func `has the URI form of libpq`(text: String) {
        #expect(PostgreSQLAddress(text) != nil)
    }

    /// Otherwise a part of the password would become the user, the host or the port, which errors
    /// name.
    @Test(arguments: [
        "postgres://ana:a@b@localhost", "postgres://ana:a/b@localhost",
        "postgres://ana:a?b@localhost", "postgres://ana:a#b@localhost",
        "postgres://ana:%@localhost",
        "postgres://localhost?password=a@b", "postgres://localhost?password=a&b",
    ])
    func `has no unescaped characters in the password`(text: String) {
        #expect(PostgreSQLAddress(text) == nil)
    }

    @Test(arguments: ["", "localhost", "mysql://localhost", "host=localhost", "postgres:"])
    func `is nothing else`(text: String) {
        #expect(PostgreSQLAddress(text) == nil)
    }
}
