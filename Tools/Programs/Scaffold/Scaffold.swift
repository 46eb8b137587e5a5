import Platform

/// Makes a new feature in the house's style, and takes it away again.
@main enum Scaffold {
    static func main() {
        do throws(Refusal) {
            let command = try ScaffoldCommand(Array(CommandLine.arguments.dropFirst()))
            let report = try ScaffoldRun(command).run()
            print(report.text)
            if let complaint = report.complaint { complain(complaint) }
        } catch {
            complain(error.description)
            exit(error.kind.rawValue)
        }
    }

    private static func complain(_ sentence: String) {
        let line = Array("\(sentence)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
