import Foundation

/// What the builds ran on.
struct Machine: Encodable {
    let system: String
    let cores: Int
    /// Of the compiler; nil where it does not say.
    let swift: String?

    static var this: Machine {
        let banner = Program.output(of: ["swift", "--version"])?.split(separator: "\n").first ?? ""
        let version = banner.split(separator: "Swift version ").last?.prefix { $0 != " " }
        return Machine(
            system: Program.output(of: ["uname", "-sm"])?.filter { $0 != "\n" } ?? "unknown",
            cores: ProcessInfo.processInfo.activeProcessorCount, swift: version.map(String.init))
    }

    /// Of the last one, five and fifteen minutes; empty where it is not known.
    static var load: [Double] {
        var averages = [0.0, 0, 0]
        return getloadavg(&averages, 3) == 3
            ? averages.map { ($0 * 100).rounded() / 100 } : []
    }
}
