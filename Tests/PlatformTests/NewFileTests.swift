import Glibc
import Platform
import TestSupport
import Testing

@Suite struct `A new file` {
    private let directory = TemporaryDirectory()

    init() throws { try directory.create() }

    private func path(_ name: String) -> String { directory.path + "/" + name }

    @Test func `has its name when it is published`() throws {
        var file = try NewFile(path("squad"))
        try file.append([1, 2])
        try file.append([3])
        #expect(directory.files == ["squad.new"])
        try file.publish()
        #expect(directory.files == ["squad"])
        #expect(directory.bytes(of: path("squad")) == [1, 2, 3])
        #expect(try directory.permissions(of: path("squad")) == 0o600)
        // Another program's file with the temporary name, which is free again.
        try directory.write([9], to: path("squad.new"))
        _ = consume file
        #expect(directory.files == ["squad", "squad.new"])
    }

    @Test func `that is not published leaves nothing`() throws {
        let file = try NewFile(path("squad"))
        try file.append([1, 2, 3])
        _ = consume file
        #expect(directory.files.isEmpty)
    }

    @Test func `leaves files with temporary names as they are`() throws {
        for name in ["squad.new", "squad.1.new"] { try directory.write([7], to: path(name)) }
        var file = try NewFile(path("squad"))
        #expect(file.temporaryName == "squad.2.new")
        try file.publish()
        #expect(directory.files == ["squad", "squad.1.new", "squad.new"])
        #expect(directory.bytes(of: path("squad.new")) == [7])
        #expect(directory.bytes(of: path("squad.1.new")) == [7])
    }

    @Test func `never replaces a file, a link or a folder`() throws {
        try directory.write([7], to: path("file"))
        #expect(symlink(path("nowhere"), path("link")) == 0)
        for name in ["file", "link", ".", "", "../" + directory.path.split(separator: "/").last!] {
            #expect(throws: SystemError(number: EEXIST)) { _ = try NewFile(path(name)) }
        }
        #expect(directory.bytes(of: path("file")) == [7])
        #expect(directory.files == ["file", "link"])
    }

    @Test func `never replaces a file that appears before it is published`() throws {
        var file = try NewFile(path("squad"))
        try file.append([1])
        try directory.write([7], to: path("squad"))
        var number: Int32?
        do throws(SystemError) { try file.publish() } catch { number = error.number }
        #expect(number == EEXIST)
        _ = consume file
        #expect(directory.files == ["squad"])
        #expect(directory.bytes(of: path("squad")) == [7])
    }

    @Test func `replaces a file if it shall`() throws {
        try directory.write([7], to: path("squad"))
        var file = try NewFile(path("squad"), replaces: true)
        try file.append([1])
        #expect(directory.bytes(of: path("squad")) == [7])
        try file.publish()
        #expect(directory.bytes(of: path("squad")) == [1])
    }

    @Test(arguments: ["missing/squad", "file/squad"])
    func `in a missing folder is the error of the system`(_ name: String) throws {
        try directory.write([], to: path("file"))
        let number = name.hasPrefix("file") ? ENOTDIR : ENOENT
        #expect(throws: SystemError(number: number)) { _ = try NewFile(path(name)) }
    }

    @Test func `without a name is not found`() {
        #expect(throws: SystemError(number: ENOENT)) { _ = try NewFile("") }
    }
}
