import Navigation

/// What a place is called; the nameless ones are called nothing.
enum PlaceName: Equatable {
    case room(Int)
    case hall

    var record: RouteRecord {
        switch self {
        case .room(let number): RoomRoute(number: number).record
        case .hall: HallRoute().record
        }
    }
}

/// One thing that happens in a story. Flows are numbers that are given out once; the places of flow
/// 7 are 70, and for a hall 79 with 70 and 71 in its tabs.
indirect enum StoryStep {
    case enter(PlaceName?, Int, under: Int, as: Placement?)
    /// The same for a result; always a room.
    case run(Int, Int, under: Int, as: Placement?)
    case finish(Int, with: Int)
    /// The task that waits is cancelled.
    case cancel(Int)
    case back
    /// Answers what a place has asked last.
    case answer(Int, Bool)
    case drop(Int)
    case pop
    case popTo(Int)
    case popToRoot
    case dismiss
    case selectTab(Int)
    case leave(Int)
    /// Rooms, and a flow for each of them.
    case open([Int], [Int])
    /// A link whose first place takes time, until one of these two.
    case openSlowly([Int], [Int])
    case goOnOpening
    case cancelOpening
    /// Everything is replaced by a new session with this number.
    case endSession(Int)
    case refused([StoryStep])
    case close
    /// On behalf of a place.
    case acting(Int, StoryStep)
}

/// How a place answers Back.
enum Mode { case allows, refuses, asks }
