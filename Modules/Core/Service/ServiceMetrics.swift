import ServiceAPI
import Synchronization

/// Counts requests, and their durations in a histogram, except for those that wait for a change.
final class ServiceMetrics: Sendable {
    private struct Key: Hashable {
        let method: String
        let template: String
        let status: Int
    }

    /// The upper limits of the buckets in milliseconds.
    private static let limits: [Int64] = [1, 5, 25, 100, 500, 2_500]

    private static let waitingTemplate = APIRoute.nextChange(after: .start).template

    private struct Counts {
        var requests: [Key: Int] = [:]
        var buckets = [Int](repeating: 0, count: limits.count + 1)
        var total = Duration.zero
    }

    private let counts = Mutex(Counts())

    func count(_ report: RequestReport) {
        // Clients choose the method of an unknown path, and must not add labels without end.
        let method = report.template == "other" ? "other" : report.method
        let key = Key(method: method, template: report.template, status: report.status)
        let bucket = Self.limits.firstIndex { report.duration <= .milliseconds($0) }
        counts.withLock {
            $0.requests[key, default: 0] += 1
            guard report.template != Self.waitingTemplate else { return }
            $0.buckets[bucket ?? Self.limits.count] += 1
            $0.total += report.duration
        }
    }

    /// The counts in the text format of Prometheus.
    var text: String {
        let counts = counts.withLock { $0 }
        var lines = ["# TYPE football_gather_requests_total counter"]
        lines += counts.requests.map { key, count in
            "football_gather_requests_total{method=\"\(key.method)\",path=\"\(key.template)\","
                + "status=\"\(key.status)\"} \(count)"
        }.sorted()
        lines.append("# TYPE football_gather_request_seconds histogram")
        var sum = 0
        for (limit, count) in zip(
            Self.limits.map { "\(Double($0) / 1_000)" } + ["+Inf"], counts.buckets)
        {
            sum += count
            lines.append("football_gather_request_seconds_bucket{le=\"\(limit)\"} \(sum)")
        }
        lines.append("football_gather_request_seconds_sum \(counts.total / .seconds(1))")
        lines.append("football_gather_request_seconds_count \(sum)")
        return lines.joined(separator: "\n") + "\n"
    }
}
