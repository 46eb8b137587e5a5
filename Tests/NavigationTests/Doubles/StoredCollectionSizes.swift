@testable import Navigation

/// Returns the sizes of the collections that a navigator stores, by the path of the property:
/// `editor.nodes`. Collections within elements are added up: `editor.coordinators.nodes`.
@MainActor func storedCollectionSizes(of navigator: Navigator) -> [String: Int] {
    var sizes: [String: Int] = [:]
    func visit(_ value: Any, at path: String, isElement: Bool = false) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .collection, .set, .dictionary:
            let path = isElement ? "\(path).elements" : path
            sizes[path, default: 0] += mirror.children.count
            for child in mirror.children { visit(child.value, at: path, isElement: true) }
        case .tuple:
            for child in mirror.children { visit(child.value, at: path, isElement: isElement) }
        case .struct: visitProperties(of: mirror, at: path)
        case .class where isState(value): visitProperties(of: mirror, at: path)
        default: break
        }
    }
    func visitProperties(of mirror: Mirror, at path: String) {
        for property in mirror.children {
            let name = property.label ?? ""
            visit(property.value, at: path.isEmpty ? name : "\(path).\(name)")
        }
    }
    func isState(_ value: Any) -> Bool {
        value is Navigator || value is TreeEditor || value is DepartedCoordinators
            || value is ConfirmationRegistry
    }
    visit(navigator, at: "")
    return sizes
}
