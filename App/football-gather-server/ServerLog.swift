import Platform
import Service
import ServiceAPI

/// Writes the log to standard error, one JSON object on each line.
enum ServerLog {
    static func write(_ event: StaticString, _ fields: (inout JSONWriter) -> Void = { _ in }) {
        var json = JSONWriter()
        json.object {
            $0.field("time", utcText(Int64(time(nil)), "%Y-%m-%dT%H:%M:%SZ"))
            $0.field("event", "\(event)")
            fields(&$0)
        }
        _ = writeAll(json.bytes + [UInt8(ascii: "\n")], to: STDERR_FILENO)
    }

    /// Logs a request. The path has no identifiers, and header fields and bodies are left out.
    static func write(_ report: RequestReport) {
        write("request") {
            $0.field("method", report.method)
            $0.field("path", report.template)
            $0.field("status", Int64(report.status))
            $0.field("microseconds", Int64(report.duration / .microseconds(1)))
            $0.field("client", report.address)
        }
    }
}
