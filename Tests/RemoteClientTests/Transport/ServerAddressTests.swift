import Domain
import RemoteClient
import Testing

@Suite struct `The address of a server` {
    @Test(arguments: [
        ("https://host", "https://host"),
        ("HTTPS://Host:0443/", "https://host"),
        ("https://host:8443", "https://host:8443"),
        ("https://host:80", "https://host:80"),
        ("http://localhost:80/", "http://localhost"),
        ("http://localhost:443/", "http://localhost:443"),
        ("http://127.0.0.1:08080", "http://127.0.0.1:8080"),
        ("http://127.1.2.3", "http://127.1.2.3"),
        ("http://[0:0:0:0:0:0:0:1]:8080//a//", "http://[::1]:8080/a"),
        ("https://[2001:DB8::0:1]", "https://[2001:db8::1]"),
        ("https://a-b.example.org/Club/1/", "https://a-b.example.org/Club/1"),
        ("https://1.2.3.4", "https://1.2.3.4"),
        ("https://4.example", "https://4.example"),
    ])
    func `is normalized`(text: String, normalized: String) throws {
        let address = try ServerAddress(parsing: text)
        #expect(address.description == normalized)
        #expect(ServerAddress(normalized) == address)
    }

    @Test(arguments: [
        "", "host", "host:80", "https:host", "https:///", "https://", "https://:80",
        "ftp://host", "https://host:", "https://host:0", "https://host:65536", "https://host:x",
        "https://host:-1", "https://user@host", "https://user:word@host", "https://host?a",
        "https://host/?a", "https://host#a", "https://host/#a", "https://ho st", "https://host/a b",
        "https://host/%2e", "https://host/../a", "https://host/.", "https://host\n",
        "\nhttps://host",
        "https://host\\a", "https://höst", "https://.host", "https://host.", "https://a..b",
        "https://1.2.3", "https://1.2.3.256", "https://0177.0.0.1", "https://127.0.0.0x1",
        "https://2130706433", "https://[::1", "https://::1", "https://[1.2.3.4]",
        "https://[fe80::1%1]",
        "https://[]", "https://[::1]a", "https://" + String(repeating: "a.", count: 130) + "org",
        "https://" + String(repeating: "a", count: 64),
    ])
    func `is rejected`(text: String) {
        #expect(throws: ServerAddressError.invalid) { try ServerAddress(parsing: text) }
        #expect(ServerAddress(text) == nil)
    }

    @Test(arguments: ["host", "10.0.0.1", "128.0.0.1", "[::2]", "localhost.org", "127.org"])
    func `needs TLS unless it is this device`(host: String) {
        #expect(throws: ServerAddressError.insecure(host: host)) {
            try ServerAddress(parsing: "http://\(host):8080")
        }
        #expect(throws: Never.self) { try ServerAddress(parsing: "https://\(host):8080") }
    }

    @Test func `an address with a password is rejected`() {
        #expect(throws: ServerAddressError.invalid) {
            try ServerAddress(parsing: "http://a:hunter2@host")
        }
    }

    @Test(arguments: [
        ("https://host", "https=++host"),
        ("http://[::1]:80", "http=++[==1]"),
        ("https://host:8443/A/b", "https=++host=8443+^a+b"),
    ])
    func `has its own folder`(text: String, name: String) throws {
        #expect(try ServerAddress(parsing: text).folderName == name)
    }
}
