import Navigation

/// One thing that a random sequence does. Screens and coordinators are numbers here; the model and
/// the playground each know what they mean by them.
indirect enum Step {
    case start(Int, under: Int?, as: Placement?)
    case show(Int, by: Int)
    case showTabs([[Step]], by: Int)
    case setStack([Int], by: Int)
    case pop
    case popToRoot
    case popTo(Int)
    case dismiss
    case back
    case selectTab(Int)
    case leave(Int)
    case transaction([Step])
    /// A transaction whose failure goes no further.
    case attempt([Step])
    case fail
    /// Something that is done on behalf of a screen.
    case acting(Int, Step)
    case answer(Int, Bool)
    /// The screen does not keep its question any more.
    case drop(Int)
}

/// What the coordinators and screens of one sequence do when they are asked.
struct Cast {
    /// What a coordinator does in `start`.
    var scripts: [Int: [Step]] = [:]
    /// What a coordinator does in `didLeave`, the first time.
    var handlers: [Int: [Step]] = [:]
}

/// What can be seen of a tree, in terms that the model and the playground share.
struct Outline: Equatable {
    indirect enum Shape: Equatable {
        case screen(Int, owner: Int)
        case tabs([[Shape]], selected: Int, owner: Int)
    }

    struct Layer: Equatable {
        var shapes: [Shape]
        /// The number of a screen, or -1 less the owner of tabs.
        var presenter: Int?
    }

    var layers: [Layer] = []
    var visible: Int?
    var canGoBack = false
    var coordinators: Set<Int> = []
}
