import Processes
import Testing

@Suite(.enabled(if: Sandbox.canPreload))
struct `A preloaded library that moves the environment` {
    /// Changes the environment at the last moment before the Swift runtime looks for the
    /// arguments: when it opens this file. Like libfaketime, and also without `/proc`.
    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>

        __attribute__((constructor)) static void change(void) {
            // Only a new variable moves the environment, and the shell may have added it.
            unsetenv("CHANGED");
            setenv("CHANGED", "1", 1);
        }

        FILE *fopen(const char *path, const char *mode) {
            if (strcmp(path, "/proc/self/maps") == 0) change();
            FILE *(*original)(const char *, const char *) = dlsym(RTLD_NEXT, "fopen");
            return original(path, mode);
        }

        int open(const char *path, int flags, ...) {
            if (getenv("WITHOUT_PROC") && strcmp(path, "/proc/self/cmdline") == 0) {
                errno = ENOENT;
                return -1;
            }
            return openat(AT_FDCWD, path, flags, 0600);
        }
        """

    private func launch(
        in sandbox: Sandbox, _ arguments: [String], environment: [String: String?] = [:]
    ) async throws -> ChildProcess {
        let library = try await sandbox.compileLibrary(Array(Self.source.utf8))
        return try sandbox.launch(
            arguments, environment: environment.merging(["LD_PRELOAD": library]) { $1 })
    }

    @Test func `leaves the arguments unchanged`() async throws {
        try await withSandbox { sandbox in
            let process = try await launch(in: sandbox, sandbox.data.plainArguments)
            #expect(try await process.exit() == .exited(0))
            #expect(try sandbox.names().contains("data"))
            #expect(try !sandbox.names().contains("home"))
        }
    }

    @Test func `ends the app if the system does not tell the arguments`() async throws {
        try await withSandbox { sandbox in
            let process = try await launch(
                in: sandbox, sandbox.data.plainArguments, environment: ["WITHOUT_PROC": "1"])
            try await expectError(from: process, code: 64, containing: "LD_PRELOAD")
            #expect(try sandbox.names() == ["library.so"])
        }
    }
}
