import Navigation

/// What is done to places within places.
extension ReferenceModel {
    static func popInnermost(_ places: inout [Place]) -> Bool {
        if case .tabs(var stacks, let selected, let owner, let serial)? = places.last,
            popInnermost(&stacks[selected])
        {
            places[places.count - 1] = .tabs(
                stacks, selected: selected, owner: owner, serial: serial)
            return true
        }
        guard places.count > 1 else { return false }
        places.removeLast()
        return true
    }

    static func reveal(_ screen: Int, in places: inout [Place]) -> Bool {
        for (height, place) in places.enumerated() {
            switch place {
            case .screen(screen, _, _):
                places.removeSubrange((height + 1)...)
                return true
            case .screen: continue
            case .tabs(var stacks, _, let owner, let serial):
                for index in stacks.indices where reveal(screen, in: &stacks[index]) {
                    places.removeSubrange(height...)
                    places.append(.tabs(stacks, selected: index, owner: owner, serial: serial))
                    return true
                }
            }
        }
        return false
    }

    static func select(_ index: Int, in places: inout [Place]) throws(NavigationError) -> Bool {
        guard case .tabs(var stacks, let selected, let owner, let serial)? = places.last else {
            return false
        }
        var choice = selected
        if try !select(index, in: &stacks[selected]) {
            guard stacks.indices.contains(index) else { throw .noSuchTab(index) }
            choice = index
        }
        places[places.count - 1] = .tabs(stacks, selected: choice, owner: owner, serial: serial)
        return true
    }

    static func cut(_ family: Set<Int>, from places: inout [Place]) {
        for (height, place) in places.enumerated() {
            if family.contains(place.owner) {
                places.removeSubrange(height...)
                return
            }
            guard case .tabs(var stacks, let selected, let owner, let serial) = place else {
                continue
            }
            for index in stacks.indices { cut(family, from: &stacks[index]) }
            places[height] = .tabs(stacks, selected: selected, owner: owner, serial: serial)
        }
    }

    mutating func select(_ index: Int, ofTabs tabs: Int) throws(NavigationError) {
        func edit(_ place: Place) -> Place {
            guard case .tabs(let stacks, let selected, let owner, let serial) = place else {
                return place
            }
            return .tabs(
                stacks.map { $0.map(edit) }, selected: serial == tabs ? index : selected,
                owner: owner, serial: serial
            )
        }
        try change { layers throws(NavigationError) in
            for layer in layers.indices { layers[layer].places = layers[layer].places.map(edit) }
        }
    }
}
