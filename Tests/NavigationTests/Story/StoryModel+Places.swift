/// What is done to places within places.
extension StoryModel {
    /// One change: modals without a presenter go.
    mutating func change(_ edit: (inout [Layer]) -> Void) {
        let before = layers.map(\.places)
        edit(&layers)
        var ids: Set<Int> = []
        for (index, layer) in layers.enumerated() {
            let isOrphan = layer.presenter.map { !ids.contains($0) } ?? false
            if index > 0, isOrphan || layer.places.isEmpty {
                layers.removeSubrange(index...)
                break
            }
            ids.formUnion(layer.places.flatMap(\.all).map(\.id))
        }
        if before != layers.map(\.places) { hasChanged = true }
    }

    mutating func changeVisible(_ edit: (inout [Place]) -> Void) {
        change { layers in
            if layers.isEmpty { layers = [Layer(places: [], presenter: nil)] }
            Self.editInnermost(&layers[layers.count - 1].places, edit)
        }
    }

    private static func editInnermost(_ places: inout [Place], _ edit: (inout [Place]) -> Void) {
        guard let last = places.last, !last.tabs.isEmpty else { return edit(&places) }
        editInnermost(&places[places.count - 1].tabs[last.selected], edit)
    }

    static func popInnermost(_ places: inout [Place]) -> Bool {
        if let last = places.last, !last.tabs.isEmpty,
            popInnermost(&places[places.count - 1].tabs[last.selected])
        {
            return true
        }
        guard places.count > 1 else { return false }
        places.removeLast()
        return true
    }

    static func reveal(_ id: Int, in places: inout [Place]) -> Bool {
        for height in places.indices {
            if places[height].id == id {
                places.removeSubrange((height + 1)...)
                return true
            }
            for tab in places[height].tabs.indices where reveal(id, in: &places[height].tabs[tab]) {
                places[height].selected = tab
                places.removeSubrange((height + 1)...)
                return true
            }
        }
        return false
    }

    static func select(_ index: Int, of hall: Int, in places: inout [Place]) {
        for height in places.indices {
            if places[height].id == hall { places[height].selected = index }
            for tab in places[height].tabs.indices {
                select(index, of: hall, in: &places[height].tabs[tab])
            }
        }
    }

    static func cut(_ family: Set<Int>, from places: inout [Place]) {
        if let height = places.firstIndex(where: { family.contains($0.flow) }) {
            places.removeSubrange(height...)
        }
        for height in places.indices {
            for tab in places[height].tabs.indices {
                cut(family, from: &places[height].tabs[tab])
            }
        }
    }
}
