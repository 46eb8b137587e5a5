#if os(Linux)
    import Processes
    import Testing

    /// A preloaded library overwrites memory that the app releases, because the allocator leaves the
    /// content of released memory until it uses that memory again. The remaining copies are those that
    /// the app keeps.
    @Suite(.enabled(if: Sandbox.canPreload))
    struct `A password in the memory of the app` {
        private static let source = """
            #include <malloc.h>
            #include <string.h>

            void __libc_free(void *memory);

            void free(void *memory) {
                if (!memory) return;
                explicit_bzero(memory, malloc_usable_size(memory));
                __libc_free(memory);
            }
            """

        private static let wrong = "wr0ng-Xylophone-quartz-vexing-jump"
        private static let first = "f1rst-Xylophone-battery-staple-orb"
        private static let second = "s3cond-Xylophone-marmalade-kiwi-fjord"
        /// Swift stores a text of at most 15 bytes without an allocation.
        private static let short = "q7w#Xy9-zK"

        private func open(
            in sandbox: Sandbox, _ arguments: [String] = []
        ) async throws -> TerminalSession {
            let library = try await sandbox.compileLibrary(Array(Self.source.utf8))
            return try await TerminalSession(
                in: sandbox, arguments, environment: ["LD_PRELOAD": library])
        }

        /// Types a password into the focused field, or into a field of plain mode, and waits until the
        /// app has it.
        private func type(
            _ password: String, into field: String? = nil, in session: TerminalSession
        ) async throws {
            session.terminal.write(field.map { "\($0) = \(password)\n" } ?? password)
            let memory = ProcessMemory(process: session.process.id)
            try await eventually("A copy of the typed password") {
                session.readOutput()
                return try memory.contains(anyOf: [password]) ? () : nil
            }
        }

        /// Writes keys, waits for a text, and then until the memory has no copy of any password.
        private func expectNoCopy(
            in session: TerminalSession, after keys: String, showing text: String
        ) async throws {
            let offset = session.output.count
            session.terminal.write(keys)
            try await session.wait(for: text, after: offset)
            let memory = ProcessMemory(process: session.process.id)
            let passwords = [Self.wrong, Self.first, Self.second, Self.short]
            try await eventually("Memory without a password after “\(text)”") {
                session.readOutput()
                return try memory.contains(anyOf: passwords) ? nil : ()
            }
        }

        @Test(arguments: [first, short])
        func `is gone after each step on the full screen`(password: String) async throws {
            try await withSandbox { sandbox in
                let session = try await open(in: sandbox)
                session.terminal.write("mister\t")
                try await type(Self.wrong, in: session)
                try await expectNoCopy(in: session, after: "\r", showing: "wrong")
                try await type(password, in: session)
                try await expectNoCopy(in: session, after: "\u{12}", showing: "No players yet")
                session.terminal.write("x")
                try await session.wait(for: "Sign out?")
                try await expectNoCopy(in: session, after: "y", showing: "Login")
                try await type(password, in: session)
                try await expectNoCopy(in: session, after: "\r", showing: "No players yet")
                session.terminal.write("e")
                try await session.wait(for: "Change password")
                session.terminal.write("\r")
                try await session.wait(for: "Repeat new password")
                for typed in [password, Self.second, Self.second] {
                    try await type(typed, in: session)
                    session.terminal.write("\t")
                }
                try await expectNoCopy(in: session, after: "\r", showing: "was changed")
            }
        }

        @Test func `is gone after each step in plain mode`() async throws {
            try await withSandbox { sandbox in
                let session = try await open(in: sandbox, ["--plain"])
                session.terminal.write("Username = mister\n")
                try await type(Self.wrong, into: "Password", in: session)
                try await expectNoCopy(in: session, after: "Login\n", showing: "is wrong")
                try await type(Self.first, into: "Password", in: session)
                try await expectNoCopy(in: session, after: "Register\n", showing: "No players")
                session.terminal.write("Sign out\n")
                try await expectNoCopy(in: session, after: "Sign out\n", showing: "== Login ==")
                try await type(Self.first, into: "Password", in: session)
                try await expectNoCopy(in: session, after: "Login\n", showing: "No players")
                session.terminal.write("Settings\nChange password\n")
                try await type(Self.first, into: "Current password", in: session)
                try await type(Self.second, into: "New password", in: session)
                try await type(Self.second, into: "Repeat new password", in: session)
                try await expectNoCopy(
                    in: session, after: "Change password\n", showing: "was changed")
            }
        }
    }
#endif
