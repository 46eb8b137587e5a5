#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Checks that modules import only what their layer allows: `LayerCheck [package folder]`.
@main enum LayerCheck {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
            complain("usage: LayerCheck [package folder]")
            exit(64)
        }
        do {
            let violations = try House(root: arguments.first ?? ".").violations()
            violations.forEach { print($0) }
            exit(violations.isEmpty ? 0 : 1)
        } catch {
            complain("LayerCheck: \(error)")
            exit(66)
        }
    }

    private static func complain(_ sentence: String) {
        let line = Array("\(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
