import Glibc
import Platform
import Service
import ServiceAPI

/// The log, with one JSON object on each line.
struct ServerLog: Sendable {
    private let writer: LogWriter

    /// Opens the log.
    ///
    /// - Parameter path: The path of a file; nil for standard error.
    init(_ path: String?) throws(LaunchError) {
        do throws(SystemError) {
            writer = try LogWriter(path) { count in
                Self.line("dropped") { $0.field("lines", Int64(count)) }
            }
        } catch {
            throw .unwritable(path: path ?? "", error)
        }
    }

    func write(_ event: StaticString, _ fields: (inout JSONWriter) -> Void = { _ in }) {
        writer.write(Self.line(event, fields))
    }

    /// Logs a request. The path has no identifiers, and header fields and bodies are left out.
    func write(_ report: RequestReport) {
        write("request") {
            $0.field("method", report.method)
            $0.field("path", report.template)
            $0.field("status", Int64(report.status))
            $0.field("microseconds", Int64(report.duration / .microseconds(1)))
            $0.field("client", report.address)
        }
    }

    /// Opens the file again, after it was renamed.
    func reopen() {
        if !writer.reopen() { write("log-not-reopened") }
    }

    /// Blocks the thread until all lines are written, but not longer than a second.
    func flush() {
        writer.flush()
    }

    private static func line(
        _ event: StaticString, _ fields: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object {
            $0.field("time", utcText(Int64(time(nil)), "%Y-%m-%dT%H:%M:%SZ"))
            $0.field("event", "\(event)")
            fields(&$0)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}
