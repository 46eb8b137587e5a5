import Glibc
import Processes

/// The compiler, for code with errors.
struct Compiler {
    struct Unusable: Error {}

    /// The folder with the modules of this test, or nil if the folder or the compiler is missing.
    static let modules: String? = {
        guard let slash = CommandLine.arguments[0].lastIndex(of: "/") else { return nil }
        let folder = CommandLine.arguments[0][..<slash] + "/Modules"
        let isThere = access("\(folder)/DependencyContainer.swiftmodule", R_OK) == 0
        let search = try? ChildProcess(Command("sh", ["-c", "command -v swiftc"]))
        return isThere && search?.waitForExit() == .exited(0) ? String(folder) : nil
    }()

    /// Returns the numbers of the lines with errors, from 1.
    static func rejectedLines(of code: String) async throws -> [Int] {
        var template = Array("/tmp/container-errors.XXXXXX".utf8CString)
        guard let modules, mkdtemp(&template) != nil else { throw Unusable() }
        let folder = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
        let file = "\(folder)/Code.swift"
        defer {
            unlink(file)
            rmdir(folder)
        }
        guard let source = fopen(file, "w") else { throw Unusable() }
        fputs(code, source)
        fclose(source)
        let command =
            "swiftc -typecheck -swift-version 6 -diagnostic-style llvm "
            + "-module-cache-path '\(folder)/cache' -I '\(modules)' '\(file)'; "
            + "rm -rf '\(folder)/cache'"
        let result = try await Command("sh", ["-c", command]).run(errors: .standardOutput)
        let lines = result.output.split(separator: "\n").compactMap { line -> Int? in
            let parts = line.split(separator: ":", maxSplits: 3)
            guard parts.count == 4, parts[0] == file, parts[3].hasPrefix(" error") else {
                return nil
            }
            return Int(parts[1])
        }
        return Set(lines).sorted()
    }
}
