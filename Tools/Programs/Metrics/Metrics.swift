import Foundation
import PackageFacts

/// Counts and measures the house, and draws which module needs which.
@main enum Metrics {
    static func main() {
        do throws(MetricsRefusal) {
            try MetricsRun(MetricsCommand(Array(CommandLine.arguments.dropFirst()))).run()
        } catch {
            MetricsRun.say("Tools/metrics: \(error)")
            exit(error.kind.rawValue)
        }
    }
}
