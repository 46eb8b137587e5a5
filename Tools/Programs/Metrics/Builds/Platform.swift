import Foundation
import Measuring

/// What the builds ran on.
struct Platform: Encodable {
    let system: String
    let cores: Int
    /// Of the compiler; nil where it does not say.
    let swift: String?

    static var this: Platform {
        let banner = Program.output(of: ["swift", "--version"])?.split(separator: "\n").first ?? ""
        let version = banner.split(separator: "Swift version ").last?.prefix { $0 != " " }
        return Platform(
            system: Program.output(of: ["uname", "-sm"])?.filter { $0 != "\n" } ?? "unknown",
            cores: Machine.cores, swift: version.map(String.init))
    }
}
