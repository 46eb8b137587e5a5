/// The colours of the picture, dark unless the reader prefers light: one for each layer, which reads on
/// both grounds.
enum ModuleStyle {
    static let text = """
        text{font:12px ui-monospace,"SF Mono",Menlo,"Cascadia Mono",Consolas,"DejaVu Sans Mono",\
        monospace}
        .paper{fill:#0d1117;stroke:#3d444d}.name{fill:#e6edf3;text-anchor:middle}
        .layer{font-weight:bold}.note{fill:#9198a1;font-size:11px}
        .band{fill-opacity:.1}.frame{fill:none;stroke-dasharray:3 3}.box{fill:#161b22;stroke-width:1.5}
        .line{fill:none;stroke-width:1.5}
        \(colours)
        @media(prefers-color-scheme:light){
        .paper{fill:#fff;stroke:#d1d9e0}.name{fill:#1f2328}.note{fill:#59636e}.box{fill:#fff}
        }
        """

    private static var colours: String {
        Layer.allCases.map { layer in
            let (name, colour) = (layer.rawValue, colour(of: layer))
            return """
                .band.\(name),.layer.\(name),.head.\(name){fill:\(colour)}
                .frame.\(name),.box.\(name),.line.\(name){stroke:\(colour)}
                """
        }.joined(separator: "\n")
    }

    private static func colour(of layer: Layer) -> String {
        switch layer {
        case .runner: "#d75f00"
        case .composition: "#d7005f"
        case .features: "#0087d7"
        case .adapters: "#00875f"
        case .core: "#8a63d2"
        case .system: "#7d8590"
        }
    }
}
