import Foundation
import PackageFacts

extension Layer {
    /// The name in tables and in the diagram.
    var title: String {
        switch self {
        case .adapter: "Adapters"
        case .feature: "Features"
        default: rawValue.capitalized
        }
    }

    /// A colour that is legible on light and dark backgrounds.
    var colour: String {
        switch self {
        case .runner: "#c2703d"
        case .composition: "#b8577c"
        case .feature: "#4a86c5"
        case .adapter: "#3f9478"
        case .core: "#7f6bc0"
        default: "#7d8590"
        }
    }
}
